import type { Contract } from '../../../../schemas/shop-contract';
import { errorOf } from '../../../../schemas/shop-errors';
import type { Handlers } from '../../../request/handlers';
import type { GiftGone, GiftLink, GiftRefusal, GiftsService } from './gift.types';

export interface GiftHandlerDeps {
  readonly gifts: GiftsService;
}

const missing = { status: 404, body: errorOf('gift.not-found') } as const;

const gone = ({ code }: GiftGone) =>
  code === 'gift.not-found' ? missing : ({ status: 409, body: errorOf(code) } as const);

const refused = (refusal: GiftGone | GiftRefusal) =>
  'errors' in refusal
    ? ({ status: 422, body: { ...errorOf(refusal.code, refusal.message), errors: refusal.errors } } as const)
    : gone(refusal);

const linkOf = (token: string, headers: { readonly 'x-gift-receiver'?: string | undefined }): GiftLink => ({
  token,
  receiver: headers['x-gift-receiver'],
});

/** Social gifts, for whoever receives them. */
export const giftHandlers = ({ gifts }: GiftHandlerDeps): Handlers<Contract['gift']> => ({
  async products({ params }, context) {
    const gift = await gifts.products(context, params.token);
    return gift ? { status: 200, body: gift } : missing;
  },
  async shipping({ params, headers }, context) {
    const said = await gifts.shipping(context, linkOf(params.token, headers));
    return said.ok ? { status: 200, body: said.shipping } : gone(said);
  },
  async checkShipping({ body: { token, ...address }, headers }, context) {
    const said = await gifts.checkShipping(context, linkOf(token, headers), address);
    return said.ok
      ? { status: 200, body: { order_shipping_id: said.shippingId, receiver: said.receiver } }
      : refused(said);
  },
  async checkDelivery({ body: { token, ...wanted }, headers }, context) {
    const said = await gifts.checkDelivery(context, linkOf(token, headers), wanted);
    return said.ok ? { status: 200, body: said.chosen } : refused(said);
  },
  async leadTimes({ params, query: { postal, pref } }, context) {
    const said = await gifts.leadTimes(context, params.token, { postal_code: postal, prefecture: pref });
    return said.ok ? { status: 200, body: { data: [said.leadTime] } } : refused(said);
  },
  async receive({ params, headers, body }, context) {
    const said = await gifts.receive(context, linkOf(params.token, headers), body);
    return said.ok ? { status: 200, body: said.gift } : refused(said);
  },
  async complete({ params, headers }, context) {
    const gift = await gifts.complete(context, linkOf(params.token, headers));
    return gift ? { status: 200, body: gift } : missing;
  },
});
