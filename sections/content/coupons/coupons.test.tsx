import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './coupons-default';
import { couponsFixtures as fixtures } from './coupons.fixtures';
import { coupons } from './coupons.section';

drawVariants('coupons', { variants: coupons.variants, fixtures });

describe('coupons', () => {
  it('[content.coupon] says of each what it gives, what it asks and until when', () => {
    const text = textOf(renderView(View, fixtures.ok, { visitor: 'member' }));
    expect(text).toMatch(
      /秋のお菓子 10%引き 10%OFF .*対象：菓子 3,000円（税込）以上.*上限 1,000円 2026年12月31日\(木\)まで/,
    );
    expect(text).toMatch(/500円引き .*会員の方限定 お一人さま1回まで 有効期限なし/);
    expect(text).toMatch(/送料無料 .*クール便手数料は別.*併用はできません/);
  });

  it('[member.coupon-take] a member takes one with a press, a guest logs in first', () => {
    const member = renderView(View, fixtures.ok, { visitor: 'member', prefix: '/gakuen' });
    expect(member).toMatch(
      /<form action="\/gakuen\/-\/do\/coupon-take" [^>]*><input type="hidden" name="id" value="1"/,
    );
    expect(member).toMatch(
      /data-own-in="coupons:1" hidden=""[^>]*><span>獲得済み<\/span><span data-own-in="coupons:used-1" hidden="">ご利用済み/,
    );
    const guest = renderView(View, fixtures.ok, { visitor: 'guest', url: '/coupon' });
    expect(guest).not.toContain('<form');
    expect(guest).not.toContain('data-own-in');
    expect(guest).toContain('href="/login/?redirect=%2Fcoupon"');
  });

  it('tells a guest the code of one that asks for no membership', () => {
    const text = textOf(renderView(View, fixtures.ok, { visitor: 'guest', url: '/coupon' }));
    expect(text).toMatch(/コード ?AUTUMN10 ?をご入力ください/);
    expect(text).not.toContain('WELCOME500');
  });

  it('[site.member-disabled] gives none in a shop without members, who alone could take one', () => {
    const html = renderView(View, fixtures.ok, { visitor: 'guest', isMemberless: true });
    expect(html).not.toContain('login');
    expect(textOf(html)).toContain('お配りしているクーポンはありません');
  });

  it('says what went wrong, and that there are none', () => {
    const posted = {
      action: 'coupon-take',
      values: {},
      code: 'coupon.not-found',
      message: '終わりました。',
      errors: null,
    };
    expect(renderView(View, fixtures.ok, { visitor: 'member', posted })).toContain('role="alert">終わりました。');
    expect(textOf(renderView(View, fixtures.empty, {}))).toContain('お配りしているクーポンはありません');
  });
});
