import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../schemas/cart/cart';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './cart-summary-default';
import { cartSummaryFixtures as fixtures } from './cart-summary.fixtures';
import { cartSummary } from './cart-summary.section';

drawVariants('cart-summary', { variants: cartSummary.variants, fixtures });

describe('cart-summary', () => {
  it('shows the sums tax included, with the tax per rate and the reduced one marked', () => {
    const text = textOf(renderView(View, fixtures.ok));
    expect(text).toContain('商品合計 13,984 円 送料（目安） 1,100 円 合計（税込） 15,084 円');
    expect(text).toContain('10%対象 9,900円（内消費税 900円） 8%対象（※） 5,184円（内消費税 384円）');
  });

  it('names no rate at which nothing is paid', () => {
    const { settings, data } = fixtures.ok;
    const [other, food] = data.cart.detail.order.taxes;
    const taxes = other && food ? [{ ...other, amount: 0, tax: 0 }, food] : [];
    const cart = { ...data.cart, detail: { ...data.cart.detail, order: { ...data.cart.detail.order, taxes } } };
    const text = textOf(renderView(View, { settings, data: { ...data, cart } }));
    expect(text).toContain('8%対象（※） 5,184円');
    expect(text).not.toContain('10%対象');
  });

  it('offers a quotation of what is in the cart, also to a guest', () => {
    const html = renderView(View, fixtures.ok, { prefix: '/gakuen' });
    expect(html).toMatch(/<a href="\/gakuen\/-\/file\/document\.cartQuotation" download="">/);
  });

  it('says what is missing for free carriage', () => {
    expect(textOf(renderView(View, fixtures.nearlyFree))).toContain('あと1,016円で送料無料です。');
    expect(textOf(renderView(View, fixtures.ok))).not.toContain('送料無料');
  });

  it('[cart.leadtime] says when the parcels can arrive, and on what that still depends', () => {
    const told = (cart: Cart) => textOf(renderView(View, { ...fixtures.expected, data: { cart } }));
    const { cart } = fixtures.expected.data;
    const onDelivery = cart.payment && { ...cart.payment, pay_within_days: null };
    expect(told({ ...cart, payment: onDelivery })).toMatch(/最短 11月26日\(木\)から11月28日\(土\) にお届け (?!（)/);
    expect(told({ ...cart, payment: null })).toContain('（お届け先とお支払い方法により異なります）');
    expect(told({ ...cart, payment: onDelivery && { ...onDelivery, pay_within_days: 7 } })).toContain(
      '（今日ご入金いただいた場合）',
    );
    // Another day was wished for, or nobody knows one.
    for (const fixture of [fixtures.ready, fixtures.ok])
      expect(textOf(renderView(View, fixture))).not.toContain('最短');
  });

  it('leads to the first open step', () => {
    expect(renderView(View, fixtures.ok)).toMatch(/href="\/cart\/shipping-select"[^>]*>ご購入手続きへ進む/);
    expect(renderView(View, fixtures.ready)).toMatch(/href="\/cart\/confirm"[^>]*>ご購入手続きへ進む/);
  });

  it('is disabled with a reason where a line stands in the way', () => {
    const html = renderView(View, fixtures.blocked);
    expect(html).toMatch(/<button [^>]*disabled=""[^>]*>ご購入手続きへ進む/);
    expect(textOf(html)).toContain('カートの商品の内容をお確かめください');
  });

  it('[site.selling-flag] is disabled with a reason while the shop sells nothing', () =>
    expect(textOf(renderView(View, fixtures.ok, { isSelling: false }))).toContain('受付を一時停止しております'));

  it('takes no room for an empty cart', () => {
    for (const fixture of [fixtures.empty, fixtures.none]) expect(renderView(View, fixture)).toBe('');
  });
});
