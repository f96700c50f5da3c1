import type { RankingProps } from '../../sections/content/ranking/ranking.section';
import { ShelfHead } from '../../sections/content/parts/shelf-head';
import { ProductCardItem } from '../../sections/product/card/card';
import { band } from '../../src/ui/text.css';
import { place, ranks } from './ranking-gakuen.css';

/** What others buy, at a glance: rows on phones, one row on PC, the place on a tag at the picture's corner. */
export const View = ({ id, settings, data: { collection } }: RankingProps) =>
  collection.data.length > 0 ? (
    <section className={band} aria-labelledby={`${id}-h`}>
      <ShelfHead id={`${id}-h`} collection={collection} settings={settings} />
      <ol className={ranks}>
        {collection.data.map((product, at) => (
          <ProductCardItem
            key={product.id}
            product={product}
            sizes="(min-width: 40rem) 18vw, 6.5rem"
            stock="always"
            mark={
              <p className={place}>
                {at + 1}
                <small>位</small>
              </p>
            }
          />
        ))}
      </ol>
    </section>
  ) : null;
