/**
 * Why a text is no JSON, in words by which whoever wrote it can mend it: what was expected, and where. It reads as far as the
 * first thing that is wrong.
 */
interface Fault {
  readonly offset: number;
  readonly message: string;
}

interface Token {
  readonly kind: '{' | '}' | '[' | ']' | ':' | ',' | 'text' | 'value';
  readonly text: string;
  readonly offset: number;
}

/** What comes next in it: a key, the colon behind one, a value, or a comma or the end. */
type Expected = 'key' | 'colon' | 'value' | 'end';

interface Open {
  readonly sign: '{' | '[';
  readonly offset: number;
}

const patterns = {
  blank: /[ \t\r\n]*/y,
  sign: /[{}[\]:,]/y,
  text: /"(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y,
  value: /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y,
  word: /[\w.+-]+/y,
} as const;

const matchAt = (pattern: RegExp, text: string, offset: number): string | null => {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? null;
};

/** Long ones say no more than their beginning. */
const shown = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** A text that is not closed, or in which something stands that has to be written otherwise. */
const textFault = (text: string, start: number): Fault => {
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\n' || sign === '\r') break;
    if (sign === '\\' && matchAt(/\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y, text, at) === null)
      return { offset: at, message: 'a \\ in a text is written \\\\' };
    if (sign === '\\') at += 1;
    else if (sign === '\t') return { offset: at, message: 'a tab in a text is written \\t' };
  }
  return { offset: start, message: 'the text that begins here has no " at its end, on the same line' };
};

const endsBefore = (sign: string): string => `the file has to end before this ${shown(sign)}: all is closed here`;

/** What is there where no token of JSON is. */
const signFault = (text: string, offset: number, expected: Expected | 'nothing'): Fault => {
  const sign = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  const word = matchAt(patterns.word, text, offset);
  if (sign === '"') return textFault(text, offset);
  if (/['`‘’“”„＂]/u.test(sign)) return { offset, message: `keys and texts stand in ", not in ${sign}` };
  if (sign === '/' || sign === '#') return { offset, message: 'JSON has no comments; take this one away' };
  if (word === null) return { offset, message: `no such sign as "${sign}" may stand outside of " and "` };
  if (expected === 'nothing') return { offset, message: endsBefore(word) };
  if (expected === 'key') return { offset, message: `a key stands in ", as in "${shown(word)}"` };
  if (/^[\d.+-]/.test(word))
    return { offset, message: `"${shown(word)}" is no number as JSON writes one, such as 0.5` };
  return { offset, message: `"${shown(word)}" is no value; a text stands in ", others are true, false and null` };
};

const tokenAt = (text: string, offset: number): Token | null => {
  const sign = matchAt(patterns.sign, text, offset);
  if (sign !== null) return { kind: sign as Token['kind'], text: sign, offset };
  for (const kind of ['text', 'value'] as const) {
    const found = matchAt(patterns[kind], text, offset);
    if (found !== null) return { kind, text: found, offset };
  }
  return null;
};

export interface Reading {
  readonly text: string;
  /** `line 3, column 5` */
  readonly told: (offset: number) => string;
}

const closing = { '{': '}', '[': ']' } as const;

const begins = ({ kind }: Token): boolean => !['}', ']', ':', ','].includes(kind);

const endFault = (around: Open | undefined, token: Token, last: Token, told: Reading['told']): Fault => {
  const { offset } = token;
  if (!around) return { offset, message: endsBefore(token.text) };
  const close = closing[around.sign];
  if (begins(token))
    return { offset: last.offset + last.text.length, message: `a comma is missing here, before ${shown(token.text)}` };
  if (token.kind === ':')
    return {
      offset,
      message: `"," or "${close}" was expected, not ":"; is a "${around.sign === '[' ? '{' : ','}" missing before ${shown(last.text)}?`,
    };
  return {
    offset,
    message: `"${close}" was expected, not "${token.kind}": it closes the ${around.sign} of ${told(around.offset)}`,
  };
};

const wrongToken = (expected: Exclude<Expected, 'end'>, token: Token, last: Token | null): Fault => {
  const { offset, kind } = token;
  if (last?.kind === ',' && (kind === '}' || kind === ']'))
    return { offset: last.offset, message: `nothing comes after this comma, before the ${kind}; take it away` };
  if (kind === ',') return { offset, message: 'there is a comma too many here' };
  if (expected === 'key')
    return { offset, message: `a key in ", such as "title", was expected, not ${shown(token.text)}` };
  if (expected === 'colon')
    return { offset, message: `":" was expected behind the key ${shown(last?.text ?? '')}, not ${shown(token.text)}` };
  return { offset, message: `a value was expected, not ${token.kind}` };
};

/** What is expected behind a token, or that it may not stand there. */
const step = (expected: Expected, token: Token, last: Token | null, open: Open[], told: Reading['told']) => {
  const { kind, offset } = token;
  const around = open.at(-1);
  const isEmpty = last !== null && last.kind === around?.sign;
  const closes = around !== undefined && kind === closing[around.sign];
  if (closes && (expected === 'end' || isEmpty)) {
    open.pop();
    return 'end';
  }
  if (expected === 'end') {
    if (kind === ',' && around) return around.sign === '{' ? 'key' : 'value';
    return endFault(around, token, last ?? token, told);
  }
  if (expected === 'key') return kind === 'text' ? 'colon' : wrongToken(expected, token, last);
  if (expected === 'colon') return kind === ':' ? 'value' : wrongToken(expected, token, last);
  if (kind === 'text' || kind === 'value') return 'end';
  if (kind !== '{' && kind !== '[') return wrongToken(expected, token, last);
  open.push({ sign: kind, offset });
  return kind === '{' ? 'key' : 'value';
};

const endOfFile = (last: Token | null, open: readonly Open[], { text, told }: Reading): Fault | null => {
  const around = open.at(-1);
  if (last === null)
    return { offset: 0, message: 'the file is empty; a scenario begins with { "format": "noren/scenario/1" }' };
  if (!around) return null;
  const offset = Math.min(text.length, last.offset + last.text.length);
  return {
    offset,
    message: `the file ends here, and "${closing[around.sign]}" is missing: it closes the ${around.sign} of ${told(around.offset)}`,
  };
};

/** Null: it is JSON. */
export const jsonFault = (reading: Reading): Fault | null => {
  const { text, told } = reading;
  if (/^\uFFFD|^.?\0/.test(text)) return { offset: 0, message: 'it cannot be read; save it as a plain text in UTF-8' };
  const open: Open[] = [];
  let expected: Expected = 'value';
  let last: Token | null = null;
  for (let at = 0; ;) {
    at += matchAt(patterns.blank, text, at)?.length ?? 0;
    if (at >= text.length) return endOfFile(last, open, reading);
    const token = tokenAt(text, at);
    if (!token) return signFault(text, at, expected === 'end' && open.length === 0 ? 'nothing' : expected);
    const next: Expected | Fault = step(expected, token, last, open, told);
    if (typeof next !== 'string') return next;
    [expected, last] = [next, token];
    at += token.text.length;
  }
};
