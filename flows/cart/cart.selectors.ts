/** What views read of the cart's machine: never its states. */
import type { Cart, CartLine } from '../../schemas/entities/cart';
import type { CartEvent, CartNotice, CartView, RemovedLine } from './cart.types';

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
}

const busyKey = (event: CartEvent): string =>
  event.type === 'set-quantity' || event.type === 'remove' ? event.key : 'cart';

export const viewOf = ({ cart, current, queue, notice }: CartContext): CartView => ({
  cart,
  notice,
  busy: new Set([...(current && current.type !== 'refresh' ? [current] : []), ...queue].map(busyKey)),
});

export const lineOf = (cart: Cart | null, key: string): CartLine | null =>
  cart?.detail.products.find((line) => line.key === key) ?? null;

/** Whether the cart's time has run out by the shopper's clock (rule cart.purchase-expire). */
export const isPast = (cart: Cart | null, now: number): boolean => cart !== null && Date.parse(cart.expire_at) <= now;

/** What is said of a change that took effect; null: the screen says it by itself. */
export const noticeAfter = (event: CartEvent, before: Cart | null): CartNotice | null => {
  if (event.type === 'remove') {
    const name = lineOf(before, event.key)?.product_info.name;
    if (event.isKept)
      return { tone: 'ok', message: `「${name ?? '商品'}」を「あとで買う」に移しました。`, undo: false };
    return { tone: 'ok', message: name ? `「${name}」を外しました。` : '商品を外しました。', undo: name !== undefined };
  }
  if (event.type === 'undo') return { tone: 'ok', message: '商品を元に戻しました。', undo: false };
  if (event.type === 'add') return { tone: 'ok', message: 'カートに入れました。', undo: false };
  if (event.type === 'accept-prices') return { tone: 'ok', message: '新しい価格を承りました。', undo: false };
  return null;
};
