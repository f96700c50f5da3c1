/**
 * A look at a JSON text before it is parsed: how deep it nests, and which keys stand twice in one object, since
 * JSON.parse keeps the last of them silently. No recursion. Whether the text is JSON at all is left to JSON.parse.
 */

export interface JsonScan {
  readonly levels: number;
  readonly duplicateKeys: readonly string[];
}

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/** Position of the closing quote of the string that opens at `start`; the text's length if there is none. */
const endOfString = (text: string, start: number): number => {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === backslash) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
};

/** The same key may be written with and without escapes. */
const decodeKey = (raw: string): string => {
  if (!raw.includes('\\')) return raw;
  try {
    return String(JSON.parse(`"${raw}"`));
  } catch {
    return raw; // JSON.parse will refuse the whole text
  }
};

const isKeyEnd = (text: string, end: number): boolean => {
  let at = end + 1;
  while (isSpace(text.charCodeAt(at))) at += 1;
  return text.charCodeAt(at) === colon;
};

/** Stops at `maxLevels + 1`: what lies deeper does not matter any more. */
export const scanJson = (text: string, maxLevels: number): JsonScan => {
  const open: (Set<string> | null)[] = [];
  const duplicateKeys: string[] = [];
  let levels = 0;
  for (let at = 0; at < text.length && levels <= maxLevels; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      const end = endOfString(text, at);
      const keys = open.at(-1);
      if (keys && isKeyEnd(text, end)) {
        const key = decodeKey(text.slice(at + 1, end));
        if (keys.has(key)) duplicateKeys.push(key);
        keys.add(key);
      }
      at = end;
    } else if (code === openBrace || code === openBracket) {
      open.push(code === openBrace ? new Set() : null);
      levels = Math.max(levels, open.length);
    } else if (code === closeBrace || code === closeBracket) open.pop();
  }
  return { levels, duplicateKeys };
};
