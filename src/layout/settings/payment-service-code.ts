/** Which payment service takes a card that is typed in. */
export const paymentServiceCode = {
  type: 'string',
  title: 'カード決済サービスのコード',
  maxLength: 40,
  pattern: '^[a-z][a-z0-9-]*$',
  default: 'sandbox',
} as const;
