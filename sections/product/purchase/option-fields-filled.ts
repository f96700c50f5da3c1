/**
 * What stands in the fields of a product's options, for whoever records or plays the screen: of what is checked whether it
 * is, of what is typed how long it is, and the text itself, in place of which the recorder keeps a stand-in.
 */
import { isOptionField } from '../../../src/domain/option-form';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (field: Field): boolean => field.type !== 'checkbox' && field.type !== 'radio';

const fieldsIn = (form: HTMLFormElement): readonly Field[] =>
  [...form.querySelectorAll<Field>('input, textarea')].filter(({ name }) => isOptionField(name));

export const filledIn = (form: HTMLFormElement): number[] =>
  fieldsIn(form).map((field) =>
    isTyped(field) ? [...field.value].length : Number((field as HTMLInputElement).checked),
  );

export const typedIn = (form: HTMLFormElement): string[] =>
  fieldsIn(form)
    .filter(isTyped)
    .map(({ value }) => value);

/** Something was filled in since the form was drawn, perhaps before its script had come. */
export const isTouched = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<Field>('input, textarea')].some((field) =>
    isTyped(field)
      ? field.value !== field.defaultValue
      : field instanceof HTMLInputElement && field.checked !== field.defaultChecked,
  );

/** A number of 0 is one that few fields take. */
const standInFor = ({ inputMode }: Field, length: number, text?: string): string =>
  inputMode === 'numeric' ? '1'.repeat(length) : (text ?? '甲'.repeat(length));

/** Fills them in as they were, with stand-ins for what was typed. */
export const fillIn = (form: HTMLFormElement, filled: readonly number[], typed: readonly string[] = []): void => {
  const texts = [...typed];
  for (const [at, field] of fieldsIn(form).entries()) {
    const told = filled[at] ?? 0;
    if (isTyped(field)) field.value = standInFor(field, told, texts.shift());
    else if (field instanceof HTMLInputElement) field.checked = told > 0;
  }
  form.dispatchEvent(new Event('input', { bubbles: true }));
};
