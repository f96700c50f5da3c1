import type { CartAccessory } from '../../schemas/cart/cart-line';
import { linesOf, oneLine } from '../lib/one-line';

type Done = Pick<CartAccessory, 'name' | 'words'>;

/** What is done to goods, in words: ネーム刺繍（お名前：山田、書体：明朝） */
export const doneWords = ({ name, words }: Done): string =>
  words.length === 0 ? name : `${name}（${words.map(({ title, text }) => `${title}：${text}`).join('、')}）`;

/** The same with what was written in several lines, such as a card's message, apart. */
export const doneAndWritten = ({ name, words }: Done) => {
  const isWritten = ({ text }: Done['words'][number]) => text.includes('\n');
  return {
    done: doneWords({ name, words: words.filter((word) => !isWritten(word)) }),
    written: words.filter(isWritten),
  };
};

/**
 * Line by line, for what is sent and printed. What was written is marked as that: no line of it can pass for one of the
 * shop's, as a mail goes to whom anybody names.
 *
 * @param about what stands behind the first line
 */
export const doneLines = (accessory: Done, about: string): readonly string[] => {
  const { done, written } = doneAndWritten(accessory);
  return [
    oneLine(`${done}${about}`),
    ...written.flatMap(({ title, text }) => [`${oneLine(title)}：`, ...linesOf(text).map((line) => `｜${line}`)]),
  ];
};
