/** What the steps of the checkout ask of the shop, over the API. */
import type { Cart } from '../../schemas/cart/cart';
import { errorOf } from '../../schemas/contract/errors';
import type { CardForm } from '../../schemas/payments/card.form';
import type { Client } from '../../src/api/client';
import { bodyOf, CallRefused } from '../cart/fault';
import { serviceAway, tokenizeCard } from './card-token';
import type { Decided, SaveEvent } from './checkout.types';

/** The two groups of calls that a checkout makes. */
export type CheckoutClient = Pick<Client, 'cart' | 'order'>;

const cardOf = async (client: CheckoutClient, token: string, paymentId: number, form: CardForm) => {
  const { data } = bodyOf(await client.cart.payments({ params: { token } }));
  const code = data.find(({ id }) => id === paymentId)?.service_code;
  if (!code) throw new CallRefused({ ...errorOf('cart.payment.not_allowed'), errors: null });
  const service = await client.order.paymentService({ params: { code } });
  if (service.status !== 200) throw serviceAway();
  return tokenizeCard(service.body, form);
};

const saveOrderer = async (
  { cart: calls }: CheckoutClient,
  token: string,
  { ship_to: shipTo, ...orderer }: Extract<SaveEvent, { type: 'save-orderer' }>['values'],
): Promise<Cart> => {
  const cart = bodyOf(await calls.modifyOrder({ body: { token, orderer } }));
  const [first, ...others] = cart.detail.shippings;
  if (shipTo === 'other') {
    // Until the address is given, the order cannot go on. Several are divided on a screen of their own.
    const isAllHome = first?.is_orderer === true && others.length === 0;
    return isAllHome ? bodyOf(await calls.resetShippings({ body: { token, is_removing_address: true } })) : cart;
  }
  const joined = others.length > 0 ? bodyOf(await calls.resetShippings({ body: { token } })) : cart;
  const [only] = joined.detail.shippings;
  if (!only || only.is_orderer) return joined;
  return bodyOf(await calls.modifyShipping({ body: { token, key: only.key, to_orderer: true } }));
};

const saveShipping = async (
  { cart: calls }: CheckoutClient,
  { token, detail }: Cart,
  { values: address, key = detail.shippings[0]?.key ?? '' }: Extract<SaveEvent, { type: 'save-shipping' }>,
): Promise<Cart> =>
  key === 'new'
    ? bodyOf(await calls.addShipping({ body: { token, address } }))
    : bodyOf(await calls.modifyShipping({ body: { token, key, address } }));

/** The call's types take lists that could be changed. */
const divisionsOf = ({ products }: Extract<SaveEvent, { type: 'save-division' }>) =>
  products.map(({ sku_id, quantities }) => ({ sku_id, quantities: [...quantities] }));

/** Sends a step to the shop; the whole cart comes back. */
export const saveStep = async (client: CheckoutClient, cart: Cart, event: SaveEvent): Promise<Cart> => {
  const { token } = cart;
  switch (event.type) {
    case 'save-orderer':
      return saveOrderer(client, token, event.values);
    case 'save-shipping':
      return saveShipping(client, cart, event);
    case 'add-orderer-address':
      return bodyOf(await client.cart.addShipping({ body: { token, to_orderer: true } }));
    case 'save-division':
      return bodyOf(await client.cart.divideProducts({ body: { token, products: divisionsOf(event) } }));
    case 'join-shippings':
      return bodyOf(await client.cart.resetShippings({ body: { token } }));
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
export const decide = async (client: CheckoutClient, token: string, fingerprint: string): Promise<Decided> => {
  const {
    status,
    id,
    challenge_url: url,
  } = bodyOf(
    await client.cart.decide({
      params: { token },
      // Of what was in view: other tabs' changes come with a fingerprint of their own.
      body: { fingerprint },
    }),
  );
  if (status === 'ordered') return { status, id };
  return status === 'challenge' && url !== null ? { status, url } : { status: 'pending' };
};
