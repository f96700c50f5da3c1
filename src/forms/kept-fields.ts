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

/** Of a tick, whether it is there. */
const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const valueOf = (field: Field): string => {
  if (isTick(field)) return field.checked ? '1' : '';
  return field.value;
};

/** As it was drawn. */
const givenIn = (field: Field): string =>
  isTick(field)
    ? field.defaultChecked
      ? '1'
      : ''
    : field instanceof HTMLSelectElement
      ? ([...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '')
      : field.defaultValue;

const canHold = (field: Field, text: string): boolean =>
  !(field instanceof HTMLSelectElement) || [...field.options].some(({ value }) => value === text);

const nameOf = (field: Field): string => `${field.name}${isTick(field) ? `:${field.value}` : ''}`;

/** With what the cart gave when it was put in: what the cart gives since comes before it. */
const keyOf = (field: Field, given = givenIn(field)): string => `${nameOf(field)}=${given}`;

/** What stood in the fields when they were sent, by their names. */
export type Sent = ReadonlyMap<string, string>;

export const sentIn = (form: HTMLFormElement): Sent =>
  new Map(fieldsOf(form).map((field) => [nameOf(field), valueOf(field)]));

const textsOf = (fields: readonly Field[]): Texts => Object.fromEntries(fields.map(({ name, value }) => [name, value]));

/**
 * @param sent nobody has said whether it was taken: where the cart gives it later, that is no news either
 * @returns what stands in the fields
 */
export const keepFields = (form: HTMLFormElement, kept: KeptTexts, sent?: Sent): Texts => {
  const fields = fieldsOf(form);
  const seen = fields.flatMap((field) => {
    const given = givenIn(field);
    return [...new Set([given, sent?.get(nameOf(field)) ?? given])].map((text) => [field, text] as const);
  });
  const changed = seen.filter(([field, text]) => valueOf(field) !== text);
  kept.keep(Object.fromEntries(changed.map(([field, text]) => [keyOf(field, text), valueOf(field)])));
  return textsOf(fields);
};

/** Into fields that nobody has touched since they were drawn; what would hide them is opened. */
export const restoreFields = (form: HTMLFormElement, kept: KeptTexts): void => {
  const known = kept.read() ?? {};
  for (const field of fieldsOf(form)) {
    const text = known[keyOf(field)];
    if (text === undefined || valueOf(field) !== givenIn(field)) continue;
    if (isTick(field)) field.checked = text === '1';
    else if (canHold(field, text)) field.value = text;
    field.closest('details')?.setAttribute('open', '');
  }
};
