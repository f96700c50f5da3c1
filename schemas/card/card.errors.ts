import type { ErrorTexts } from '../contract/errors';
import { mostCards } from './most-cards';

export const cardErrors = {
  'card.not-found': { status: 404, message: 'このカードは登録されていません。' },
  'card.full': {
    status: 422,
    message: `登録できるカードは${mostCards}枚までです。お使いにならないカードを削除してから、もう一度お試しください。`,
  },
  'card.not-kept': {
    status: 422,
    message: 'このカードは登録できませんでした。カード情報をもう一度ご入力ください。',
  },
} as const satisfies ErrorTexts;
