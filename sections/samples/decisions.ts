/** What a shop answers to the decision of an order. */
import type { SuccessBody } from '../../schemas/contract/define-call';
import type { Cart } from '../../schemas/cart/cart';
import type { CallOf } from '../../schemas/shop-contract';
import type { TemporaryOrder } from '../../schemas/order/order';
import { emptyCart, readyCart, sampleOrder } from './cart';

type Decision = SuccessBody<CallOf<'cart.decide'>>;

export const orderedDecision: Decision = {
  status: 'ordered',
  order_status: 'ordered',
  id: 'Zr7x-0123456789abcdefAB',
  order_no: '261120-482913',
  challenge_url: null,
  expire_at: '2026-11-20T03:30:00.000Z',
};

/** The payment service has not answered the shop yet. */
export const pendingDecision: Decision = { ...orderedDecision, status: 'pending', order_status: 'payment_pending' };

/** The shopper has to go by the card company, which the player of scenarios stands in for. */
export const challengeDecision: Decision = {
  ...pendingDecision,
  status: 'challenge',
  challenge_url: '/-/replay/challenge',
};

/** On the screen after it, before the shopper has come back from there. */
export const challengedOrder: TemporaryOrder = {
  ...sampleOrder,
  status: 'payment_pending',
  payment: {
    ...{ kind: 'card', name: 'クレジットカード', status: 'challenge' },
    ...{ instruction: '', pay_by: null, number: null },
  },
  challenge_url: '/-/replay/challenge',
};

/** A decision was asked for and is not answered yet. */
export const cartInPayment: Cart = { ...readyCart, is_in_payment: true };
export const orderedCart: Cart = { ...emptyCart, order_no: '261120-482913', order_id: orderedDecision.id };
