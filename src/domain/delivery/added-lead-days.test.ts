import { expect, it } from 'vitest';
import { addedLeadDays, chosenLeadDays, requiredLeadDays } from './added-lead-days';

const option = (key: string, days: number, scope: 'line' | 'shipping' = 'line', isRequired = false) => ({
  ...{ key, scope, lead_days: days, is_required: isRequired },
});

it('[cart.leadtime] takes the longest of what is done to goods, and then the longest of what is done to an address', () => {
  expect(addedLeadDays([])).toBe(0);
  expect(addedLeadDays([option('a', 2), option('b', 5), option('c', 1, 'shipping'), option('d', 3, 'shipping')])).toBe(
    8,
  );
});

it('takes what goods are never sold without, and so much more as what was chosen takes longer', () => {
  const options = [option('label', 2, 'line', true), option('hem', 1), option('name', 5)];
  expect(requiredLeadDays(options)).toBe(2);
  expect(['hem', 'name', 'none'].map((key) => chosenLeadDays(options, [key]))).toEqual([0, 3, 0]);
});
