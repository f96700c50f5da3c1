import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { partlyRefundedOrder, severalAddressesOrder } from '../../samples/orders';
import { View } from './order-history-default';
import { orderHistoryData } from './order-history.data';
import { orderHistoryFixtures as fixtures } from './order-history.fixtures';
import { orderHistory } from './order-history.section';

const env = { page: 'mypage.orders', title: '注文履歴', visitor: 'member' } as const;

drawVariants('order-history', { variants: orderHistory.variants, fixtures, env });

describe('order-history', () => {
  it('[order.history] says of each order when, what, how much, how it stands and what to do', () => {
    const html = renderView(View, fixtures.ok, { ...env, prefix: '/gakuen' });
    expect(textOf(html)).toMatch(
      /ご注文日 2026年11月20日\(金\) 12:00 ご注文番号 261120-482913 お支払い待ち 2026年11月27日\(金\)までに、コンビニ払いでお支払いください。/,
    );
    expect(textOf(html)).toMatch(/ほか1品.*合計（税込） ?[\d,]+ ?円/);
    expect(html).toMatch(/<a [^>]*href="\/gakuen\/mypage\/order_history\/Zr7x-0123456789abcdefAB"/);
  });

  it('shows each product once, wherever it is sent', () => {
    const [line] = severalAddressesOrder.lines;
    if (!line) throw new Error('the sample has a line');
    const lines = [1, 2, 3].map((at) => ({ ...line, key: `l${at}`, shipping_key: `s${at}` }));
    const orders = { ...fixtures.ok.data.orders, data: [{ ...severalAddressesOrder, lines }] };
    expect(renderView(View, { ...fixtures.ok, data: { orders } }, env).match(/<img /g)).toHaveLength(1);
  });

  it('[order.history] says of one what is left after a refund', () => {
    const orders = { ...fixtures.ok.data.orders, data: [partlyRefundedOrder] };
    const text = textOf(renderView(View, { ...fixtures.ok, data: { orders } }, env));
    expect(text).toContain('合計（税込） 15,084 円 （ご返金後 13,974 円 ）');
  });

  it('[order.history] says how many were bought and what these come to, and how many were not kept', () => {
    const text = textOf(renderView(View, fixtures.ok, env));
    expect(text).toMatch(/これまでのお買い上げ 4件、合計 61,725 ?円/);
    expect(text).toContain('（このほかに、取り消し・返品になったご注文が1件あります）');
    expect(textOf(renderView(View, fixtures.empty, env))).not.toContain('合計');
  });

  it('[order.history] says what the sum leaves out where nobody tells of how many it is', () => {
    const { user_order_bought_count: _untold, ...orders } = fixtures.ok.data.orders;
    const text = textOf(renderView(View, { ...fixtures.ok, data: { orders } }, env));
    expect(text).toMatch(/これまでのご注文 5件、お買い上げの合計（取り消し・ご返金の分を除く） 61,725 ?円/);
  });

  it('leads through the pages, and back from one that does not exist', () => {
    expect(renderView(View, fixtures.long, env)).toMatch(/href="\/mypage\/order_history\?page=6" rel="next"/);
    const { settings } = fixtures.ok;
    const context = {
      page: 'mypage.orders',
      params: {},
      today: '2026-11-20',
      cartToken: '',
      isMember: false,
      settings,
    } as const;
    expect(orderHistoryData.needs({ ...context, query: { page: '3' } }).orders.input).toEqual({
      query: { page: 3, per: 10 },
    });
    expect(renderView(View, fixtures.beyond, env)).toMatch(/href="\/mypage\/order_history"[^>]*>最新のご注文を見る/);
    expect(textOf(renderView(View, fixtures.empty, env))).toContain('ご注文はまだありません');
  });
});
