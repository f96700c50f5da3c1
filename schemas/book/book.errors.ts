import type { ErrorTexts } from '../contract/errors';
import { mostAddresses } from './most-addresses';

export const bookErrors = {
  'book.not-found': { status: 404, message: 'このお届け先は、アドレス帳から削除されています。' },
  'book.full': {
    status: 422,
    message: `アドレス帳に登録できるのは${mostAddresses}件までです。お使いにならないお届け先を削除してから、もう一度お試しください。`,
  },
} as const satisfies ErrorTexts;
