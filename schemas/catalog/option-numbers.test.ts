import { describe, expect, it } from 'vitest';
import { numberFault, numberHint } from './option-numbers';

const range = { minimum: 45, maximum: 95, unit: 'cm' } as const;
const inseam = { type: 'number', name: 'inseam', title: '股下', is_required: true, ...range } as const;

describe('a number of an option', () => {
  it('says its limits with their unit before what the shop says', () => {
    expect(numberHint(inseam)).toBe('45cmから95cmまで');
    expect(numberHint({ ...inseam, hint: '裾までです' })).toBe('45cmから95cmまで。裾までです');
  });
  it('is refused beyond them, with the unit', () => {
    expect(numberFault(inseam, '96')).toBe('股下は95cm以下で入力してください。');
    expect(numberFault(inseam, '４４')).toBe('股下は45cm以上で入力してください。');
    for (const text of ['45', '９５', '', '　', '七十', '70.5']) expect(numberFault(inseam, text)).toBeUndefined();
  });
});
