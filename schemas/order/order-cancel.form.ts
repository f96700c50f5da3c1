import { defineForm } from '../contract/define-form';
import { cancelReason } from '../contract/fields';

/** Cancelling an order: why, if the member says so. Which one stands beside the form. */
export const orderCancelForm = defineForm({
  schema: {
    $id: 'order-cancel',
    title: 'ご注文のキャンセル',
    type: 'object',
    properties: {
      cancel_reason: { ...cancelReason, default: '', 'x-hint': '例：数量をまちがえた、ほかの商品に変えたい' },
    },
    required: [],
    additionalProperties: false,
  },
  lines: [['cancel_reason']],
});
