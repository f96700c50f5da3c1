import { defineSettings } from '../../../src/layout/define-settings';

export const confirmationSettings = defineSettings({
  id: 'confirmation',
  version: 1,
  title: '最終確認と注文の確定',
  pages: ['cart.confirm'],
  canStandInColumn: true,
  limit: 1,
  essential: true,
  slots: {
    lead: { accepts: ['message', 'free-text'], limit: 2 },
    cancellation: { accepts: ['message', 'free-text'], limit: 2 },
  },
  schema: {
    type: 'object',
    properties: {
      applicationPeriod: {
        type: 'string',
        title: '申込みの期間（定めがあるとき）',
        maxLength: 200,
        default: '',
      },
      cancellation: {
        type: 'string',
        title: '申込みの撤回・解除',
        minLength: 1,
        maxLength: 400,
        // The law wants it in view: blanks are no text.
        pattern: '\\S',
        default:
          '発送の前でしたら、ご注文の画面、お電話、メールで、ご注文の取り消しを承ります。返品・交換の条件は、特定商取引法に基づく表記をご覧ください。',
      },
    },
    required: ['applicationPeriod', 'cancellation'],
    additionalProperties: false,
  },
});
