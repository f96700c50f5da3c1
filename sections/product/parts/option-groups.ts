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

/** Words of those of which one could be taken, and none is. */
export const openGroups = (
  options: readonly ProductOption[],
  values: Readonly<Record<string, string>>,
  place?: string,
): ReadonlySet<string> => {
  const wanted = new Set(optionsIn(values, place).map(({ key }) => key));
  const words = (of: readonly ProductOption[]): readonly string[] => of.flatMap(({ one_of: group }) => group ?? []);
  const taken = new Set(words(options.filter(({ key }) => wanted.has(key))));
  return new Set(words(options).filter((group) => !taken.has(group)));
};
