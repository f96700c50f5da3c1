import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../../schemas/cart/cart';
import type { CartPacking } from '../../../schemas/cart/cart-shipping';
import type { CheckoutFace } from '../../../flows/checkout/index';
import { readyCart } from '../../samples/cart';
import { dividedCart } from '../../samples/several-addresses';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './confirmation-default';
import { confirmationFixtures as fixtures } from './confirmation.fixtures';
import { daysNow, movedDays } from './moved-days';

const { face } = vi.hoisted(() => ({ face: { current: null as CheckoutFace | null } }));
vi.mock('../../../flows/checkout/index', () => ({ useCheckout: () => face.current }));

const withDays = (cart: Cart, dayOf: (packing: CartPacking, at: number) => Partial<CartPacking>): Cart => ({
  ...cart,
  detail: {
    ...cart.detail,
    shippings: cart.detail.shippings.map((shipping, at) => ({
      ...shipping,
      packings: shipping.packings.map((packing) => ({ ...packing, ...dayOf(packing, at) })),
    })),
  },
});
const onePacked: Cart = {
  ...readyCart,
  detail: {
    ...readyCart.detail,
    shippings: readyCart.detail.shippings.map((shipping) => ({ ...shipping, packings: shipping.packings.slice(0, 1) })),
  },
};
const expected = (day: string | null, cart = onePacked) =>
  withDays(cart, () => ({ delivery_at: null, expected_at: day }));

describe('the days that have moved', () => {
  it('are said with what they were, once for each parcel that comes on another one', () => {
    const [moved, ...others] = movedDays(expected('2026-11-26'), expected('2026-11-30'));
    expect(others).toEqual([]);
    expect(moved).toMatchObject({
      mark: '11月26日(木)から変わりました。',
      words: '最短のお届け見込みが、11月26日(木)から11月30日(月)に変わりました。',
    });
    expect(movedDays(expected('2026-11-26'), expected('2026-11-26'))).toEqual([]);
    expect(movedDays(expected(null), expected('2026-11-26'))).toEqual([]);
  });

  it('are those that are in view: of a wish for a day, the wish', () => {
    const wished = (expectedAt: string) =>
      withDays(onePacked, () => ({ delivery_at: '2026-12-05', expected_at: expectedAt }));
    expect(movedDays(wished('2026-11-26'), wished('2026-11-30'))).toEqual([]);
    expect(daysNow(wished('2026-11-26'))).toBe('お届け日は、現在12月5日(土)です。');
  });

  it('say which of several parcels they are of', () => {
    const days = (second: string) =>
      withDays(dividedCart, (_, at) => ({ delivery_at: null, expected_at: at === 1 ? second : '2026-11-26' }));
    const moved = movedDays(days('2026-11-27'), days('2026-11-30'));
    expect(moved.length).toBeGreaterThan(0);
    for (const { words } of moved)
      expect(words).toMatch(/^お届け先2 佐藤 一郎 様 .*便（.*）の最短のお届け見込みが、11月27日\(金\)から11月30日/);
  });
});

describe('a confirmation whose order was refused since a day has moved', () => {
  const error = { code: 'cart.decision.changed', message: 'ご注文内容が変わりました。' };
  const shown = (asked: Cart, cart: Cart, said: CheckoutFace['error'] = error) => {
    face.current = { cart, asked, phase: 'editing', isSaved: false, error: said, fieldErrors: null, send: vi.fn() };
    return textOf(renderView(View, fixtures.ok));
  };
  beforeEach(() => (face.current = null));

  it('[cart.decision] says at the button what it was and is, and marks the row', () => {
    const text = shown(expected('2026-11-26'), expected('2026-11-30'));
    const words = '最短のお届け見込みが、11月26日(木)から11月30日(月)に変わりました。';
    expect(text).toContain(`${error.message} ${words}`);
    expect(text).toContain('最短のお届け見込み：2026年11月30日(月) 11月26日(木)から変わりました。');
    expect(text.indexOf('注文を確定する')).toBeGreaterThan(text.indexOf(words));
  });

  it('says nothing of days that are as they were, or that moved without a refusal', () => {
    expect(shown(expected('2026-11-26'), expected('2026-11-26'))).not.toMatch(/から変わりました|、現在/);
    expect(shown(expected('2026-11-26'), expected('2026-11-30'), null)).not.toContain('から変わりました');
  });
});
