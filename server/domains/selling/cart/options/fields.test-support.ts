/** What tests' shops ask for. */
import type { OptionField } from '../../../../../schemas/catalog/product-option';

export const fieldsOfName: readonly OptionField[] = [
  { type: 'text', name: 'name', title: '刺繍するお名前', is_required: true, max_length: 6, letters: 'japanese', preview_by: 'face', other_faces: true },
  {
    type: 'choice',
    name: 'face',
    title: '書体',
    is_required: true,
    choices: [
      { value: 'kaisho', label: '楷書', price_jpy: 0, face: 'kaisho' },
      { value: 'mincho', label: '明朝', price_jpy: 110, face: 'mincho' },
    ],
  },
]; // prettier-ignore

export const fieldsOfHem: readonly OptionField[] = [
  { type: 'number', name: 'inseam', title: '股下', is_required: true, minimum: 50, maximum: 90, unit: 'cm' },
];

export const fieldsOfNoshi: readonly OptionField[] = [
  { type: 'text', name: 'giver', title: '名入れ', is_required: false, max_length: 20, letters: 'any' },
];

export const fieldsOfCard: readonly OptionField[] = [
  { type: 'text', name: 'words', title: 'メッセージ', is_required: true, max_length: 100, letters: 'any' },
];
