import { CardList } from '../card/card-list';
import { ListFrame } from '../list/list-frame';
import type { ProductListProps } from './product-list.data';

/** The list itself: order, goods, pages. */
export const View = ({ id, data: { products }, query, slots }: ProductListProps) => (
  <ListFrame id={id} asked={query} products={products} filters={slots.filters}>
    <CardList heading="h2" products={products.data} eager={4} label="商品" />
  </ListFrame>
);
