/** The words of a long address book, wherever one of it is looked for. */
import type { UserAddress } from '../../../schemas/book/book';

const label = 'お名前・フリガナ・ご住所・電話番号で絞り込む';
export const bookFold = { title: 'アドレス帳のほかのお届け先から選ぶ', label } as const;

/** What an address is found by, besides what is shown of it. */
export const bookWords = (
  { shipping_kana: kana, phone_number: phone, cell_phone_number: mobile }: UserAddress,
  shown: string,
): string => [shown, kana, phone, mobile].join('\n');
