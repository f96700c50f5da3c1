import { band } from '../../../src/ui/text.css';
import { ProductCardItem } from '../../product/card/card';
import { ShelfHead } from '../parts/shelf-head';
import { places } from './ranking-default.css';
import type { RankingProps } from './ranking.section';

/** A collection in its order, with the places written above. */
export const View = ({ id, settings, data: { collection } }: RankingProps) =>
  collection.data.length > 0 ? (
    <section className={band} aria-labelledby={`${id}-h`}>
      <ShelfHead id={`${id}-h`} collection={collection} settings={settings} />
      <ol className={places}>
        {collection.data.map((product, at) => (
          <ProductCardItem
            key={product.id}
            product={product}
            sizes={at === 0 ? '(min-width: 48rem) 18vw, 92vw' : '(min-width: 48rem) 18vw, 45vw'}
            mark={
              <p>
                {at + 1}
                <small>位</small>
              </p>
            }
          />
        ))}
      </ol>
    </section>
  ) : null;
