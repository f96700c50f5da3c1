import { CardList } from '../../../sections/product/card/card-list';
import { ListFrame } from '../../../sections/product/list/list-frame';
import type { ProductListProps } from '../../../sections/product/product-list/product-list.data';
import { airy, open } from './product-list-minori.css';

const sizes = '(min-width: 64rem) 24rem, (min-width: 40rem) 29vw, 45vw';

/** The goods have the page to themselves: two in a row on phones, three on PC, with much air. */
export const View = ({ id, data: { products }, query, slots }: ProductListProps) => (
  <ListFrame id={id} asked={query} products={products} filters={slots.filters} className={open}>
    <CardList heading="h2" products={products.data} eager={4} label="商品" sizes={sizes} className={airy} />
  </ListFrame>
);
