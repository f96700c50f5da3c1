/** What narrows a list now, as the address says it. */
import type { Facet } from '../../../schemas/entities/product';
import { listHref, type Asked } from './list-query';

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

export const chosenValues = (asked: Asked, name: string): readonly string[] =>
  asked[name]?.split(',').filter(Boolean) ?? [];

/** The address of the same list with no filter at all; words searched for and order stay. */
export const hrefWithoutFilters = (asked: Asked): string => listHref(asked, noFilters);

export interface ChosenFilter {
  readonly name: string;
  readonly value: string;
  /** As the filter calls it; null where it does not know the value, e.g. of an old link. */
  readonly label: string | null;
  /** The same list without it. */
  readonly href: string;
}

export const chosenFilters = (asked: Asked, facets: readonly Facet[]): readonly ChosenFilter[] =>
  filterNames.flatMap((name) => {
    const values = chosenValues(asked, name);
    const options = facets.find(({ key }) => key === name)?.options ?? [];
    return values.map((value) => ({
      name,
      value,
      label: options.find((option) => option.value === value)?.label ?? null,
      href: listHref(asked, { [name]: values.filter((other) => other !== value).join(',') || null }),
    }));
  });
