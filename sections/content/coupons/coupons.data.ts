import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { couponsSettings } from './coupons.settings';

export const couponsData = defineData(couponsSettings, {
  needs: ({ settings }) => ({ coupons: query('coupon.coupons', { query: { per: settings.limit } }) }),
});

export type CouponsProps = PropsOf<typeof couponsData>;
