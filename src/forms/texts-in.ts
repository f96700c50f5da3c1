import type { Texts } from './form-definition';

/** What stands in a form's fields, as a browser would send it; files are none of it. */
export const textsIn = (form: HTMLFormElement): Texts =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
