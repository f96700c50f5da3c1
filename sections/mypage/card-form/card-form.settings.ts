import { defineSettings } from '../../../src/layout/define-settings';
import { paymentServiceCode } from '../../../src/layout/settings/payment-service-code';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

const { properties, ...schema } = titleAndNote('見出しの下の一言');

export const cardFormSettings = defineSettings({
  id: 'card-form',
  version: 1,
  title: 'カードの追加',
  pages: ['mypage.card-add'],
  limit: 1,
  essential: true,
  schema: {
    ...schema,
    properties: { ...properties, serviceCode: paymentServiceCode },
    required: [...schema.required, 'serviceCode'],
  },
});
