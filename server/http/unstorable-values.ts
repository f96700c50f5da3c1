import { messageFor } from '../../src/forms/messages';
import type { FieldErrors } from './field-errors';

/** What PostgreSQL cannot store: U+0000, and half a surrogate pair, which is no character. */
const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** So many fields are named; a hostile body could have ten thousand. */
const mostFields = 50;

const entryOf = (code: 'characters' | 'finite') => [{ code, message: messageFor({ keyword: code, params: {} }, {}) }];

/**
 * Fields whose text, or whose name, holds what is no text, and numbers that JSON cannot write: 1e400 is read as infinity,
 * which would be written as null. Walks without recursion: depth is the sender's choice.
 */
export const unstorableValues = (input: unknown): FieldErrors => {
  const found = new Map<string, 'characters' | 'finite'>();
  const open: { readonly path: string; readonly value: unknown }[] = [{ path: '', value: input }];
  for (let item = open.pop(); item && found.size < mostFields; item = open.pop()) {
    const { path, value } = item;
    if (typeof value === 'string' && !isStorable(value)) found.set(path, 'characters');
    else if (typeof value === 'number' && !Number.isFinite(value)) found.set(path, 'finite');
    else if (value !== null && typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) {
        const innerPath = path === '' ? name : `${path}.${name}`;
        open.push({ path: innerPath, value: inner });
        if (!isStorable(name)) open.push({ path, value: name });
      }
    }
  }
  return Object.fromEntries([...found].map(([path, code]) => [path, entryOf(code)]));
};
