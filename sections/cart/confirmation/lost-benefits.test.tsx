import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../schemas/cart/cart';
import { readyCart } from '../../samples/cart';
import { lostBenefitsCart } from '../../samples/cart-states';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './confirmation-default';
import { confirmationFixtures as fixtures } from './confirmation.fixtures';

const withDetail = (detail: Partial<Cart['detail']>): Cart => ({
  ...readyCart,
  detail: { ...readyCart.detail, ...detail },
});
const [lost] = lostBenefitsCart.detail.coupons;
const { fault = '', ...coupon } = lost ?? { code: '', name: '' };
const couponed = withDetail({ coupons: [{ ...coupon, amount: 300 }] });
const usedUp = lostBenefitsCart;
const points = (balance: number): Cart => withDetail({ points: { balance, wished: 1000, earned: 0 } });
const htmlOf = (cart: Cart) => renderView(View, { ...fixtures.ok, data: { ...fixtures.ok.data, cart } });
const textFor = (cart: Cart) => textOf(htmlOf(cart));

describe('what lowered the sum and is lost before the order', () => {
  it('[cart.decision] names a coupon by the words of the cart, however the screen came, above the button', () => {
    const words = `「冬支度の300円」：${fault}`;
    expect(textFor(usedUp).split(words)).toHaveLength(2);
    expect(textFor(usedUp).indexOf(words)).toBeLessThan(textFor(usedUp).indexOf('注文を確定する 確定すると'));
    expect(htmlOf(usedUp)).toContain('href="/cart/#benefits"');
    expect(textFor(couponed)).not.toContain('「冬支度の300円」：');
    expect(htmlOf(couponed)).not.toContain('href="/cart/#benefits"');
  });

  it('says how many of the points that were wished for are left', () => {
    expect(textFor(points(700))).toContain('ご希望の1,000ポイントのうち、お使いいただけるのは700ポイントです。');
    expect(textFor(points(0))).toContain('ご希望の1,000ポイントは、お使いいただけません。');
    expect(textFor(points(1000))).not.toContain('ご希望の');
  });
});
