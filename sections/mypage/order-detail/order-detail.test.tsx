import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../../src/lib/numbers';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './order-detail-default';
import { orderDetailFixtures as fixtures } from './order-detail.fixtures';
import { orderDetail } from './order-detail.section';

const env = { page: 'mypage.order', title: '注文内容', visitor: 'member' } as const;

drawVariants('order-detail', { variants: orderDetail.variants, fixtures, env });

describe('order-detail', () => {
  it('[order.history] says by when to pay and how, who ordered, what it comes to with the tax of each rate', () => {
    const text = textOf(renderView(View, fixtures.ok, env));
    expect(text).toMatch(
      /お支払い待ち 2026年11月27日\(金\)までに、コンビニ払いでお支払いください。 お支払い番号 1234-567890/,
    );
    expect(text).toMatch(/ご注文番号 261120-482913 ご注文日 2026年11月20日\(金\) 12:00 ご注文者 山田 花子 様/);
    expect(text).toMatch(/合計（税込） .*%対象.*（内消費税 [\d,]+円）/);
  });

  it('[order.history] tells below the sums what ※ means, where there is one', () => {
    const { order, ...data } = fixtures.ok.data;
    const taxes = [{ percent: 10 as const, amount: 1100, tax: 100 }];
    const usual = { ...fixtures.ok, data: { ...data, order: { ...order, totals: { ...order.totals, taxes } } } };
    expect(textOf(renderView(View, fixtures.ok, env))).toMatch(/8%対象（※） .* ※は軽減税率（8%）の対象です。/);
    expect(textOf(renderView(View, usual, env))).not.toContain('軽減税率（8%）');
  });

  it('[order.history] shows how far it has come, and nothing of the kind once it is cancelled', () => {
    const html = renderView(View, fixtures.ok, env);
    expect(html).toMatch(/<ol [^>]*aria-label="ご注文の進み具合">.*<li aria-current="step">お支払い<\/li>/);
    expect(textOf(html)).toMatch(/ご注文 （済み） お支払い 発送 お届け/);
    expect(renderView(View, fixtures.shipped, env)).toContain('<li aria-current="step">お届け</li>');
    expect(renderView(View, fixtures.cancelled, env)).not.toContain('進み具合');
  });

  it('[order.history] names each coupon with what it takes off; as one where they are not told one by one', () => {
    const { order, ...data } = fixtures.ok.data;
    const lowered = { ...order, totals: { ...order.totals, total_discount: 450 } };
    const coupons = [
      { name: '秋の割引', amount: 300 },
      { name: 'はじめての割引', amount: 150 },
    ];
    const told = (shown: typeof order) =>
      textOf(renderView(View, { ...fixtures.ok, data: { ...data, order: shown } }, env));
    expect(told({ ...lowered, coupons })).toMatch(
      /クーポン割引（秋の割引） −300 円 クーポン割引（はじめての割引） −150 円/,
    );
    expect(told(lowered)).toMatch(/クーポン割引 −450 円/);
  });

  it('[order.history] tells which of the points that it used have gone back, and of no money where none has', () => {
    const text = textOf(renderView(View, fixtures.pointsBack, env));
    expect(text).toContain('お返ししたポイント 1,200ポイント');
    expect(text).not.toContain('返金');
  });

  it('[member.points-earned] tells which points come with it, have come, or come no more', () => {
    const told = (fixture: (typeof fixtures)['ok']) => textOf(renderView(View, fixture));
    expect(told(fixtures.ok)).toContain('獲得ポイント 61ポイント（お届け後に差し上げます）');
    expect(told(fixtures.delivered)).toMatch(/獲得ポイント 61ポイント (?!（)/);
    expect(told(fixtures.cancelled)).not.toContain('獲得ポイント');
  });

  it('says of several addresses what goes where', () => {
    const text = textOf(renderView(View, fixtures.places, env));
    expect(text).toMatch(/お届け先1 .* お届け先2 /);
  });

  it('[order.history] tells of each parcel that has left, and leads to its carrier’s page', () => {
    const html = renderView(View, fixtures.parcels, env);
    expect(textOf(html)).toMatch(/2026年11月9日\(月\)発送 ヤマト運輸 お問い合わせ番号 123456789012 荷物を追跡する/);
    expect(html).toContain('href="https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id=123456789012"');
    expect(html.match(/荷物を追跡する<\/a>/g)).toHaveLength(2);
    expect(textOf(html)).toContain('その他の配送業者');
    expect(textOf(renderView(View, fixtures.shipped, env))).not.toContain('お問い合わせ番号');
  });

  it('[order.history] says of a parcel that is not sent that it is not, and not that all has arrived', () => {
    for (const fixture of [fixtures.leftOut, fixtures.guestLeftOut]) {
      const html = renderView(View, fixture, env);
      expect(textOf(html)).toMatch(/一部をお届け済み お届けしていないお荷物があります。/);
      expect(textOf(html)).toMatch(/お届け先1 .*ヤマト運輸.* お届け先2 .*このお荷物は、お届けしておりません。/);
      expect(html.match(/お届けしておりません/g)).toHaveLength(1);
      expect(html).not.toContain('進み具合');
    }
  });

  it('[order.history] says what went back, when, with the tax of each rate, and what is left', () => {
    const total = formatNumber(fixtures.partlyRefunded.data.order.totals.total_payment - 1_110);
    const text = textOf(renderView(View, fixtures.partlyRefunded, env));
    expect(text).toContain('お届け済み 1,110円のご返金の手続きが済みました。');
    expect(text).toContain(
      'ご返金（2026年11月12日(木)） −1,000 円 10%対象 640円（内消費税 58円） 8%対象（※） 360円（内消費税 26円）',
    );
    expect(text).toContain('ご返金（2026年11月16日(月)） −110 円 10%対象 110円（内消費税 10円）');
    expect(text).toContain(`ご返金後の合計（税込） ${total} 円`);
    expect(textOf(renderView(View, fixtures.returned, env))).toContain('ご返金（手続き中）');
    expect(textOf(renderView(View, fixtures.delivered, env))).not.toContain('返金');
  });

  it('promises no day of what has arrived or come back', () => {
    const day = /最短でお届け|お届け見込み|\d日\(.\) 午前中/;
    expect(textOf(renderView(View, fixtures.shipped, env))).toMatch(day);
    for (const fixture of [fixtures.delivered, fixtures.returned])
      expect(textOf(renderView(View, fixture, env))).not.toMatch(day);
  });

  it('makes no day depend on money that is there', () => {
    const { order } = fixtures.ok.data;
    const told = (payment: Partial<typeof order.payment>) => {
      const paid = { ...order, payment: { ...order.payment, ...payment } };
      return textOf(renderView(View, { ...fixtures.ok, data: { ...fixtures.ok.data, order: paid } }, env));
    };
    expect(told({})).toMatch(/ご入金/);
    expect(told({})).toContain('お支払い期限');
    expect(told({ status: 'paid' })).not.toMatch(/ご入金|お支払い期限/);
  });

  it('[order.history] says that some of it has left', () => {
    expect(textOf(renderView(View, fixtures.partlySent, env))).toMatch(/^注文内容 一部を発送済み 残りのお荷物は、/);
  });

  it('says of what came back what becomes of its money', () => {
    expect(textOf(renderView(View, fixtures.returned, env))).toMatch(/返品済み ご返金の手続きをしています。/);
  });

  it('leads to cancelling as long as nothing was sent', () => {
    const way = 'href="/mypage/order_history/Zr7x-0123456789abcdefAB?cancel=1#cancel"';
    expect(renderView(View, fixtures.ok, env)).toContain(way);
    expect(renderView(View, { ...fixtures.ok, query: { cancel: '1' } }, env)).not.toContain('?cancel=1');
    expect(renderView(View, fixtures.shipped, env)).not.toContain('?cancel=1');
  });

  it('[order.cancel] leads whoever has number and token to cancelling, and to no screen of a member', () => {
    const guest = { ...env, page: 'orders.receipt', visitor: 'guest' } as const;
    const html = renderView(View, fixtures.guest, { ...guest, prefix: '/gakuen' });
    expect(html).toContain(
      `href="/gakuen/orders/receipt?no=261120-482913&amp;t=${'q'.repeat(22)}&amp;cancel=1#cancel"`,
    );
    expect(html).not.toContain('/mypage');
    expect(renderView(View, fixtures.guestParcels, guest)).not.toContain('cancel=1');
  });

  it('puts the same goods into the cart again, and says why not', () => {
    const html = renderView(View, fixtures.guest, { page: 'orders.receipt', visitor: 'guest', prefix: '/gakuen' });
    expect(html).toMatch(/<form id="order-again" [^>]*action="\/gakuen\/-\/do\/order-again"/);
    expect(html).toContain('name="no" value="261120-482913"');
    const posted = { action: 'order-again', values: {}, code: 'x', message: 'お求めいただけません。', errors: null };
    const refused = renderView(View, fixtures.ok, { ...env, posted });
    // The address of the refused form leads to what is said, which takes the focus.
    expect(refused.match(/<[^>]* id="order-again"[^>]*>[^<]*/g)).toEqual([
      expect.stringMatching(/^<p .*role="alert" tabindex="-1">お求めいただけません。/i),
    ]);
  });

  it('[order.memo] keeps what the member noted down, which whoever has number and token does not see', () => {
    const html = renderView(View, fixtures.ok, env);
    expect(html).toMatch(/<form [^>]*action="[^"]*\/-\/do\/order-memo"/);
    expect(html).toMatch(/<textarea [^>]*name="memo"[^>]*>\n?母へ。来年は栗を多めに。<\/textarea>/);
    const guest = renderView(View, fixtures.guest, { page: 'orders.receipt', visitor: 'guest' });
    expect(guest).not.toContain('order-memo');
  });

  it('[order.cancel] warns of what is still to be done after cancelling', () => {
    const warned = /<p class="[^"]*alarm[^"]*">カードのお支払いの取り消しを/;
    expect(renderView(View, fixtures.cancelling, env)).toMatch(warned);
    expect(renderView(View, fixtures.cancelled, env)).not.toContain('alarm');
  });

  it('asks for no money, and promises no day, once it is cancelled', () => {
    const text = textOf(renderView(View, fixtures.cancelled, env));
    expect(text).toContain('カードのお支払いは取り消しました。');
    expect(text).not.toMatch(/お支払い番号|最短でお届け|午前中/);
    expect(textOf(renderView(View, fixtures.cancelling, env))).toContain('カード会社に手続きしています');
  });
});
