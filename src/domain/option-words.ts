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

/** What was written, in a mail: no line of it can pass for one of the shop's, as a mail goes to whom anybody names. */
export const quotedLines = (text: string): readonly string[] => linesOf(text).map((line) => `｜${line}`);

/** The same on a document, which only its orderer asks for: as it is broken on the card, apart from the shop's words. */
export const setInLines = (text: string): readonly string[] => linesOf(`「${text}」`).map((line) => `　${line}`);

/**
 * Line by line, for what is sent and printed.
 *
 * @param about what stands behind the first line
 * @param written how what was written in several lines is marked as that
 */
export const doneLines = (
  accessory: Done,
  about: string,
  written: (text: string) => readonly string[],
): readonly string[] => {
  const { done, written: texts } = doneAndWritten(accessory);
  return [oneLine(`${done}${about}`), ...texts.flatMap(({ title, text }) => [`${oneLine(title)}：`, ...written(text)])];
};
