/** Whether a cart can be ordered as it stands, and as the shopper saw it. */
import type { LineIssueCode } from '../../../../../schemas/cart/cart-line';
import type { CartForDecision } from '../../cart/cart.types';
import type { DecisionRefusal, DecisionRefusalCode } from '../../cart/decision.types';
import type { CompleteCart } from './new-order.repository';
import { needsService } from '../paying/pay-terms';

const codesByIssue: Readonly<Record<LineIssueCode, DecisionRefusalCode>> = {
  product_not_found: 'cart.update_products.product_not_found',
  not_sale: 'cart.update_products.not_sale',
  sold_out: 'cart.update_products.stock',
  quantity: 'cart.update_products.stock',
  option: 'cart.decision.changed',
  price_changed: 'cart.decision.changed',
};

export type Checked = { readonly ok: true; readonly cart: CompleteCart } | DecisionRefusal;

const refused = (code: DecisionRefusalCode): DecisionRefusal => ({ ok: false, code });

/** Said as the cart says it to whoever has seen that: nothing changes by itself, however often they ask. */
const ofOptions = (
  { view, optionFault }: CartForDecision,
  seenFingerprint: string,
  otherwise: DecisionRefusalCode,
): DecisionRefusal =>
  optionFault && view.fingerprint === seenFingerprint ? { ok: false, ...optionFault } : refused(otherwise);

/** `hasService` knows the payment services that this shop can ask. */
export const checkCart = (
  cart: CartForDecision,
  seenFingerprint: string,
  hasService: (code: string | null) => boolean,
): Checked => {
  const { view, paymentMethod, card, cardFault } = cart;
  const blocking = view.detail.products.find(({ issue }) => issue?.is_blocking)?.issue;
  if (blocking?.code === 'option') return ofOptions(cart, seenFingerprint, codesByIssue.option);
  if (blocking) return refused(codesByIssue[blocking.code]);
  if (view.next_step === 'delivery') return ofOptions(cart, seenFingerprint, 'cart.decision.incomplete');
  if (view.next_step === 'payment' && paymentMethod?.kind === 'card' && !card) {
    return refused(cardFault);
  }
  if (view.next_step === 'payment' && cart.isPaymentLost) return refused('cart.payment.not_allowed');
  if (view.next_step !== 'confirm' || !view.orderer || !paymentMethod) return refused('cart.decision.incomplete');
  if (view.fingerprint !== seenFingerprint) return refused('cart.decision.changed');
  if (needsService(paymentMethod.kind, view.detail.order.total_payment)) {
    if (paymentMethod.kind === 'card' && !card) return refused(cardFault);
    if (!hasService(paymentMethod.service_code)) return refused('cart.payment.not_allowed');
  }
  return { ok: true, cart: { ...cart, orderer: view.orderer, paymentMethod } };
};
