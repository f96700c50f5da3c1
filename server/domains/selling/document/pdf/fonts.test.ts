import { describe, expect, it } from 'vitest';
import { documentFonts } from './fonts';

/** The kanji of a table of 94 by 94 characters, as an encoding reads its bytes. */
const kanjiOf = (encoding: string, ...before: number[]): string[] => {
  const decoder = new TextDecoder(encoding);
  const bytes = Array.from({ length: 94 }, (_, index) => 0xa1 + index);
  return bytes
    .flatMap((row) => bytes.map((cell) => decoder.decode(Uint8Array.of(...before, row, cell))))
    .filter((text) => /^\p{Script=Han}$/u.test(text));
};

describe('[order.documents] the fonts of the documents', () => {
  it('have the kanji of Japanese names: those of JIS X 0208 and 0212, and of the family registers’ commonest others', () => {
    const [usual, further] = [kanjiOf('euc-jp'), kanjiOf('euc-jp', 0x8f)];
    expect(usual.length).toBeGreaterThan(6_300);
    expect(further.length).toBeGreaterThan(5_700);
    expect(documentFonts().missingOf([...usual, ...further].join(''))).toEqual([]);
    expect(documentFonts().missingOf('髙﨑𠮷𡈽𣘺濵栁葛祇辻邉邊齋嵜桒槗㐂𠮟𢌞𦚰㈱〓')).toEqual([]);
  });

  it('show a form of a character as the character itself, and what has no sign of its own as nothing', () => {
    expect(documentFonts().shown('葛\u{E0100}城・辻\u{E0101}・神\uFE00')).toBe('葛城・辻・神'.normalize('NFC'));
    expect(documentFonts().missingOf('葛\u{E0100}城')).toEqual([]);
  });

  it('have no emoji, and leave them out of a text that says more', () => {
    expect(documentFonts().missingOf('山田🎀👍🎀')).toEqual(['🎀', '👍']);
    expect(documentFonts().shown('山田🎀👨‍👩‍👧 花子')).toBe('山田 花子');
    expect(documentFonts().shown('🎀')).toBe('〓');
  });
});
