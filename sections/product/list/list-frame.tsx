import type { ReactNode } from 'react';
import type { PageInfo } from '../../../schemas/query';
import type { Facet, ProductCard } from '../../../schemas/catalog/product';
import { formatNumber } from '../../../src/lib/numbers';
import { Pagination } from '../../../src/ui/pagination';
import { ChosenList } from './chosen-list';
import { ListEmpty } from './list-empty';
import { listHref, type Asked } from './list.queries';
import { layout, results } from './list.css';
import { SortForm } from './sort-form';

interface Props {
  readonly id: string;
  readonly asked: Asked;
  readonly products: {
    readonly data: readonly ProductCard[];
    readonly facets: readonly Facet[];
    readonly page: PageInfo;
  };
  /** Stands beside the goods, or above them where there is no room. */
  readonly filters: ReactNode;
  readonly className?: string;
  /** The goods, drawn where there are any. */
  readonly children: ReactNode;
}

/** All of a product list but the goods: order, what narrows it, pages, and what to say where nothing is found. */
export const ListFrame = ({ id, asked, products: { data, facets, page }, filters, className, children }: Props) => {
  const from = (page.current - 1) * page.per + 1;
  return (
    <div className={className ? `${layout} ${className}` : layout}>
      {filters}
      <div className={results}>
        {data.length > 0 && <SortForm id={id} asked={asked} />}
        {data.length > 0 && page.last > 1 && (
          <p>
            {formatNumber(page.total)}点のうち{formatNumber(from)}–{formatNumber(from + data.length - 1)}点
          </p>
        )}
        <ChosenList asked={asked} facets={facets} />
        {data.length === 0 ? <ListEmpty asked={asked} isBeyond={page.total > 0} /> : children}
        {data.length > 0 && (
          <Pagination
            current={page.current}
            last={page.last}
            hrefOf={(number) => listHref(asked, { page: number === 1 ? null : String(number) })}
          />
        )}
      </div>
    </div>
  );
};
