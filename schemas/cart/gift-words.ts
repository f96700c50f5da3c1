/** What is said with a social gift, by whoever orders it. Apart from the gift: carts and orders hold it. */
import { lineUpTo } from '../contract/fields';
import type { Infer } from '../contract/json-schema';

/**
 * waiting: paid for, and nobody has said yet where it goes. received: they have. expired: nobody did in time, its money
 * goes back. cancelled: whoever ordered, or the shop, took it back.
 */
export const giftStatuses = ['waiting', 'received', 'expired', 'cancelled'] as const;
export type GiftStatus = (typeof giftStatuses)[number];

export const giftWords = {
  receiver_name: {
    ...lineUpTo(50),
    'x-printable': true,
    title: '受け取る方のお名前',
    'x-personal': 'name',
    'x-hint': '受け取りの画面に「○○様」と表示されます。',
  },
  sender_name: {
    ...lineUpTo(50),
    'x-printable': true,
    title: '贈り主のお名前',
    'x-personal': 'name',
    'x-hint': '受け取りの画面とお届けの伝票に記載されます。',
  },
  message: {
    type: 'string',
    title: 'メッセージ',
    maxLength: 300,
    not: { pattern: '[^\\P{Cc}\\n]|[\\p{Cs}\\p{Bidi_Control}\\p{Noncharacter_Code_Point}\\u2028\\u2029]' },
    'x-kind': 'lines',
    'x-no-link': true,
    'x-personal': 'text',
    'x-hint': '300文字まで。受け取りの画面に表示されます。',
  },
} as const;

/** Of a cart that is bought as a social gift. */
export const socialGift = {
  title: 'SocialGift',
  type: 'object',
  description: 'ours: a cart with it is bought as a social gift: who receives it says where it goes',
  properties: giftWords,
  required: ['receiver_name', 'sender_name', 'message'],
  additionalProperties: false,
} as const;
export type SocialGift = Infer<typeof socialGift>;

/** The same of an order, for whoever ordered. */
export const orderedGift = {
  title: 'OrderedGift',
  type: 'object',
  properties: {
    ...giftWords,
    status: { type: 'string', enum: giftStatuses },
    expires_at: { type: 'string', format: 'date-time', 'x-personal': 'none' },
    link: {
      type: ['string', 'null'],
      'x-personal': 'token',
      description:
        'Its path, /social-gift/{token}/shipping, to be passed on with the shop’s address before it; null: it can be received no more, or its payment is not settled yet',
    },
  },
  required: ['receiver_name', 'sender_name', 'message', 'status', 'expires_at', 'link'],
  additionalProperties: false,
} as const;
export type OrderedGift = Infer<typeof orderedGift>;
