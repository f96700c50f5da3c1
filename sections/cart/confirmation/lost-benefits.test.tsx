import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../schemas/cart/cart';
import { readyCart } from '../../samples/cart';
import { renderView, textOf } from '../../testing/render-view';
import { Changed } from './changed';
import { View } from './confirmation-default';
import { confirmationFixtures as fixtures } from './confirmation.fixtures';
import { benefitsLost } from './lost-benefits';

const withDetail = (detail: Partial<Cart['detail']>): Cart => ({
  ...readyCart,
  detail: { ...readyCart.detail, ...detail },
});
const coupon = { code: 'WINTER', name: '冬支度の300円', amount: 300 };
const fault = 'このクーポンは、ご利用の上限に達しました。';
const couponed = withDetail({ coupons: [coupon] });
const usedUp = withDetail({ coupons: [{ ...coupon, amount: 0, fault }] });
const points = (balance: number): Cart => withDetail({ points: { balance, wished: 1000, earned: 0 } });
const words = `「冬支度の300円」：${fault}`;

describe('what lowered the sum and was lost before the order', () => {
  it('names a coupon by the words of the cart, unless that was in view already', () => {
    expect(benefitsLost(couponed, usedUp)).toBe(words);
    expect(benefitsLost(null, usedUp)).toBe(words);
    expect(benefitsLost(usedUp, usedUp)).toBe('');
    expect(benefitsLost(null, couponed)).toBe('');
  });

  it('says how many of the points that were wished for are left', () => {
    expect(benefitsLost(points(1000), points(700))).toBe(
      'ご希望の1,000ポイントのうち、お使いいただけるのは700ポイントです。',
    );
    expect(benefitsLost(null, points(0))).toBe('ご希望の1,000ポイントは、お使いいただけません。');
    expect(benefitsLost(points(1200), points(1000))).toBe('');
    expect(benefitsLost(points(700), points(700))).toBe('');
  });

  it('is named where the cart was changed elsewhere, before it can be ordered', () => {
    const onRead = () => undefined;
    const textFor = (seen: Cart) => textOf(renderToString(<Changed seen={seen} cart={usedUp} onRead={onRead} />));
    expect(textFor(couponed)).toContain(words);
    expect(textFor(usedUp)).not.toContain(words);
  });

  it('[cart.decision] is said beside the refusal, and by no refusal of another kind', () => {
    const textFor = (code: string): string => {
      const posted = { action: 'decide', values: {}, code, message: '変わりました。', errors: null };
      return textOf(renderView(View, { ...fixtures.ok, data: { ...fixtures.ok.data, cart: usedUp } }, { posted }));
    };
    expect(textFor('cart.decision.changed')).toContain(`変わりました。 ${words}`);
    expect(textFor('x')).not.toContain(words);
  });
});
