import type { ShippingAddress } from '../../schemas/address/address';
import type { Cart } from '../../schemas/cart/cart';
import type { DeliveryTimezone } from '../../schemas/delivery/delivery';
import type { ErrorBody } from '../../schemas/contract/errors';
import type { CardForm } from '../../schemas/payments/card.form';
import type { OrdererForm } from '../../schemas/cart/orderer.form';

export interface ChosenDelivery {
  readonly key: string;
  /** A day in Japan, `2026-12-01`; null: as early as possible. */
  readonly delivery_at: string | null;
  readonly delivery_timezone_key: DeliveryTimezone;
}

/** How many pieces of a SKU go to a shipping. */
interface Division {
  readonly sku_id: number;
  readonly quantities: readonly { readonly shipping_key: string; readonly quantity: number }[];
}

/** What a step of the checkout sends. */
export type SaveEvent =
  | { readonly type: 'save-orderer'; readonly values: OrdererForm }
  /** `key` of one of several shippings, `new` for a further one; without it the cart's only shipping is meant. */
  | { readonly type: 'save-shipping'; readonly values: ShippingAddress; readonly key?: string }
  | { readonly type: 'add-orderer-address' }
  | { readonly type: 'save-division'; readonly products: readonly Division[] }
  | { readonly type: 'join-shippings' }
  | { readonly type: 'save-delivery'; readonly packings: readonly ChosenDelivery[] }
  | { readonly type: 'save-payment'; readonly payment_id: number; readonly card?: CardForm };

export type CheckoutEvent =
  | SaveEvent
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

/** What became of the decision. */
export type Decided =
  | { readonly status: 'ordered'; readonly id: string }
  | { readonly status: 'challenge'; readonly url: string }
  | { readonly status: 'pending' };
