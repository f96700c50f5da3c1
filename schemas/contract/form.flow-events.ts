/** What becomes of a form that is drawn from its schema (src/forms) before it is sent, as data: scenarios name it. */
import { errorBody } from './errors';
import { actionName, bareEvent, typedValues, type FlowDefinition } from './flow-event';
import type { Infer } from './json-schema';

const formEvent = {
  title: 'FormEvent',
  type: 'object',
  discriminator: { propertyName: 'type' },
  oneOf: [
    {
      properties: {
        type: { const: 'refuse' },
        errors: {
          ...errorBody.properties.errors,
          maxProperties: 50,
          propertyNames: { pattern: '^\\w{0,60}$' },
          description: 'What the form says at its fields, by their names; of the whole form under an empty one',
        },
        values: { ...typedValues, description: 'What stood in its fields then' },
        isLeft: { const: true, description: 'Nothing was pressed: it is said at fields that were left, and not above' },
      },
      required: ['type', 'errors'],
      additionalProperties: false,
    },
    {
      description: 'It is filled in, to be read once more before it is sent, or as it stands when its screen is left',
      properties: {
        type: { const: 'fill' },
        values: typedValues,
        form: { ...actionName, description: 'Its fields are the browser’s own: its name, as of src/actions' },
      },
      required: ['type', 'values'],
      additionalProperties: false,
    },
    { description: 'What was read once more is changed after all', ...bareEvent('back') },
  ],
} as const;
export type FormEvent = Infer<typeof formEvent>;

export const formFlow = { event: formEvent, asks: [] } as const satisfies FlowDefinition;
