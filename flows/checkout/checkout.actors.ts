/** What the steps of the checkout ask of the shop, over the API. */
import type { Cart } from '../../schemas/entities/cart';
import { errorOf } from '../../schemas/errors';
import type { CardForm } from '../../schemas/forms/card.form';
import type { Client } from '../../src/api/client';
import { bodyOf, CallRefused } from '../cart/fault';
import { tokenizeCard } from './card-token';
import type { Decided, SaveEvent } from './checkout.types';

/** The two groups of calls that a checkout makes. */
export type CheckoutClient = Pick<Client, 'cart' | 'order'>;

const cardOf = async (client: CheckoutClient, token: string, paymentId: number, form: CardForm) => {
  const { data } = bodyOf(await client.cart.payments({ params: { token } }));
  const code = data.find(({ id }) => id === paymentId)?.service_code;
  if (!code) throw new CallRefused({ ...errorOf('cart.payment.not_allowed'), errors: null });
  return tokenizeCard(bodyOf(await client.order.paymentService({ params: { code } })), form);
};

const saveOrderer = async (
  { cart: calls }: CheckoutClient,
  token: string,
  { ship_to: shipTo, ...orderer }: Extract<SaveEvent, { type: 'save-orderer' }>['values'],
): Promise<Cart> => {
  let cart = bodyOf(await calls.modifyOrder({ body: { token, orderer } }));
  const isAllHome = cart.detail.shippings.every(({ is_orderer: isOrderer }) => isOrderer);
  if (shipTo === 'other') {
    // Until the address is given, the order cannot go on.
    return isAllHome ? bodyOf(await calls.resetShippings({ body: { token, is_removing_address: true } })) : cart;
  }
  for (const { key, is_orderer: isOrderer } of cart.detail.shippings) {
    if (!isOrderer) cart = bodyOf(await calls.modifyShipping({ body: { token, key, to_orderer: true } }));
  }
  return cart;
};

/** Sends a step to the shop; the whole cart comes back. */
export const saveStep = async (client: CheckoutClient, cart: Cart, event: SaveEvent): Promise<Cart> => {
  const { token } = cart;
  switch (event.type) {
    case 'save-orderer':
      return saveOrderer(client, token, event.values);
    case 'save-shipping': {
      const other = cart.detail.shippings.find(({ is_orderer: isOrderer }) => !isOrderer);
      const address = event.values;
      return other
        ? bodyOf(await client.cart.modifyShipping({ body: { token, key: other.key, address } }))
        : bodyOf(await client.cart.addShipping({ body: { token, address } }));
    }
    case 'save-delivery':
      return bodyOf(await client.cart.modifyPackings({ body: { token, packings: [...event.packings] } }));
    case 'save-payment': {
      const { payment_id, card: form } = event;
      const card = form && (await cardOf(client, token, payment_id, form));
      return bodyOf(await client.cart.modifyOrder({ body: { token, payment_id, ...(card ? { card } : {}) } }));
    }
  }
};

/** Places the order for what the shopper has seen. Asked again it answers the same order. */
export const decide = async (client: CheckoutClient, cart: Cart): Promise<Decided> => {
  const {
    status,
    id,
    challenge_url: url,
  } = bodyOf(
    await client.cart.decide({
      params: { token: cart.token },
      body: { total_payment: cart.detail.order.total_payment },
    }),
  );
  if (status === 'ordered') return { status, id };
  return status === 'challenge' && url !== null ? { status, url } : { status: 'pending' };
};
