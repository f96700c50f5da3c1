import * as field from '../../schemas/contract/fields';

/** Ten of each: katakana, telephone numbers and plain names; longer than any form of the shop. */
const kinds = { kana: field.fullNameKana, phone: field.phone, city: field.city } as const;

const fields = Array.from({ length: 10 }, (_, at) =>
  Object.entries(kinds).map(([name, one]) => [`${name}_${at}`, { ...one, title: `${one.title}${at + 1}` }] as const),
).flat();

const names = fields.map(([name]) => name);

export const thirtyForm = {
  schema: {
    $id: 'thirty',
    title: '三十の項目',
    type: 'object',
    properties: Object.fromEntries(fields),
    required: names,
    additionalProperties: false,
  },
  lines: names.map((name) => [name]),
  isSecret: true,
} as const;
