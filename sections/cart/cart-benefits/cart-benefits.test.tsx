import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './cart-benefits-default';
import { cartBenefitsFixtures as fixtures } from './cart-benefits.fixtures';
import { cartBenefits } from './cart-benefits.section';

const env = { page: 'cart', visitor: 'member' } as const;
drawVariants('cart-benefits', { variants: cartBenefits.variants, fixtures, env });

describe('cart-benefits', () => {
  it('[cart.coupons] shows what is used with a way out, and what could be used with its worth or why not', () => {
    const html = renderView(View, fixtures.ok, env);
    expect(textOf(html)).toMatch(
      /秋のお菓子 10%引き −518円 対象：菓子の商品2点 クーポン「秋のお菓子 10%引き」を ?外す/,
    );
    expect(textOf(html)).toMatch(/はじめてのお買い物に 500円引き .*使う .*あと6,016円お求めいただくと/);
    expect(html.match(/action="\/-\/do\/coupon-use"/g)).toHaveLength(2);
    expect(html).toContain('<details open');
    expect(textOf(html)).toContain('クーポン・ポイントを使う クーポン1枚・1,250ポイント');
  });

  it('[cart.coupons] says of each that is used what it takes off, of the carriage too, or why it does nothing', () => {
    const text = textOf(renderView(View, fixtures.carriage, env));
    expect(text).toContain('送料無料クーポン 送料無料（−770円）');
    expect(text).toContain('2万円以上で2,000円引き 対象の商品をあと6,016円お求めいただくと');
  });

  it('names coupons and points once above their fields', () => {
    const guest = textOf(renderView(View, fixtures.guest, { ...env, visitor: 'guest' }));
    expect(guest).toMatch(/^クーポンを使う クーポンコード 適用する/);
    expect(textOf(renderView(View, fixtures.ok, env))).not.toMatch(/クーポン クーポン|ポイント ご利用ポイント/);
  });

  it('is closed for who has nothing to use, and has no points for a guest', () => {
    const html = renderView(View, fixtures.guest, { ...env, visitor: 'guest' });
    expect(html).toMatch(/<details><summary>/);
    expect(html).not.toContain('points-use');
  });

  it('[cart.points] offers all points, or none where some are used', () => {
    expect(renderView(View, fixtures.ok, env)).toMatch(/<button [^>]*value="1250" name="all">すべて使う/);
    const html = renderView(View, fixtures.paidByPoints, env);
    expect(html).toMatch(/<button [^>]*value="0" name="all">使わない/);
    expect(html).toMatch(/name="point"[^>]*value="1000"/);
  });

  it('keeps what was typed beside what is wrong with it', () => {
    const errors = { code: [{ code: 'cart.coupon.not_found', message: '見つかりません。' }] };
    const posted = { action: 'coupon-use', values: { code: 'ABC' }, code: 'x', message: 'm', errors };
    const html = renderView(View, fixtures.guest, { ...env, posted });
    expect(html).toMatch(/aria-invalid="true" [^>]*autofocus="" name="code" value="ABC"/);
    expect(html).toMatch(/<p id="[^"]*-code-fault" role="alert">見つかりません。/);
  });

  it('[cart.coupons] leads a guest from a coupon that is for members to the login, and back to the coupons', () => {
    const message = 'このクーポンは、会員の方にログインのうえご利用いただいております。';
    const code = 'cart.coupon.members_only';
    const posted = { action: 'coupon-use', values: { code: 'KAIIN' }, code, message, errors: null };
    const drawn = (own: object) => renderView(View, fixtures.guest, { ...env, visitor: 'guest', posted, ...own });
    const link = '<a href="/login/?redirect=%2Fcart%2F%23benefits">ログインする</a>';
    expect(drawn({})).toContain(`${message}${link}</p>`);
    expect(drawn({ isMemberless: true })).not.toContain('/login/');
    expect(drawn({ posted: { ...posted, code: 'cart.coupon.not_usable' } })).not.toContain('/login/');
  });

  it('is the place that its forms lead back to, and takes the focus there', () =>
    expect(renderView(View, fixtures.ok, env)).toMatch(/^<section id="benefits" [^>]*tabindex="-1"/));

  it('takes no room for an empty cart', () => {
    for (const fixture of [fixtures.empty, fixtures.none]) expect(renderView(View, fixture, env)).toBe('');
  });
});
