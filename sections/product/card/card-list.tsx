import type { ComponentProps, ReactNode } from 'react';
import type { ProductCard } from '../../../schemas/catalog/product';
import { ProductCardItem } from './card';
import { cards, four } from './card.css';

interface Props extends Pick<ComponentProps<typeof ProductCardItem>, 'stock'> {
  readonly products: readonly ProductCard[];
  /** `list`: three in a row where there is room; `few`: a handful of goods, four in a row. */
  readonly layout?: 'list' | 'few';
  /** How many of the first pictures stand in the first view and load at once. */
  readonly eager?: number;
  /** The `sizes` attribute. */
  readonly sizes?: string;
  readonly heading?: 'h2' | 'h3';
  readonly label?: string;
  /** Sets the list in a way of its own, on top of `cards`. */
  readonly className?: string;
  /** What stands at the foot of each card. */
  readonly foot?: ((product: ProductCard) => ReactNode) | undefined;
}

const usualSizes = {
  list: '(min-width: 64rem) 19rem, (min-width: 40rem) 29vw, 45vw',
  few: '(min-width: 40rem) 22vw, 45vw',
};

const priorityOf = (at: number, eager: number): 'hero' | 'eager' | 'lazy' => {
  if (at >= eager) return 'lazy';
  return at === 0 ? 'hero' : 'eager';
};

/** Products as a grid of cards. */
export const CardList = ({
  products,
  layout = 'list',
  eager = 0,
  sizes = usualSizes[layout],
  label,
  className = layout === 'few' ? four : undefined,
  foot,
  ...rest
}: Props) => (
  <ul className={className ? `${cards} ${className}` : cards} aria-label={label}>
    {products.map((product, at) => (
      <ProductCardItem
        key={product.id}
        product={product}
        sizes={sizes}
        priority={priorityOf(at, eager)}
        foot={foot?.(product)}
        {...rest}
      />
    ))}
  </ul>
);
