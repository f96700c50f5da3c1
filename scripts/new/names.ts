import { Script } from 'node:vm';
import { UsageError } from '../command-line';

/** Names that follow from an id: `contact-card` → `contactCard`, `ContactCard`. */
export const camel = (id: string): string => id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export const pascal = (id: string): string => camel(id).replace(/^./, (letter) => letter.toUpperCase());

/** A key of an object literal. */
export const keyOf = (id: string): string => (id.includes('-') ? `'${id}'` : id);

/** Words that JavaScript keeps for itself: an id that is one names no constant. */
const isReserved = (name: string): boolean => {
  try {
    new Script(`'use strict'; async () => { const ${name} = 0; };`);
    return false;
  } catch {
    return true;
  }
};

/** The id, or an error that says how one looks. */
export const checkId = (what: string, id: string | undefined): string => {
  if (!id || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new UsageError(`${what}: "${id ?? ''}" must be words of small letters, joined by hyphens.`);
  return id;
};

/** The same of something new that gets a constant of its name. */
export const checkNewId = (what: string, given: string | undefined): string => {
  const id = checkId(what, given);
  if (isReserved(camel(id))) throw new UsageError(`${what}: "${id}" is a word of JavaScript's own; choose another.`);
  return id;
};
