/** Of an order for the screen after it: it stands in addresses and in a cookie's name. */
export const orderId = { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$', 'x-personal': 'token' } as const;

/** How a call names the order that the screen after it shows. */
export const ofOrder = {
  type: 'object',
  properties: { id: { ...orderId, description: '`id` of the order, which is not its number' } },
  required: ['id'],
  additionalProperties: false,
} as const;

/** As numbers of orders are given (server/domains/selling/order/rows/numbers.ts). */
export const orderNumber = { type: 'string', pattern: '^[0-9]{6}-[0-9]{6}$', 'x-personal': 'number' } as const;

/** How a call names an order that somebody looks up. */
export const ofNumber = {
  type: 'object',
  properties: { no: { ...orderNumber, description: '`order_no`, such as 261120-482913' } },
  required: ['no'],
  additionalProperties: false,
} as const;
