/** What a shopper does to the flow of the checkout (flows/checkout), as data: its machine takes these events, and scenarios name them. */
import { actionName, bareEvent, typedValues, type FlowDefinition } from '../contract/flow-event';

const checkoutEvent = {
  title: 'CheckoutEvent',
  type: 'object',
  discriminator: { propertyName: 'type' },
  oneOf: [
    {
      description: 'A step’s form is sent; a card’s fields, which no plain post has, come with `payment`',
      properties: {
        type: { const: 'submit' },
        form: actionName,
        values: typedValues,
      },
      required: ['type', 'form', 'values'],
      additionalProperties: false,
    },
    {
      properties: {
        type: { const: 'decide' },
        fingerprint: {
          type: 'string',
          maxLength: 200,
          description: 'Of the cart that is in view when the button is pressed: that is ordered and nothing else',
        },
      },
      required: ['type', 'fingerprint'],
      additionalProperties: false,
    },
    bareEvent('retry'),
  ],
} as const;

export const checkoutFlow = {
  event: checkoutEvent,
  // Its forms look up towns.
  asks: ['cart', 'cart.payments', 'order.paymentService', 'address.postalCode'],
} as const satisfies FlowDefinition;
