/** Options that exclude each other (`one_of`) as a form has them. Pure. */
import type { ProductOption } from '../../../schemas/catalog/product-option';
import { optionsIn } from '../../../src/domain/option-form';

/** In their order; those that exclude each other stand together. One that is always taken leaves no choice. */
export const groupsOf = (options: readonly ProductOption[]): readonly (readonly ProductOption[])[] => {
  const groups = new Map<string, readonly ProductOption[]>();
  for (const option of options) {
    const name = option.one_of === undefined ? `option ${option.key}` : `one of ${option.one_of}`;
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  return [...groups.values()].map((group) => {
    const required = group.filter(({ is_required: isRequired }) => isRequired);
    return required.length > 0 ? required : group;
  });
};

/** Of those of which one could be taken, and none is, the names, by the words that they share. */
export const openGroups = (
  options: readonly ProductOption[],
  values: Readonly<Record<string, string>>,
  place?: string,
): ReadonlyMap<string, readonly string[]> => {
  const wanted = new Set(optionsIn(values, place).map(({ key }) => key));
  const taken = new Set(options.flatMap(({ key, one_of: words }) => (wanted.has(key) ? (words ?? []) : [])));
  const open = new Map<string, readonly string[]>();
  for (const { name, one_of: words } of options)
    if (words !== undefined && !taken.has(words)) open.set(words, [...(open.get(words) ?? []), name]);
  return open;
};
