import type { CartAccessory } from '../../schemas/cart/cart';

/** What is done to goods, in words: ネーム刺繍（お名前：山田、書体：明朝） */
export const doneWords = ({ name, words }: Pick<CartAccessory, 'name' | 'words'>): string =>
  words.length === 0 ? name : `${name}（${words.map(({ title, text }) => `${title}：${text}`).join('、')}）`;
