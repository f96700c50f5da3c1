import type { Cart } from '../../schemas/cart/cart';
import type { ErrorBody } from '../../schemas/contract/errors';
import type { Values } from '../../src/actions/action';
import type { ActionName } from '../../src/actions/action-of';

/**
 * A step's form is sent: its name, and what stands in its fields, hidden ones included, as a plain post would send it. A
 * card's fields, which no plain post has, come with `payment`.
 */
export interface SubmitEvent {
  readonly type: 'submit';
  readonly form: ActionName;
  readonly values: Values;
}

export type CheckoutEvent =
  | SubmitEvent
  /** `fingerprint` of the cart that is in view when the button is pressed: that is ordered and nothing else. */
  | { readonly type: 'decide'; readonly fingerprint: string }
  | { readonly type: 'retry' };

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
  | { readonly kind: 'challenge'; readonly url: string };

/** The shop has taken a step: the cart as it is now, and the path of the next screen. */
export interface Saved {
  readonly cart: Cart;
  readonly to: string;
}

/** What became of the decision, and where it leads: to the order, or to the card company. */
export interface Decided {
  readonly status: 'ordered' | 'challenge' | 'pending';
  readonly to: string;
}
