import { band } from '../../../src/ui/styles/page.css';
import { CardList } from '../../product/card/card-list';
import { ShelfHead } from '../parts/shelf-head';
import type { ProductRailProps } from './product-rail.data';

/** All at once, as a list shows them. */
export const View = ({ id, settings, data: { collection } }: ProductRailProps) =>
  collection.data.length > 0 ? (
    <section className={band} aria-labelledby={`${id}-h`}>
      <ShelfHead id={`${id}-h`} collection={collection} settings={settings} />
      <CardList products={collection.data} />
    </section>
  ) : null;
