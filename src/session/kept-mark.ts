type Typed = Pick<HTMLInputElement, 'type' | 'value' | 'defaultValue' | 'autocomplete' | 'closest' | 'matches'>;

/** What proves who somebody is, such as a password or a code, is kept nowhere; its field says so to the browser. */
const secret = /password|one-time-code/;

const typedFields = (): readonly Typed[] =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(':is(input, textarea):not([type=hidden])'),
    // A box without a value has “on”, which its default never is.
  ].filter(({ type, value, defaultValue }) => type !== 'checkbox' && value !== defaultValue);

const isKept = (field: Typed): boolean => !secret.test(field.autocomplete) && field.closest('form[data-kept]') !== null;

const canKeep = (): boolean => {
  try {
    // Throws where the browser keeps nothing.
    void sessionStorage.length;
    return true;
  } catch {
    return false;
  }
};

/** What the login says of the screen that leads to it (`/login/?re=…`): `&kept=1`, that this tab keeps what was typed there. */
export const keptMark = (): string => (canKeep() && typedFields().some(isKept) ? '&kept=1' : '');

interface Loading {
  /** The screen's forms are there again afterwards, with what they keep. */
  readonly isSameScreen: boolean;
  /** Quantities are the cart's, and saved as they are typed. */
  readonly isCart: boolean;
}

/** Whether something that was typed would be lost by loading the page. */
export const losesTyped = ({ isSameScreen, isCart }: Loading): boolean =>
  typedFields().some(
    (field) => !(isSameScreen && canKeep() && isKept(field)) && !(isCart && field.matches('[role=spinbutton]')),
  );
