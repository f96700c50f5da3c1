/** The shop's coupons, over the contract. */
import type { Contract } from '../../../../schemas/shop-contract';
import { errorOf } from '../../../../schemas/shop-errors';
import type { Handlers } from '../../../request/handlers';
import { pageRequest, paginationHeaders } from '../../../http/pagination';
import { type CouponsServiceDeps, createCouponsService } from './coupon.service';

const notTakenWords = 'このクーポンは、配布を終了したか、すでにご利用になったため、獲得できません。';

export const couponHandlers = (deps: CouponsServiceDeps): Handlers<Contract['coupon']> => {
  const coupons = createCouponsService(deps);
  return {
    async coupons({ query }, { channel, now }) {
      const page = pageRequest(query);
      const { total, data } = await coupons.list({ channelId: channel.id, now }, page);
      return { status: 200, headers: paginationHeaders(page, total), body: { data } };
    },

    async mine({ query }, { channel, now, visitor }) {
      const page = pageRequest(query);
      const { total, data } = await coupons.own({ channelId: channel.id, now, memberId: visitor.userId }, page);
      return { status: 200, headers: paginationHeaders(page, total), body: { data } };
    },

    async take({ body }, { channel, now, visitor }) {
      const taken = await coupons.take({ channelId: channel.id, now, memberId: visitor.userId }, body.coupon_id);
      return taken ? { status: 200, body: taken } : { status: 404, body: errorOf('coupon.not-found', notTakenWords) };
    },
  };
};
