import type { Texts } from './form-definition';

/** What a form says besides its fields. */
export const HiddenFields = ({ values }: { readonly values: Texts }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
