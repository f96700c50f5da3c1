import type { ReactNode } from 'react';
import type { ProductCard } from '../../../schemas/catalog/product';
import { A } from '../../../src/ui/a';
import { badge, badges } from '../../../src/ui/styles/badge.css';
import { Picture } from '../../../src/ui/picture';
import { Price } from '../../../src/ui/price';
import { stockWords } from '../parts/stock-words';
import { card, maker } from './card.css';

/** The widths that a card is ever drawn at, on the densest screens. */
const range = [320, 640] as const;

interface Props {
  readonly product: ProductCard;
  /** The `sizes` attribute of its picture. */
  readonly sizes: string;
  readonly priority?: 'hero' | 'eager' | 'lazy';
  /** `h2` where the list is the page's main part, directly under its h1. */
  readonly heading?: 'h2' | 'h3';
  /** Stands before the picture, e.g. the place in a ranking. */
  readonly mark?: ReactNode;
  /** Say that it is in stock too, or only where it is not. */
  readonly stock?: 'always' | 'exceptions';
  /** Stands at its foot, e.g. the way into the cart. */
  readonly foot?: ReactNode;
}

type Kind = keyof typeof badge;
type Remark = readonly [text: string, kind: Kind];

const stockKinds: Readonly<Record<ProductCard['stock_status'], Kind>> = {
  in: 'ok',
  few: 'warn',
  order: 'quiet',
  out: 'quiet',
};

/** New, what is left of it, and what the shop says of it; each text once. */
const remarksOf = (product: ProductCard, stock: Props['stock']): readonly Remark[] => {
  const { stock_status: status } = product;
  const all: readonly Remark[] = [
    ...(product.is_new ? ([['新商品', 'ok']] as const) : []),
    ...(stock === 'always' || status !== 'in' ? [[stockWords[status], stockKinds[status]] as const] : []),
    ...product.badges.slice(0, 3).map((text): Remark => [text, 'quiet']),
  ];
  return all.filter(([text], at) => all.findIndex(([other]) => other === text) === at);
};

/** A product in a list: one link around picture and name, then maker, price and what is worth knowing. */
export const ProductCardItem = ({
  product,
  sizes,
  priority = 'lazy',
  heading: Heading = 'h3',
  mark,
  stock = 'exceptions',
  foot,
}: Props) => {
  const remarks = remarksOf(product, stock);
  return (
    <li className={card}>
      {mark}
      <A href={`/product/${product.key}`}>
        {product.picture ? (
          <Picture picture={product.picture} sizes={sizes} priority={priority} range={range} alt="" />
        ) : (
          <span>写真は準備中です</span>
        )}
        <Heading>{product.name}</Heading>
      </A>
      {product.maker && <p className={maker}>{product.maker.name}</p>}
      <Price priceJpy={product.price_jpy} listPriceJpy={product.list_price_jpy} isFrom={product.has_price_range} />
      {remarks.length > 0 && (
        <p className={badges}>
          {remarks.map(([text, kind]) => (
            <span key={text} className={badge[kind]}>
              {text}
            </span>
          ))}
        </p>
      )}
      {foot}
    </li>
  );
};
