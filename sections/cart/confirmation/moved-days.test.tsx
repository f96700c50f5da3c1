import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../schemas/cart/cart';
import type { CartPacking } from '../../../schemas/cart/cart-shipping';
import { readyCart } from '../../samples/cart';
import { dividedCart } from '../../samples/several-addresses';
import { renderView, textOf } from '../../testing/render-view';
import { confirmationFixtures as fixtures } from './confirmation.fixtures';
import { Deliveries } from './confirmed-deliveries';
import { daysTold } from './moved-days';

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

const movedOf = (asked: Cart, cart: Cart) => daysTold(true, asked, cart).moved;
const nowOf = (cart: Cart) => daysTold(true, null, cart).words;

describe('the days that have moved', () => {
  it('are said with what they were, once for each parcel that comes on another one', () => {
    const [moved, ...others] = movedOf(expected('2026-11-26'), expected('2026-11-30'));
    expect(others).toEqual([]);
    expect(moved).toMatchObject({
      mark: '11月26日(木)から変わりました。',
      words: '最短のお届け見込みが、11月26日(木)から11月30日(月)に変わりました。',
    });
    expect(movedOf(expected('2026-11-26'), expected('2026-11-26'))).toEqual([]);
    expect(movedOf(expected(null), expected('2026-11-26'))).toEqual([]);
  });

  it('are those that are in view: of a wish for a day, the wish', () => {
    const wished = (expectedAt: string) =>
      withDays(onePacked, () => ({ delivery_at: '2026-12-05', expected_at: expectedAt }));
    expect(movedOf(wished('2026-11-26'), wished('2026-11-30'))).toEqual([]);
    expect(nowOf(wished('2026-11-26'))).toBe('お届け日は、現在12月5日(土)です。');
  });

  it('say which of several parcels they are of', () => {
    const days = (second: string) =>
      withDays(dividedCart, (_, at) => ({ delivery_at: null, expected_at: at === 1 ? second : '2026-11-26' }));
    const moved = movedOf(days('2026-11-27'), days('2026-11-30'));
    expect(moved.length).toBeGreaterThan(0);
    for (const { words } of moved)
      expect(words).toMatch(/^お届け先2 佐藤 一郎 様 .*便（.*）の最短のお届け見込みが、11月27日\(金\)から11月30日/);
  });
});

describe('an order that was refused since a day has moved', () => {
  const [seen, now] = [expected('2026-11-26'), expected('2026-11-30')];

  it('[cart.decision] says beside the refusal what it was and is, and marks the row', () => {
    const { moved, words } = daysTold(true, seen, now);
    expect(words).toBe('最短のお届け見込みが、11月26日(木)から11月30日(月)に変わりました。');
    const Rows = () => <Deliveries id="s1" cart={now} earliest={{}} moved={moved} />;
    expect(textOf(renderView(Rows, fixtures.ok))).toContain(
      '最短のお届け見込み：2026年11月30日(月) 11月26日(木)から変わりました。',
    );
  });

  it('says nothing of days that are as they were, or that moved without a refusal', () => {
    expect(daysTold(true, seen, seen)).toEqual({ moved: [], words: '' });
    expect(daysTold(false, seen, now)).toEqual({ moved: [], words: '' });
  });
});
