/** What placing an order answers. */
import type { Contract } from '../../../../schemas/shop-contract';
import type { SuccessBody } from '../../../../schemas/contract/define-call';

export type Decision = SuccessBody<Contract['cart']['decide']>;

/** A fault of what is done, for the shopper, with the error of the contract that it is. */
export interface OptionFault {
  readonly code: 'cart.option.not_offered' | 'cart.option.one_only' | 'cart.option.invalid' | 'cart.option.required';
  readonly message: string;
}

/** Of what is to be paid with. */
export type CardFault = 'cart.payment.card_missing' | 'cart.payment.card_gone' | 'cart.payment.card_expired';

/** Codes with the statuses that the call declares: 404, 409, 422. */
export type DecisionRefusalCode =
  | 'cart.common.not_found'
  | 'cart.common.is_expired'
  | 'cart.selling.is_stopped'
  | 'cart.update_products.not_sale'
  | 'cart.update_products.product_not_found'
  | 'cart.update_products.stock'
  | OptionFault['code']
  | 'cart.payment.not_allowed'
  | CardFault
  | 'cart.decision.changed'
  | 'cart.decision.incomplete'
  | 'payment.declined'
  | 'payment.challenge_failed'
  | 'payment.cart_changed'
  | 'payment.wallet_cancelled'
  | 'payment.wallet_expired';

export interface DecisionRefusal {
  readonly ok: false;
  readonly code: DecisionRefusalCode;
  /** For the shopper; absent: the code's own. */
  readonly message?: string;
}

export type DecisionOutcome = { readonly ok: true; readonly decision: Decision } | DecisionRefusal;
