/** What views read of the cart's machine: never its states. */
import type { Cart } from '../../schemas/cart/cart';
import type { CartLine } from '../../schemas/cart/cart-line';
import type { CartEvent } from '../../schemas/cart/cart.flow-events';
import { placeWords } from '../../src/domain/delivery/place-words';
import { formatNumber } from '../../src/lib/numbers';
import { busyKey } from './busy-key';
import type { CartNotice, CartView, Refusals, RemovedLine } from './cart.types';
import { faultOf } from '../fault';

/** What the machine remembers. */
export interface CartContext {
  readonly cart: Cart | null;
  /** The change under way. */
  readonly current: CartEvent | null;
  /** Changes that wait for it. */
  readonly queue: readonly CartEvent[];
  /** What was taken out last, to be put back. */
  readonly removed: RemovedLine | null;
  readonly notice: CartNotice | null;
  readonly refusals: Refusals;
  readonly changedTo: string | null;
}

export const viewOf = ({ cart, current, queue, notice, refusals, changedTo }: CartContext): CartView => ({
  cart,
  notice,
  refusals,
  changedTo,
  busy: new Set([...(current && current.type !== 'refresh' ? [current] : []), ...queue].map(busyKey)),
});

export const lineOf = (cart: Cart | null, key: string): CartLine | null =>
  cart?.detail.products.find((line) => line.key === key) ?? null;

/** What a look at the shop shows to be changed, nobody here has changed. */
export const changedToAfter = ({ cart, current, changedTo }: CartContext, after: Cart): string | null => {
  if (current?.type !== 'refresh') return null;
  return cart === null || cart.fingerprint === after.fingerprint ? changedTo : after.fingerprint;
};

/** Whether the cart's time has run out by the shopper's clock (rule cart.purchase-expire). */
export const isPast = (cart: Cart | null, now: number): boolean => cart !== null && Date.parse(cart.expire_at) <= now;

const quantityNotice = (before: CartLine | null, after: CartLine | null): CartNotice | null => {
  if (!after || after.quantity === before?.quantity) return null;
  const { quantity, subtotal } = after;
  const message = `数量を${formatNumber(quantity)}点に変更しました。小計は${formatNumber(subtotal)}円です。`;
  return { tone: 'quiet', message, undo: false };
};

/** What is said of goods that were put aside and are in the cart again; where it goes to several addresses, to which. */
export const broughtBack = ({ detail: { products, shippings } }: Cart, skuId: number): CartNotice => {
  const line = products.find((one) => one.sku_id === skuId);
  const at = shippings.findIndex(({ key }) => key === line?.shipping_key);
  const place =
    shippings.length > 1 && at >= 0 ? `お届け先は「${placeWords(at, shippings[at]?.address ?? null)}」です。` : '';
  return { tone: 'ok', message: `「${line?.product_info.name ?? '商品'}」をカートに戻しました。${place}`, undo: false };
};

/** What the shop says of a change that it refused: of a quantity beside its field, of all else above the cart. */
export const refusalOf = ({ cart, current, refusals }: CartContext, error: unknown) => {
  const { message, errors } = faultOf(error);
  const line = current?.type === 'set-quantity' ? lineOf(cart, current.key) : null;
  const ofField = line && errors?.['products.0.quantity']?.[0]?.message;
  return {
    notice: ofField ? null : ({ tone: 'error', message, undo: false } as const),
    refusals: line ? { ...refusals, [line.key]: { message: ofField || message, was: line.quantity } } : refusals,
  };
};

/** Of a line whose quantity is sent again nothing is said until the answer comes. */
export const refusalsBefore = (event: CartEvent | undefined, refusals: Refusals): Refusals => {
  if (event?.type !== 'set-quantity' || !(event.key in refusals)) return refusals;
  const { [event.key]: _over, ...others } = refusals;
  return others;
};

const doneWords = {
  undo: '商品を元に戻しました。',
  add: 'カートに入れました。',
  'accept-prices': '新しい価格を承りました。',
} as const;

/** What is said of a change that took effect; null: the screen says it by itself. */
export const noticeAfter = (event: CartEvent, before: Cart | null, after: Cart): CartNotice | null => {
  if (event.type === 'set-quantity') return quantityNotice(lineOf(before, event.key), lineOf(after, event.key));
  if (event.type === 'remove') {
    const name = lineOf(before, event.key)?.product_info.name;
    if (event.isKept)
      return {
        tone: 'ok',
        message: `「${name ?? '商品'}」を「あとで買う」に移しました。`,
        undo: false,
        isToast: true,
      };
    return { tone: 'ok', message: name ? `「${name}」を外しました。` : '商品を外しました。', undo: name !== undefined };
  }
  return event.type === 'refresh' ? null : { tone: 'ok', message: doneWords[event.type], undo: false };
};
