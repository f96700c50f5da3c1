import type { Cart } from '../../schemas/cart/cart';
import type { ErrorBody } from '../../schemas/contract/errors';
import type { FlashName } from '../../src/domain/flash/flash';
import type { FlowEvent } from '../watch';

/** What a shopper does on a step of the checkout. */
export type CheckoutEvent = FlowEvent<'checkout'>;
export type SubmitEvent = Extract<CheckoutEvent, { type: 'submit' }>;

/** What the machine is told besides: the page is looked at again, or the document's cart has changed. */
export type CheckoutSign = { readonly type: 'returned' } | { readonly type: 'seen'; readonly cart: Cart | null };

/** `leaving`: on the way to the next screen, or to the card company. */
export type CheckoutPhase = 'editing' | 'saving' | 'deciding' | 'pending' | 'leaving';

export interface CheckoutError {
  readonly code: string;
  readonly message: string;
}

/** The checkout as views see it. */
export interface CheckoutView {
  readonly phase: CheckoutPhase;
  /** The shop has what was sent. Leaving alone does not say so: a cart that has expired is left as well. */
  readonly isSaved: boolean;
  readonly error: CheckoutError | null;
  /** By field of the form. */
  readonly fieldErrors: NonNullable<ErrorBody['errors']> | null;
}

/** Where the shopper goes next. */
export type Destination =
  | { readonly kind: 'screen'; readonly path: string }
  /** The card company's page, as the shop gave its address. */
  | { readonly kind: 'challenge'; readonly url: string }
  /** The same screen, loaded with all that it shows; `code`: why. */
  | { readonly kind: 'anew'; readonly code: string };

/** The shop has taken a step: the cart as it is now, and the path of the next screen. */
export interface Saved {
  readonly cart: Cart;
  readonly to: string;
  /** Said once there. */
  readonly flash?: FlashName;
}

/** What became of the decision, and where it leads: to the order, or to the card company. */
export interface Decided {
  readonly status: 'ordered' | 'challenge' | 'pending';
  readonly to: string;
}
