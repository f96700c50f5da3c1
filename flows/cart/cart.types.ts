import type { Cart } from '../../schemas/cart/cart';
import type { CartShipping } from '../../schemas/cart/cart-shipping';
import type { NewLine } from '../../schemas/cart/cart.flow-events';

/** What was taken out, from where in the list, and where it went and when. */
export interface RemovedLine {
  readonly line: NewLine;
  readonly shipping: CartShipping | null;
}

/** What the machine is told besides: a cart that somebody else received from the shop. */
export interface CartSeen {
  readonly type: 'seen';
  readonly cart: Cart | null;
  /** What is to be said of it. */
  readonly notice?: CartNotice;
}

/** A quantity that the shop did not take. */
export interface Refusal {
  /** For the shopper; its place is beside the field. */
  readonly message: string;
  /** The line's quantity then: once it is another, this is over. */
  readonly was: number;
}

export type Refusals = Readonly<Record<string, Refusal>>;

export interface CartNotice {
  /** `quiet`: who sees the cart sees it anyway; it is only announced. */
  readonly tone: 'ok' | 'error' | 'quiet';
  /** For the shopper; announced. */
  readonly message: string;
  /** What it tells of can be taken back with `undo`. */
  readonly undo: boolean;
  /** Said as a toast and not above the cart, which may reach far: it is about something elsewhere on the screen. */
  readonly isToast?: true;
}

/** The cart as views see it. */
export interface CartView {
  readonly cart: Cart | null;
  /** Keys of the lines, or `cart`, that a request is under way for. */
  readonly busy: ReadonlySet<string>;
  readonly notice: CartNotice | null;
  /** By the line's key. */
  readonly refusals: Refusals;
  /** The fingerprint that the cart got from a change made elsewhere, such as in another tab; null: from none. */
  readonly changedTo: string | null;
}

/** What the machines need of the shop; every function throws a fault (fault.ts) where the cart does not come. */
export interface CartPort {
  readonly init: (isInvalidProduct: boolean) => Promise<Cart>;
  /** The visitor's cart; where they have none any more, what became of the one that is shown. */
  readonly read: (shown?: Cart | null) => Promise<Cart>;
  readonly add: (products: readonly NewLine[]) => Promise<Cart>;
  readonly modify: (lines: readonly { readonly key: string; readonly quantity: number }[]) => Promise<Cart>;
  readonly remove: (key: string) => Promise<Cart>;
  /** Puts it back where it was and went; an address that left the cart with it comes back first, its day and time after it. */
  readonly restore: (removed: RemovedLine, cart: Cart) => Promise<Cart>;
}
