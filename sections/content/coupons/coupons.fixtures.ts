import { longCoupons, sampleCoupons } from '../../samples/coupon';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { CouponsProps } from './coupons.data';
import { couponsSettings } from './coupons.settings';

const settings = settingsOf(couponsSettings);
const page = { total: 3, per: 20, last: 1, current: 1 };

export const couponsFixtures = {
  ok: { settings, data: { coupons: { data: [...sampleCoupons], page } } },
  empty: { settings, data: { coupons: { data: [], page: { ...page, total: 0 } } } },
  long: {
    settings: settingsOf(couponsSettings, { title: longWord.slice(0, 60), note: longText.slice(0, 200) }),
    data: { coupons: { data: [...longCoupons], page } },
  },
} satisfies Record<string, FixtureOf<CouponsProps>>;
