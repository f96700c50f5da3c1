/** Holds what was filled in of an option against the rules that the shop has for it now. */
import { optionClashes } from '../../../../../schemas/catalog/option-clashes';
import { takesLines } from '../../../../../schemas/catalog/option-details';
import { faceFaults } from '../../../../../schemas/catalog/option-faces';
import { asMade } from '../../../../../schemas/catalog/option-texts';
import { optionSchema } from '../../../../../schemas/catalog/option-rules';
import type { OptionDetails, OptionField } from '../../../../../schemas/catalog/product-option';
import { normalize } from '../../../../../schemas/contract/normalize';
import { type FieldErrors, fieldErrors } from '../../../../../src/forms/field-errors';
import { type Check, compileText } from '../../../../http/ajv';
import { missingIn } from './missing-signs';

/** More kinds of fields than a shop has; beyond that they are compiled anew. */
const mostKnown = 500;
const known = new Map<string, Check>();

const checkOf = (fields: readonly OptionField[]): Check => {
  const text = JSON.stringify(fields);
  const check = known.get(text) ?? compileText(optionSchema(fields));
  if (known.size >= mostKnown) known.clear();
  known.set(text, check);
  return check;
};

export type CheckedDetails =
  | { readonly ok: true; readonly details: OptionDetails }
  | { readonly ok: false; readonly errors: FieldErrors };

/** A long mark, a repeat mark or a dot says nothing by itself. */
const signsAlone = /^[\s\p{Variation_Selector}ー・々ゝゞヽヾ.'-]+$/u;
const wholeNumber = /^-?\d+$/;

/**
 * Digits of either width are digits, and nothing else is a number (0x3). Texts are read as they are made. Blanks around a
 * line are none of it, but are kept in what is written in lines; a field of blanks says nothing: it is left out.
 */
const readAs = (field: OptionField | undefined, typed: string): string | number => {
  if (field?.type === 'number') {
    const digits = normalize('digits', typed);
    return digits === '' || wholeNumber.test(digits) ? digits : Number.NaN;
  }
  const text = field?.type === 'text' ? asMade(typed) : typed;
  return text.trim() === '' || (field && !takesLines(field)) ? text.trim() : text;
};

const filledIn = (fields: readonly OptionField[], details: OptionDetails): Record<string, unknown> => {
  const known = new Map(fields.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(details)
      .map(([name, text]) => [name, readAs(known.get(name), text)] as const)
      .filter(([, text]) => text !== ''),
  );
};

/** As the fields stand in a form; what is none of them comes last. */
const inOrder = (fields: readonly OptionField[], errors: FieldErrors): FieldErrors => ({
  ...Object.fromEntries(fields.flatMap(({ name }) => (errors[name] ? [[name, errors[name]]] : []))),
  ...errors,
});

/** A name of signs alone; where any letters are taken, they may be meant. */
const signFaults = (fields: readonly OptionField[], details: OptionDetails): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const takesAny =
        field.type !== 'text' || [field, ...(field.also_takes ?? [])].some((own) => own.letters === 'any');
      if (takesAny || !signsAlone.test(details[field.name] ?? '')) return [];
      return [[field.name, `${field.title}は、記号だけではおつくりできません。文字を入力してください。`]];
    }),
  );

/** What is wrong beside what its schema says, and told where both find something: it names sign and unit. */
const faultsOf = (fields: readonly OptionField[], details: OptionDetails): FieldErrors =>
  Object.fromEntries(
    Object.entries({
      ...signFaults(fields, details),
      ...faceFaults(fields, details, missingIn),
      ...optionClashes(fields, details),
    }).map(([name, message = '']) => [name, [{ code: 'clash', message }]]),
  );

export function checkDetails(fields: readonly OptionField[], details: OptionDetails): CheckedDetails {
  const check = checkOf(fields);
  const read = filledIn(fields, details);
  const texts = Object.fromEntries(Object.entries(read).map(([name, value]) => [name, String(value)]));
  const isFit = check(read);
  const errors = { ...(isFit ? {} : fieldErrors(check.errors)), ...faultsOf(fields, texts) };
  if (Object.keys(errors).length > 0) return { ok: false, errors: inOrder(fields, errors) };
  return { ok: true, details: Object.fromEntries(Object.entries(read).map(([name, value]) => [name, String(value)])) };
}
