import type { Texts } from './form-definition';

/** What a form says besides its fields. */
export const HiddenFields = ({ values }: { readonly values: Texts }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

/**
 * Of a form that was sent without script and refused: what it was drawn for then, since what was sent stands in its fields.
 * What has changed since was not seen.
 */
export const asPosted = (values: Texts, posted: { readonly values: Texts } | undefined): Texts =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, posted?.values[name] ?? value]));
