/** What narrows a list now, as the address says it. */
import type { Facet } from '../../../schemas/catalog/product';
import { keysIn, listHref, type Asked } from './list.queries';

/** Parameters that narrow a list. */
const filterNames = [
  'category',
  'maker',
  'brand',
  'tag',
  'collection',
  'price',
  'price_min',
  'price_max',
  'in_stock',
] as const;

const noFilters: Readonly<Record<string, null>> = Object.fromEntries(filterNames.map((name) => [name, null]));

export interface ChosenFilter {
  readonly name: string;
  readonly value: string;
  /** As the filter calls it; null where it does not know the value, e.g. of an old link. */
  readonly label: string | null;
}

export const chosenFilters = (asked: Asked, facets: readonly Facet[]): readonly ChosenFilter[] =>
  filterNames.flatMap((name) => {
    const options = facets.find(({ key }) => key === name)?.options ?? [];
    return keysIn(asked, name).map((value) => ({
      name,
      value,
      label: options.find((option) => option.value === value)?.label ?? null,
    }));
  });

/** The address of the same list without some of what narrows it. */
export const hrefWithout = (asked: Asked, filters: readonly ChosenFilter[]): string => {
  const left = filterNames.flatMap((name) => {
    const values = filters.filter((filter) => filter.name === name).map(({ value }) => value);
    const others = keysIn(asked, name).filter((value) => !values.includes(value));
    return values.length > 0 ? [[name, others.join(',') || null] as const] : [];
  });
  return listHref(asked, Object.fromEntries(left));
};

/**
 * Whether the list is of a category, which then is what its heading says and no filter. A search is of its words, and a
 * list of several categories of all goods: there, categories narrow it as all else does.
 */
const isOfCategory = (asked: Asked): boolean => !asked.keyword && keysIn(asked, 'category').length === 1;

/** What narrows the list beyond what it is of. An unknown category is none that a heading could say. */
export const narrowingFilters = (asked: Asked, facets: readonly Facet[]): readonly ChosenFilter[] =>
  chosenFilters(asked, facets).filter(
    ({ name, label }) => name !== 'category' || label === null || !isOfCategory(asked),
  );

/** The address of the same list with nothing that narrows it; its category, words searched for and order stay. */
export const hrefWithoutFilters = (asked: Asked): string =>
  listHref(asked, { ...noFilters, ...(isOfCategory(asked) && { category: asked.category ?? null }) });
