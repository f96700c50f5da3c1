import type { ComponentProps } from 'react';
import { band } from '../../../src/ui/styles/page.css';
import { ProductCardItem } from '../../product/card/card';
import { ShelfHead } from '../parts/shelf-head';
import type { RankingProps } from './ranking.data';

interface Props extends RankingProps, Pick<ComponentProps<typeof ProductCardItem>, 'stock'> {
  readonly className: string;
  readonly markClass?: string;
  /** The `sizes` attribute of the picture at a place, from 0. */
  readonly sizesAt: (at: number) => string;
}

/** A collection in its order, each product with its place. Draws nothing for an empty one. */
export const RankedList = ({ id, settings, data: { collection }, className, markClass, sizesAt, ...rest }: Props) =>
  collection.data.length > 0 ? (
    <section className={band} aria-labelledby={`${id}-h`}>
      <ShelfHead id={`${id}-h`} collection={collection} settings={settings} />
      <ol className={className}>
        {collection.data.map((product, at) => (
          <ProductCardItem
            key={product.id}
            product={product}
            sizes={sizesAt(at)}
            mark={
              <p className={markClass}>
                {at + 1}
                <small>位</small>
              </p>
            }
            {...(rest.stock ? { stock: rest.stock } : {})}
          />
        ))}
      </ol>
    </section>
  ) : null;
