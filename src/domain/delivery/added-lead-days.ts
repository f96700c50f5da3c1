import type { ProductOption } from '../../../schemas/catalog/product-option';

export type DoneInDays = Pick<ProductOption, 'scope' | 'lead_days'>;

const longest = (done: readonly DoneInDays[]): number => Math.max(0, ...done.map(({ lead_days: days }) => days));

/**
 * Business days on top of those of the goods: what is done to goods is done side by side, and then what is done to all that
 * goes to one address.
 */
export const addedLeadDays = (done: readonly DoneInDays[]): number =>
  longest(done.filter(({ scope }) => scope === 'line')) + longest(done.filter(({ scope }) => scope === 'shipping'));

/** The same of what goods are never sold without. */
export const requiredLeadDays = (options: readonly (DoneInDays & Pick<ProductOption, 'is_required'>)[] = []): number =>
  addedLeadDays(options.filter(({ is_required: isRequired }) => isRequired));

/** What it takes on top of that to do what was chosen. */
export const chosenLeadDays = (
  options: readonly (DoneInDays & Pick<ProductOption, 'key' | 'is_required'>)[],
  chosen: readonly string[],
): number =>
  addedLeadDays(options.filter(({ key, is_required: isRequired }) => isRequired || chosen.includes(key))) -
  requiredLeadDays(options);
