/** What the steps of the checkout ask of the shop: their forms' actions (src/actions), with the browser's client. */
import type { Cart } from '../../schemas/cart/cart';
import { cartStateErrors } from '../../schemas/cart/cart-state-errors';
import { errorOf } from '../../schemas/shop-errors';
import type { Done, TokenizedCard, Values } from '../../src/actions/action';
import type { ActionName } from '../../src/actions/action-of';
import type { Decision } from '../../src/actions/cart/decide.action';
import type { Client } from '../../src/api/client';
import { outdatedCode } from '../../src/domain/outdated';
import { isExpired, isOrdered } from '../cart/cart-fault';
import { bodyOf, CallRefused, faultOf } from '../fault';
import { runAction } from '../run-action';
import { tokenizeAt } from '../card-token';
import type { Decided, Saved, SubmitEvent } from './checkout.types';

/** What a checkout needs of the client. */
export type CheckoutClient = Pick<Client, 'cart' | 'order' | 'transport'>;

const tokenize = async (
  client: CheckoutClient,
  token: string,
  paymentId: number,
  card: Values,
): Promise<TokenizedCard> => {
  const { data } = bodyOf(await client.cart.payments({ params: { token } }));
  const code = data.find(({ id }) => id === paymentId)?.service_code;
  if (!code) throw new CallRefused({ ...errorOf('cart.payment.not_allowed'), errors: null });
  return tokenizeAt(client, code, card);
};

const send = async (client: CheckoutClient, token: string, form: ActionName, values: Values): Promise<Done> => {
  const done = await runAction(form, values, {
    token,
    send: (call, input) => client.transport.send(call, input),
    tokenize: ({ paymentId }, card) => tokenize(client, token, paymentId, card),
  });
  if (done.ok === 'shown') throw new Error(`the form ${form} is no step of the checkout`);
  return done;
};

const tokenOf = (cart: Cart | null): string => cart?.token ?? '';

/**
 * What is done with a cart that is gone, or an order, where the browser has another one by now: the shopper is shown that.
 *
 * @param readToken the browser's own; null: none
 */
export const ofCartNow = async <T>(cart: Cart | null, readToken: () => string | null, work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    const token = readToken();
    const isOther = token !== null && token !== tokenOf(cart);
    const fault = faultOf(error);
    if (!isOther || !(isExpired(fault) || isOrdered(fault))) throw error;
    throw new CallRefused({ code: outdatedCode, message: cartStateErrors[outdatedCode].message, errors: null });
  }
};

/** Sends a step to the shop. */
export const submit = async (
  client: CheckoutClient,
  cart: Cart | null,
  { form, values }: SubmitEvent,
): Promise<Saved> => {
  const { to, answer, flash } = await send(client, tokenOf(cart), form, values);
  // What a step's form asks last answers the cart.
  return { to, cart: answer.body as Cart, ...(flash ? { flash } : {}) };
};

/** Places the order for what the shopper has seen. */
export const decide = async (client: CheckoutClient, cart: Cart | null, fingerprint: string): Promise<Decided> => {
  const { to, answer } = await send(client, tokenOf(cart), 'decide', { fingerprint });
  // Its one call answers the decision.
  const { status, challenge_url: url } = answer.body as Decision;
  return { status: status === 'challenge' && url === null ? 'pending' : status, to };
};
