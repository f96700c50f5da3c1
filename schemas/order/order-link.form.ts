import { defineForm } from '../contract/define-form';
import { email } from '../contract/fields';

/** An order’s number as people type it, who leave the hyphen out. */
const typedOrderNumber = {
  type: 'string',
  title: 'ご注文番号',
  minLength: 1,
  pattern: '^[0-9]{6}-?[0-9]{6}$',
  'x-normalize': 'digits',
  'x-hint': 'ご注文時の画面とメールにある12桁の番号（例：261120-482913）',
  'x-personal': 'number',
} as const;

/** Of which order the link is mailed once more, and the mail address that it was ordered with. */
export const orderLinkForm = defineForm({
  schema: {
    $id: 'order-link',
    title: 'ご注文画面のリンク',
    type: 'object',
    properties: { order_no: typedOrderNumber, email },
    required: ['order_no', 'email'],
    additionalProperties: false,
  },
  lines: [['order_no'], ['email']],
});
