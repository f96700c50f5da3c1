/** What becomes of a form that is drawn from its schema (src/forms) and has something wrong before it is sent, as data: scenarios name it. */
import { errorBody } from './errors';

export const formEvent = {
  title: 'FormEvent',
  type: 'object',
  properties: {
    type: { const: 'refuse' },
    errors: {
      ...errorBody.properties.errors,
      maxProperties: 50,
      propertyNames: { pattern: '^\\w{0,60}$' },
      description: 'What the form says at its fields, by their names; of the whole form under an empty one',
    },
  },
  required: ['type', 'errors'],
  additionalProperties: false,
} as const;
