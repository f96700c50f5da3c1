import { FilterForm } from './filter-form';
import type { ProductFiltersProps } from './product-filters.data';

/** In a sheet at every width: the goods have the page to themselves. */
export const View = (props: ProductFiltersProps) => <FilterForm {...props} place="sheet" />;
