import { defineForm } from '../contract/define-form';
import { cardExpiration } from '../contract/fields';
import type { Infer } from '../contract/json-schema';

/** Goes from the browser to the payment service only (rule cart.card); no call of the shop takes it. */
export const cardForm = defineForm({
  schema: {
    $id: 'card',
    title: 'クレジットカード',
    type: 'object',
    properties: {
      ccNumber: {
        type: 'string',
        title: 'カード番号',
        minLength: 1,
        pattern: '^\\d{4}[ -]?\\d{4}[ -]?\\d{4}[ -]?\\d{2,7}$',
        'x-check-digit': true,
        'x-kind': 'card-number',
        'x-normalize': 'digits',
        'x-autocomplete': 'cc-number',
        'x-personal': 'token',
      },
      ccName: {
        type: 'string',
        title: 'カード名義',
        minLength: 1,
        maxLength: 45,
        pattern: "^[A-Za-z][A-Za-z .,'-]*$",
        'x-kind': 'card-name',
        'x-normalize': 'width',
        'x-hint': '半角ローマ字（例：TARO YAMADA）',
        'x-autocomplete': 'cc-name',
        'x-personal': 'name',
      },
      ccExpiration: { ...cardExpiration, 'x-not-expired': true },
      securityCode: {
        type: 'string',
        title: 'セキュリティコード',
        minLength: 1,
        pattern: '^\\d{3,4}$',
        'x-kind': 'security-code',
        'x-normalize': 'digits',
        'x-hint': 'カード裏面の3桁、または表面の4桁',
        'x-autocomplete': 'cc-csc',
        'x-personal': 'token',
      },
    },
    required: ['ccNumber', 'ccName', 'ccExpiration', 'securityCode'],
    additionalProperties: false,
  },
  lines: [['ccNumber'], ['ccName'], ['ccExpiration', 'securityCode']],
  isSecret: true,
});

export type CardForm = Infer<(typeof cardForm)['schema']>;
