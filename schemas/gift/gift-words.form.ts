import { defineForm } from '../contract/define-form';
import { socialGift } from '../cart/gift-words';

/** What is said with a social gift. */
export const giftWordsForm = defineForm({
  schema: { ...socialGift, $id: 'gift-words', title: 'ソーシャルギフト' },
  lines: [['receiver_name'], ['sender_name'], ['message']],
});
