/** What is a visitor's own, asked of the contract's calls all at once (schemas/own-answer.ts). */
import type { FastifyRequest } from 'fastify';
import type { Cart } from '../../../../schemas/cart/cart';
import type { OwnAnswer } from '../../../../schemas/own-answer';
import { query, type BodyOf, type Query, type ReadId } from '../../../../schemas/query';
import type { Visitor } from '../../../../src/domain/visitor';
import { askFor, type Ask } from '../../../../storefront/page/load/ask';
import { cartTokenOf } from '../../cookies/cart-cookies';

interface OwnAsked {
  readonly isMember: boolean;
  /** '' where there is none. */
  readonly cartToken: string;
}

/** Guests' carts are counted by their cookie; who has not confirmed the mail address is one. */
export const ownAskedOf = (request: FastifyRequest, { visitor }: { readonly visitor: Visitor }): OwnAsked =>
  visitor.kind === 'member' && visitor.isRegistered
    ? { isMember: true, cartToken: cartTokenOf(request) }
    : { isMember: false, cartToken: '' };

/** As many as the section of coupons shows. */
const mostCoupons = 100;

/** What is ordered is in no cart any more. */
const countOf = ({ order_no: orderNo, count }: Cart): number => (orderNo === null ? count : 0);

export const composeOwn = async (ask: Ask, { isMember, cartToken }: OwnAsked): Promise<OwnAnswer> => {
  const part = async <Id extends ReadId, Part>(
    asked: Query<Id>,
    pick: (body: BodyOf<Id>) => Part,
  ): Promise<Part | undefined> => {
    const answer = await askFor(ask, asked);
    return answer.ok ? pick(answer.result) : undefined;
  };
  if (!isMember) return { viewed: await part(query('history.guest', {}), ({ data }) => data) };
  const [name, points, coupons, viewed, popups, count] = await Promise.all([
    part(query('user.me', {}), ({ orderer_name: name }) => name),
    part(query('point.points', {}), ({ balance }) => balance),
    part(query('coupon.mine', { query: { per: mostCoupons } }), ({ data }) => data.map(({ coupon_id: id }) => id)),
    part(query('history.mine', {}), ({ data }) => data),
    part(query('popup.mine', {}), ({ data }) => data),
    cartToken === '' ? undefined : part(query('cart.cart', { params: { token: cartToken } }), countOf),
  ]);
  return { name, points, coupons, viewed, popups, cart_count: count };
};
