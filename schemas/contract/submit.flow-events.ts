/** What a shopper does to a form that only sends (flows/submit), as data: its machine takes these events, and scenarios name them. */
import { actionName, bareEvent, typedValues, type FlowDefinition } from './flow-event';

const submitEvent = {
  title: 'SubmitEvent',
  type: 'object',
  discriminator: { propertyName: 'type' },
  oneOf: [
    {
      description: 'The form is sent; a card’s fields, which no plain post has, come with `user-card`',
      properties: { type: { const: 'submit' }, form: actionName, values: typedValues },
      required: ['type', 'form', 'values'],
      additionalProperties: false,
    },
    bareEvent('retry'),
  ],
} as const;

/** It draws nothing from answers but their errors, of which a browser's record keeps the sentence whatever is asked. */
export const submitFlow = { event: submitEvent, asks: [] } as const satisfies FlowDefinition;
