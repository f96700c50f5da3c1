/** What the events of flows are made of: `schemas/<group>/<flow>.flow-events.ts`, which `npm run index` finds. */

/** An event without more than its type. */
export const bareEvent = <const T extends string>(type: T) =>
  ({ properties: { type: { const: type } }, required: ['type'], additionalProperties: false }) as const;

/** What stands in a form's fields. */
export const typedValues = {
  type: 'object',
  maxProperties: 200,
  additionalProperties: { type: 'string', maxLength: 10_000 },
  description: 'What stands in its fields, hidden ones included, as a plain post would send it',
} as const;

/** The name of a form, as of src/actions. */
export const actionName = {
  type: 'string',
  pattern: '^[a-z]+(?:-[a-z]+)*$',
  description: 'Its name, as of src/actions',
} as const;
