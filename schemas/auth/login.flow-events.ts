/** What a shopper does to the flow of the login (flows/login), as data: its machine takes these events, and scenarios name them. */
import { bareEvent, typedValues, type FlowDefinition } from '../contract/flow-event';

const sent = <const T extends string>(type: T) =>
  ({
    properties: { type: { const: type }, values: typedValues },
    required: ['type', 'values'],
    additionalProperties: false,
  }) as const;

const loginEvent = {
  title: 'LoginEvent',
  type: 'object',
  discriminator: { propertyName: 'type' },
  description:
    'Name and password, or the code, are sent; the account of another channel is linked; another code is wanted',
  oneOf: [sent('login'), sent('code'), bareEvent('link'), bareEvent('resend'), bareEvent('back')],
} as const;

export const loginFlow = { event: loginEvent, asks: ['auth'] } as const satisfies FlowDefinition;
