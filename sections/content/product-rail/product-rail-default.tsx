import { band } from '../../../src/ui/styles/page.css';
import { ProductCardItem } from '../../product/card/card';
import { ShelfHead } from '../parts/shelf-head';
import { rail } from './product-rail-default.css';
import type { ProductRailProps } from './product-rail.data';

export const View = ({ id, settings, data: { collection } }: ProductRailProps) =>
  collection.data.length > 0 ? (
    <section className={band} aria-labelledby={`${id}-h`}>
      <ShelfHead id={`${id}-h`} collection={collection} settings={settings} />
      <ul className={rail}>
        {collection.data.map((product) => (
          <ProductCardItem key={product.id} product={product} sizes="(min-width: 40rem) 22vw, 42vw" />
        ))}
      </ul>
    </section>
  ) : null;
