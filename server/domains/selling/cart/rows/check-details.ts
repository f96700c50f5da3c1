/** Holds what was filled in of an option against the rules that the shop has for it now. */
import { optionClashes } from '../../../../../schemas/catalog/option-clashes';
import { optionSchema } from '../../../../../schemas/catalog/option-rules';
import type { OptionDetails, OptionField } from '../../../../../schemas/catalog/product-option';
import { normalize } from '../../../../../schemas/contract/normalize';
import { type FieldErrors, fieldErrors } from '../../../../../src/forms/field-errors';
import { type Check, compileText } from '../../../../http/ajv';

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
  { readonly ok: true; readonly details: OptionDetails } | { readonly ok: false; readonly errors: FieldErrors };

/** Digits of either width are digits. A field of blanks in a form without script says nothing: it is left out. */
const filledIn = (fields: readonly OptionField[], details: OptionDetails): Record<string, unknown> => {
  const numbers = new Set(fields.filter(({ type }) => type === 'number').map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(details)
      .map(([name, text]) => [name, numbers.has(name) ? normalize('digits', text) : text] as const)
      .filter(([, text]) => text !== ''),
  );
};

/** As the fields stand in a form; what is none of them comes last. */
const inOrder = (fields: readonly OptionField[], errors: FieldErrors): FieldErrors => ({
  ...Object.fromEntries(fields.flatMap(({ name }) => (errors[name] ? [[name, errors[name]]] : []))),
  ...errors,
});

export function checkDetails(fields: readonly OptionField[], details: OptionDetails): CheckedDetails {
  const check = checkOf(fields);
  const read = filledIn(fields, details);
  if (!check(read)) return { ok: false, errors: inOrder(fields, fieldErrors(check.errors)) };
  const checked = Object.fromEntries(Object.entries(read).map(([name, value]) => [name, String(value)]));
  const clashes = Object.entries(optionClashes(fields, checked));
  if (clashes.length === 0) return { ok: true, details: checked };
  const errors = Object.fromEntries(clashes.map(([name, message = '']) => [name, [{ code: 'clash', message }]]));
  return { ok: false, errors: inOrder(fields, errors) };
}
