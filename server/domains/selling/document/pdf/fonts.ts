/**
 * The fonts of the documents: Noto Sans JP (SIL Open Font License), of which a document carries the characters that it
 * shows. Read with the first document and kept: eleven megabytes.
 */
import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const files = {
  regular: require.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
} as const;
export type FontName = keyof typeof files;

export interface DocumentFonts {
  readonly buffers: Readonly<Record<FontName, Buffer>>;
  /** From the top of a line to what its letters stand on, as a share of their size; the same in all of them. */
  readonly ascent: number;
  /**
   * What can be shown of a text: a character that no font has is 〓, as printers have always set it. Emoji, which no printer
   * has ever set, are left out, unless the text is nothing else.
   */
  shown(text: string): string;
  /** The characters of a text that cannot be shown, each once. */
  missingOf(text: string): readonly string[];
}

/** Joiners, variation selectors: they say how the character before them looks, and are nothing by themselves. */
const unseen = /\p{Default_Ignorable_Code_Point}/u;
const missing = '〓';
const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20E3]/u;

const load = (): DocumentFonts => {
  const buffers = { regular: readFileSync(files.regular), bold: readFileSync(files.bold) };
  // One file, and no collection of fonts.
  const font = create(buffers.regular) as Font;
  const shownAs = (character: string): string =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : unseen.test(character) ? '' : missing;
  const charactersOf = (text: string): string[] => Array.from(text.normalize('NFC'));
  const isMissing = (character: string): boolean => character !== missing && shownAs(character) === missing;
  const setIn = (characters: readonly string[]): string => characters.map(shownAs).join('');
  return {
    buffers,
    ascent: font.ascent / font.unitsPerEm,
    shown: (text) => {
      const characters = charactersOf(text);
      const plain = setIn(characters.filter((character) => !(isMissing(character) && emoji.test(character))));
      return plain.trim() === '' ? setIn(characters) : plain;
    },
    missingOf: (text) => [...new Set(charactersOf(text).filter(isMissing))],
  };
};

let loaded: DocumentFonts | undefined;
export const documentFonts = (): DocumentFonts => (loaded ??= load());
