import { messageFor } from '../../src/forms/messages';
import type { FieldErrors } from './field-errors';

/** What PostgreSQL cannot store: U+0000, and half a surrogate pair, which is no character. */
const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Fields whose text, or whose name, holds what is no text. Walks without recursion: depth is the sender's choice. */
export const unstorableTexts = (input: unknown): FieldErrors => {
  const message = messageFor({ keyword: 'characters', params: {} }, {});
  const paths = new Set<string>();
  const open: { readonly path: string; readonly value: unknown }[] = [{ path: '', value: input }];
  for (let item = open.pop(); item; item = open.pop()) {
    const { path, value } = item;
    if (typeof value === 'string' && !isStorable(value)) {
      paths.add(path);
    } else if (value !== null && typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) {
        const innerPath = path === '' ? name : `${path}.${name}`;
        open.push({ path: innerPath, value: inner });
        if (!isStorable(name)) open.push({ path, value: name });
      }
    }
  }
  return Object.fromEntries([...paths].map((path) => [path, [{ code: 'characters', message }]]));
};
