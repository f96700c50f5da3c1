/** What the steps of the checkout ask of the shop: their forms' actions (src/actions), with the browser's client. */
import type { Cart } from '../../schemas/cart/cart';
import { cartStateErrors } from '../../schemas/cart/cart-state-errors';
import { errorOf } from '../../schemas/shop-errors';
import type { Done, TokenizedCard, Values } from '../../src/actions/action';
import type { ActionName } from '../../src/actions/action-of';
import type { Decision } from '../../src/actions/cart/decide.action';
import type { Client } from '../../src/api/client';
import { outdatedCode } from '../../src/domain/cart/outdated';
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

/** The browser's cart, by its token, is another one than the shopper sees. @param token null: it has none */
const isOther = (cart: Cart | null, token: string | null): boolean => token !== null && token !== tokenOf(cart);

const outdated = (): CallRefused =>
  new CallRefused({ code: outdatedCode, message: cartStateErrors[outdatedCode].message, errors: null });

/** Reads the token of the browser's cart; null: it has none. */
export type ReadToken = () => string | null;

/** Sends a step to the shop. */
export const submit = async (
  client: CheckoutClient,
  readToken: ReadToken,
  cart: Cart | null,
  { form, values }: SubmitEvent,
): Promise<Saved> => {
  // The next screen would be the other's.
  if (isOther(cart, readToken())) throw outdated();
  const { to, answer, flash } = await send(client, tokenOf(cart), form, values);
  // What a step's form asks last answers the cart.
  return { to, cart: answer.body as Cart, ...(flash ? { flash } : {}) };
};

/** Places the order for what the shopper has seen. */
export const decide = async (
  client: CheckoutClient,
  readToken: ReadToken,
  cart: Cart | null,
  fingerprint: string,
): Promise<Decided> => {
  const { to, answer } = await send(client, tokenOf(cart), 'decide', { fingerprint }).catch((error: unknown) => {
    const fault = faultOf(error);
    const isGone = isExpired(fault) || isOrdered(fault);
    throw isGone && isOther(cart, readToken()) ? outdated() : error;
  });
  // Its one call answers the decision.
  const { status, challenge_url: url } = answer.body as Decision;
  return { status: status === 'challenge' && url === null ? 'pending' : status, to };
};
