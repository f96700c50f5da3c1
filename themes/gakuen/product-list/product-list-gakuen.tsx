import { CardList } from '../../../sections/product/card/card-list';
import { QuickAdd } from '../../../sections/product/card/quick-add';
import { ListFrame } from '../../../sections/product/list/list-frame';
import type { ProductListProps } from '../../../sections/product/product-list/product-list.data';
import { compact, filtersInReach } from './product-list-gakuen.css';

const sizes = '(min-width: 64rem) 13rem, (min-width: 40rem) 22vw, 6.5rem';

/** For people in a hurry: rows on phones, four columns on PC, what is in stock, and the filters always in reach. */
export const View = ({ id, settings, data: { products }, query, slots }: ProductListProps) => (
  <ListFrame id={id} asked={query} products={products} filters={slots.filters} className={filtersInReach}>
    <CardList
      heading="h2"
      products={products.data}
      eager={4}
      label="商品"
      sizes={sizes}
      className={compact}
      stock="always"
      foot={settings.hasChoice ? (product) => <QuickAdd product={product} /> : undefined}
    />
  </ListFrame>
);
