import type { ReactNode } from 'react';
import type { CartAccessory, CartLine } from '../../../schemas/cart/cart-line';
import { isWritten } from '../../../src/domain/option-words';
import { A } from '../../../src/ui/a';
import { Picture } from '../../../src/ui/picture';
import { detail, doneAtPlace, lineText, thumb, written as writtenClass } from './cart-parts.css';
import { Yen } from './yen';

/** A line of a cart or an order. */
export type Line = Pick<CartLine, 'key' | 'product_info' | 'unit_price' | 'quantity' | 'subtotal' | 'accessories'>;

/** The widths that a line's picture is ever drawn at, on the densest screens. */
const range = [160, 480] as const;

/** The picture shows something else than what was chosen; it is said beside it. */
export const PictureNote = ({ info }: { readonly info: Pick<Line['product_info'], 'picture' | 'picture_of'> }) => {
  const { picture, picture_of: other = null } = info;
  if (!picture || other === null) return null;
  return <small>{other === '' ? '写真は一例です' : `写真は「${other}」です`}</small>;
};

export const LinePicture = ({ info }: { readonly info: Pick<Line['product_info'], 'picture'> }) =>
  info.picture ? (
    <Picture className={thumb} picture={info.picture} sizes="104px" range={range} alt="" />
  ) : (
    <span className={thumb} />
  );

/** The mark of the reduced rate, with its name for those who do not see it. */
const ReducedRate = ({ percent }: { readonly percent: number }) =>
  percent === 8 ? <abbr title="軽減税率対象">※</abbr> : null;

/** Name and chosen options; `link` leads to the product's page. */
export const LineName = ({ info, link = false }: { readonly info: Line['product_info']; readonly link?: boolean }) => (
  <>
    <strong>
      {link ? <A href={`/product/${encodeURIComponent(info.key)}`}>{info.name}</A> : info.name}{' '}
      <ReducedRate percent={info.tax_rate_percent} />
    </strong>
    {info.options.length > 0 && <small>{info.options.join('・')}</small>}
    <PictureNote info={info} />
  </>
);

const Price = ({ done: { fault, subtotal, is_left: isLeft } }: { readonly done: CartAccessory }) => {
  if (isLeft) return '（お届け日時の画面で、付けるかどうかをお決めください）';
  if (fault !== null) return 'お受けできません';
  return subtotal === 0 ? '無料' : <Yen amount={subtotal} />;
};

/** What is done and what it costs; below, a line each, what was asked for, and what was written in its own lines. */
export const Done = ({ accessory }: { readonly accessory: CartAccessory }) => (
  <span>
    {accessory.name} <Price done={accessory} />
    {!accessory.is_returnable && <small>（返品・交換不可）</small>}
    {accessory.words.map((word) =>
      isWritten(word) ? (
        <span key={word.title} className={detail}>
          {word.title}：<span className={writtenClass}>{word.text}</span>
        </span>
      ) : (
        <span key={word.title} className={detail}>{`${word.title}：${word.text}`}</span>
      ),
    )}
  </span>
);

/** What is done, in a block of its own. */
export const DoneAtPlace = ({ accessories = [] }: { readonly accessories?: readonly CartAccessory[] | undefined }) =>
  accessories.length > 0 && (
    <p className={doneAtPlace}>
      {accessories.map((accessory) => (
        <Done key={accessory.key} accessory={accessory} />
      ))}
    </p>
  );

/** A line that only reminds: picture, name, quantity and what it comes to. */
export const LineItem = ({ line, children }: { readonly line: Line; readonly children?: ReactNode }) => (
  <li>
    <LinePicture info={line.product_info} />
    <div className={lineText}>
      <LineName info={line.product_info} />
      <span>
        <Yen amount={line.unit_price} /> × {line.quantity}点
      </span>
      <span>
        小計 <Yen amount={line.subtotal} />
      </span>
      <DoneAtPlace accessories={line.accessories} />
      {children}
    </div>
  </li>
);
