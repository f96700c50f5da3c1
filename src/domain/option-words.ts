import type { CartAccessory } from '../../schemas/cart/cart-line';
import { linesOf, oneLine } from '../lib/one-line';

type Done = Pick<CartAccessory, 'name' | 'words'>;

/** What is done to goods, in words: ネーム刺繍（お名前：山田、書体：明朝） */
export const doneWords = ({ name, words }: Done): string =>
  words.length === 0 ? name : `${name}（${words.map(({ title, text }) => `${title}：${text}`).join('、')}）`;

/** Whether it was written in several lines, such as a card's message. */
export const isWritten = ({ text }: Done['words'][number]): boolean => text.includes('\n');

/** In a mail no line of what was written can pass for one of the shop's, as a mail goes to whom anybody names. */
const quotedLines = (text: string): readonly string[] => linesOf(text).map((line) => `｜${line}`);

/** For a mail: what is done, and below it a detail a line. @param about what stands behind the first line */
export const doneBelow = ({ name, words }: Done, about: string): readonly string[] => [
  oneLine(`${name}${about}`),
  ...words
    .flatMap((word) =>
      isWritten(word)
        ? [`${oneLine(word.title)}：`, ...quotedLines(word.text)]
        : oneLine(`${word.title}：${word.text}`),
    )
    .map((line) => `　${line}`),
];

/** The same on a document, which only its orderer asks for: as it is broken on the card, apart from the shop's words. */
export const setInLines = (text: string): readonly string[] => linesOf(`「${text}」`).map((line) => `　${line}`);

/**
 * Line by line, for what is printed.
 *
 * @param about what stands behind the first line
 * @param written how what was written in several lines is marked as that
 */
export const doneLines = (
  accessory: Done,
  about: string,
  written: (text: string) => readonly string[],
): readonly string[] => {
  const { name, words } = accessory;
  const done = doneWords({ name, words: words.filter((word) => !isWritten(word)) });
  const texts = words.filter(isWritten);
  return [oneLine(`${done}${about}`), ...texts.flatMap(({ title, text }) => [`${oneLine(title)}：`, ...written(text)])];
};
