import { UsageError } from '../command-line';

/** Names that follow from an id: `contact-card` → `contactCard`, `ContactCard`. */
export const camel = (id: string): string => id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export const pascal = (id: string): string => camel(id).replace(/^./, (letter) => letter.toUpperCase());

/** A key of an object literal. */
export const keyOf = (id: string): string => (id.includes('-') ? `'${id}'` : id);

/** The id, or an error that says how one looks. */
export const checkId = (what: string, id: string | undefined): string => {
  if (!id || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new UsageError(`${what}: "${id ?? ''}" must be words of small letters, joined by hyphens.`);
  return id;
};
