const typable = 'form[data-kept] :is(input, textarea):not([type=hidden])';

/** What proves who somebody is, such as a password or a code, is kept nowhere; its field says so to the browser. */
const secret = /password|one-time-code/;

/** What the login says of the screen that leads to it (`/login/?re=…`): `&kept=1`, that this tab keeps what was typed there. */
export const keptMark = (): string => {
  try {
    // Throws where the browser keeps nothing.
    void sessionStorage.length;
  } catch {
    return '';
  }
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typable)];
  const isKept = fields.some(
    ({ value, defaultValue, autocomplete }) => value !== defaultValue && !secret.test(autocomplete),
  );
  return isKept ? '&kept=1' : '';
};
