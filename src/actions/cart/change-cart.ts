/** Actions that change the visitor's cart: each of their calls answers the whole cart. */
import type { Cart } from '../../../schemas/cart/cart';
import { errorOf } from '../../../schemas/shop-errors';
import type { SuccessBody } from '../../../schemas/contract/define-call';
import type { CallId, CallOf } from '../../../schemas/shop-contract';
import { cartPath, isBehind, pathOfStep } from '../../domain/checkout-steps';
import { isDrawnFor } from '../../domain/cart/drawn-for';
import { outdatedCode } from '../../domain/cart/outdated';
import { wholeNumber } from '../../domain/whole-number';
import {
  isSuccess,
  refused,
  type Action,
  type ActionContext,
  type Done,
  type Outcome,
  type Refused,
  type Values,
} from '../action';

/** The calls that take a cart's token with a change, and answer the cart. */
type CartChange = {
  [Id in CallId]: SuccessBody<CallOf<Id>> extends Cart ? (CallOf<Id> extends { method: 'PATCH' } ? Id : never) : never;
}[CallId];

export interface ChangedCart {
  readonly ok: true;
  readonly cart: Cart;
  readonly lead: (to: string) => Done;
}

/** As `refused`; where the cart is gone, its own screen says so. */
export const refusedOfCart: typeof refused = (answer, screen, nameOf) =>
  answer.status === 404 ? { ...refused(answer, cartPath, nameOf), sentFrom: screen } : refused(answer, screen, nameOf);

/**
 * One change. The values go as they were typed, what is no number included: the shop says what is wrong with them.
 *
 * @param screen shows the form again where the shop refuses them @param nameOf as for `refused`
 */
export const changeCart = async (
  { token, send }: ActionContext,
  call: CartChange,
  body: object,
  screen: string,
  nameOf?: (field: string) => string,
): Promise<ChangedCart | Refused> => {
  const answer = await send(call, { body: { token, ...body } });
  if (!isSuccess(answer)) return refusedOfCart(answer, screen, nameOf);
  // The success of each of these calls is a cart.
  return { ok: true, cart: answer.body as Cart, lead: (to) => ({ ok: true, to, call, answer }) };
};

/** To the first step that is open now. */
export const leadOn = (changed: ChangedCart | Refused): Outcome =>
  changed.ok ? changed.lead(pathOfStep(changed.cart.next_step)) : changed;

/** To the delivery, also where nothing of it is open: what was changed has its days, and noshi and the like, there. */
export const leadToDelivery = (changed: ChangedCart | Refused): Outcome =>
  changed.ok && changed.cart.next_step !== null && isBehind('delivery', changed.cart.next_step)
    ? changed.lead(pathOfStep('delivery'))
    : leadOn(changed);

/** What is no number stays as it is. */
export const number = (text: string | undefined): number | string | undefined => wholeNumber(text ?? '') ?? text;

/** Those that need a cart. */
const cartActions = new WeakSet<Action>();
export const needsCart = (action: Action): boolean => cartActions.has(action);

/** Whether the cart lacks the address that a form was drawn for. What is wrong else, the change itself is refused for. */
const isOfOther = async (first: string, { token, send }: ActionContext): Promise<boolean> => {
  const answer = await send('cart.cart', { params: { token } });
  // The success of this call is a cart.
  return isSuccess(answer) && !isDrawnFor(answer.body as Cart, first);
};

/**
 * A form that names nothing of its cart but what it holds: it says which one that is by an address of it
 * (src/domain/cart/drawn-for.ts), and changes no other.
 *
 * @param screen shows it again
 */
export const ofDrawnCart = (screen: string, change: Action): Action =>
  ofCart(async (values, context) => {
    const { shipping_key: first = '' } = values;
    return first !== '' && (await isOfOther(first, context))
      ? { ok: false, screen, error: errorOf(outdatedCode) }
      : change(values, context);
  });

/** For a change that chooses anew what its form shows: what that was drawn with. The shop does nothing to what was not seen. */
export const seenIn = ({ delivery_fingerprint: seen = '' }: Values): { readonly delivery_fingerprint?: string } =>
  seen === '' ? {} : { delivery_fingerprint: seen };

/** Without a cart there is nothing to change. */
export const ofCart = (change: Action): Action => {
  const action: Action = async (values, context) =>
    context.token === ''
      ? { ok: false, screen: cartPath, error: errorOf('cart.common.not_found') }
      : change(values, context);
  cartActions.add(action);
  return action;
};
