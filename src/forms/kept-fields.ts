/**
 * What a shopper has put into the browser's own fields, kept for this tab until the shop has it: a way back and forth
 * loses nothing. What the cart gave is the cart's to change, so only the difference is kept.
 */
import type { Texts } from './form-definition';
import type { KeptTexts } from './kept-texts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement): readonly Field[] =>
  [...form.elements].filter(
    (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox';
const isRadio = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'radio';

/** Of a box, whether it is ticked; of one of several radios, which of them is. */
const valueOf = (field: Field): string => {
  if (isBox(field)) return field.checked ? '1' : '';
  return isRadio(field) ? (radiosBeside(field).find(({ checked }) => checked)?.value ?? '') : field.value;
};

const radiosBeside = ({ form, name }: HTMLInputElement): readonly HTMLInputElement[] =>
  form
    ? fieldsOf(form)
        .filter(isRadio)
        .filter((one) => one.name === name)
    : [];

/** As it was drawn. */
const givenIn = (field: Field): string => {
  if (isBox(field)) return field.defaultChecked ? '1' : '';
  if (isRadio(field)) return radiosBeside(field).find(({ defaultChecked }) => defaultChecked)?.value ?? '';
  if (field instanceof HTMLSelectElement)
    return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
  return field.defaultValue;
};

/** What was chosen may be there no more. */
const canHold = (field: Field, text: string): boolean => {
  if (isRadio(field)) return radiosBeside(field).some(({ value }) => value === text);
  return !(field instanceof HTMLSelectElement) || [...field.options].some(({ value }) => value === text);
};

const nameOf = (field: Field): string => `${field.name}${isBox(field) ? `:${field.value}` : ''}`;

type TextOf = (field: Field) => string;

const nothing: TextOf = () => '';

/** The fields that are one thing, as an address is: what another device has set of it is not mixed with what was typed. */
const wholeOf = (field: Field): readonly Field[] => {
  const whole = field.closest('[data-kept-whole]');
  return whole && field.form ? fieldsOf(field.form).filter((one) => whole.contains(one)) : [field];
};

/** With what the cart gave when it was put in: what the cart gives since comes before it. */
const keyOf = (field: Field, given: TextOf = givenIn): string =>
  `${nameOf(field)}=${wholeOf(field).map(given).join('\n')}`;

/** Of a field that does not say what the cart gives: with the fingerprint of all that the cart gave. */
const unseenKeyOf = (field: Field, fingerprint: string): string => `${nameOf(field)}=?${fingerprint}`;

/** '' where the form says none. */
const fingerprintIn = (form: HTMLFormElement): string =>
  fieldsOf(form).find(({ name }) => name.endsWith('fingerprint'))?.value ?? '';

/** What stood in the fields when they were sent, by their names. */
export type Sent = ReadonlyMap<string, string>;

export const sentIn = (form: HTMLFormElement): Sent =>
  new Map(fieldsOf(form).map((field) => [nameOf(field), valueOf(field)]));

const textsOf = (fields: readonly Field[]): Texts => Object.fromEntries(fields.map(({ name, value }) => [name, value]));

interface Standing {
  /** Nobody has said whether that was taken: where the cart gives it later, that is no news. */
  readonly sent?: Sent | undefined;
  /**
   * The fields were drawn with what was sent without script. What the cart gives is known of those alone that were kept before;
   * of others, what was put in is there where the cart gives nothing, or all that it gave then (`fingerprint`).
   */
  readonly isDrawnAsSent?: boolean;
}

/** What was kept of these fields before, with what stands in them now. */
const recorded = (fields: readonly Field[], known: Texts): Texts =>
  Object.fromEntries(
    Object.keys(known).flatMap((key) => {
      const field = fields.find((one) => key.startsWith(`${nameOf(one)}=`));
      return field ? [[key, valueOf(field)]] : [];
    }),
  );

/** @returns what stands in the fields */
export const keepFields = (form: HTMLFormElement, kept: KeptTexts, standing: Standing = {}): Texts => {
  const { sent, isDrawnAsSent = false } = standing;
  const all = fieldsOf(form);
  const fields = all.filter(({ type }) => type !== 'hidden');
  const givens = [givenIn, ...(isDrawnAsSent ? [nothing] : [])];
  if (sent) givens.push((field) => sent.get(nameOf(field)) ?? givenIn(field));
  const changed = givens.flatMap((given) =>
    fields
      .filter((field) => valueOf(field) !== given(field))
      .map((field) => [keyOf(field, given), valueOf(field)] as const),
  );
  const before = isDrawnAsSent ? recorded(fields, kept.read() ?? {}) : {};
  const fingerprint = isDrawnAsSent ? fingerprintIn(form) : '';
  const unseen = fingerprint ? fields.map((field) => [unseenKeyOf(field, fingerprint), valueOf(field)] as const) : [];
  kept.keep({ ...before, ...Object.fromEntries([...changed, ...unseen]) });
  return textsOf(all);
};

const put = (field: Field, text: string): void => {
  if (!canHold(field, text)) return;
  if (isBox(field)) field.checked = text === '1';
  else if (isRadio(field)) field.checked = text === field.value;
  else field.value = text;
};

/** Into fields that nobody has touched since they were drawn; what would hide them is opened. */
export const restoreFields = (form: HTMLFormElement, kept: KeptTexts): void => {
  const known = kept.read() ?? {};
  const fingerprint = fingerprintIn(form);
  // One radio that is checked unchecks another.
  const untouched = fieldsOf(form).filter((field) => valueOf(field) === givenIn(field));
  for (const field of untouched) {
    const text = known[keyOf(field)] ?? known[unseenKeyOf(field, fingerprint)];
    if (text === undefined) continue;
    put(field, text);
    field.closest('details')?.setAttribute('open', '');
  }
};
