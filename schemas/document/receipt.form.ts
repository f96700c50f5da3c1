import { defineForm } from '../contract/define-form';
import { receiptInfo } from './receipt';

/** Whom a receipt is made out to, and for what. Whose it is stands beside the form. */
export const receiptForm = defineForm({
  schema: {
    $id: 'receipt',
    title: '領収書の宛名',
    type: 'object',
    properties: receiptInfo.properties,
    required: receiptInfo.required,
    additionalProperties: false,
  },
  lines: [['name'], ['note']],
});
