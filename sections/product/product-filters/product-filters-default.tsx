import { FilterForm } from './filter-form';
import type { ProductFiltersProps } from './product-filters.data';

/** Beside the list where there is room, in a sheet on phones. */
export const View = (props: ProductFiltersProps) => <FilterForm {...props} place="beside" />;
