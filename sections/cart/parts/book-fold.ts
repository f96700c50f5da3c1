/** The words of a long address book, wherever one of it is chosen for a delivery. */
export const bookFold = { title: 'アドレス帳のほかのお届け先から選ぶ', label: 'お名前やご住所で絞り込む' } as const;
