import { fieldsOf, givenIn, valueOf, type Field } from '../lib/form-fields';

/** What proves who somebody is, such as a password or a code, is kept nowhere; its field says so to the browser. */
const isSecret = ({ autocomplete }: Field): boolean => /password|one-time-code/.test(autocomplete);

const mayKeep = (): boolean => {
  try {
    return sessionStorage.length >= 0;
  } catch {
    return false;
  }
};

/**
 * What the login says of the screen that leads to it (`/login/?re=…`): `&kept=1`, that this tab keeps what was typed there;
 * `&kept=part`, but for passwords and the like; '' where nothing was.
 */
export const keptMark = (): string => {
  if (!mayKeep()) return '';
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-kept]')];
  const typed = forms.flatMap(fieldsOf).filter((field) => field.name !== '' && valueOf(field) !== givenIn(field));
  if (typed.every(isSecret)) return '';
  return typed.some(isSecret) ? '&kept=part' : '&kept=1';
};
