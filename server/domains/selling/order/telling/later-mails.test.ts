import { describe, expect, it } from 'vitest';
import type { TemporaryOrder } from '../../../../../schemas/order/order';
import { sampleOrder } from '../../../../../sections/samples/cart';
import { giftOrder } from '../../../../../sections/samples/gifts';
import { toFrontSettings } from '../../../base/settings/front-settings';
import { laterMail, type LaterMailKind, laterMailKinds } from './later-mails';

const shop = toFrontSettings(new Map(), { 'SITE.NAME': '実り<b>', 'SITE.EMAIL': 'shop@minori.example' });

const mail = (kind: LaterMailKind, { payment, ...own }: Partial<Omit<TemporaryOrder, 'payment'>> & { payment?: Partial<TemporaryOrder['payment']> } = {}) =>
  laterMail(kind, { order: { ...sampleOrder, ...own, payment: { ...sampleOrder.payment, ...payment } }, shop }); // prettier-ignore

const cancelled = (payment: Partial<TemporaryOrder['payment']>) =>
  mail('order_cancelled', { status: 'cancelled', payment });

describe('a mail about what became of an order', () => {
  it.each(laterMailKinds)('says the same in text and HTML, with number and shop: %s', (kind) => {
    const { subject, text, html } = mail(kind);
    expect(subject).toMatch(/^【実り<b>】.+（ご注文番号 261120-482913）$/);
    expect(text).toContain('■ ご注文\nご注文番号：261120-482913\n');
    expect(html).toContain('ご注文番号：261120-482913');
    expect(html).toContain('実り&lt;b&gt;');
    expect(html).not.toContain('<b>');
    for (const line of text.split('\n').filter((words) => words.endsWith('。'))) expect(html).toContain(line);
  });

  it('says of a cancelled one what becomes of its money', () => {
    expect(cancelled({ kind: 'card', status: 'voiding' }).text).toContain('カード会社に手続きしています');
    expect(cancelled({ kind: 'card', status: 'voided' }).text).toContain('カードのお支払いは取り消しました。');
    const wallet = { kind: 'wallet', name: 'みほんペイ' };
    expect(cancelled({ ...wallet, status: 'voiding' }).text).toContain('みほんペイのお支払いの取り消しを、決済会社に');
    expect(cancelled({ ...wallet, status: 'voided' }).text).toContain('みほんペイのお支払いは取り消しました。');
    expect(cancelled({ ...wallet, status: 'refunding' }).text).toContain('ご返金を、決済会社に手続きしています。');
    expect(cancelled({ kind: 'bank', status: 'refunded' }).text).toContain('代金のご返金の手続きが済みました。');
    expect(cancelled({ kind: 'bank', status: 'paid' }).text).toContain('は、当店よりご返金いたします。');
    const crossed = '行き違いでお支払いいただいていた場合は、';
    expect(cancelled({ kind: 'cod', status: 'voided' }).text).toContain('お支払いは必要ありません。');
    expect(cancelled({ kind: 'cod', status: 'voided' }).text).not.toContain(crossed);
    for (const kind of ['bank', 'konbini'])
      expect(cancelled({ kind, status: 'voided' }).text).toContain(`お支払いは必要ありません。\n${crossed}`);
    const free = { ...sampleOrder.totals, total_payment: 0 };
    expect(mail('order_cancelled', { status: 'cancelled', totals: free }).text).toContain('お支払いはありません。');
  });

  it('says what a cancelled one gives back of coupons and points, and nothing where none were used', () => {
    const used = { ...sampleOrder.totals, total_discount: 500, total_points: 1200 };
    for (const kind of ['order_cancelled', 'order_declined', 'order_expired', 'order_gift_expired'] as const) {
      const { text } = mail(kind, { status: 'cancelled', totals: used });
      expect(text).toContain('■ クーポン・ポイント\nご利用のクーポンはお返ししました。');
      expect(text).toContain('ご利用の1,200ポイントはお返ししました。');
      expect(mail(kind, { status: 'cancelled' }).text).not.toContain('クーポン');
    }
  });

  it('tells who did not pay in time other words than who cancelled', () => {
    const { text } = mail('order_expired', { status: 'cancelled', payment: { status: 'expired' } });
    expect(text).toContain('お支払い期限までにお支払いを確認できなかったため、次のご注文をキャンセルいたしました。');
    expect(text).not.toContain('キャンセルを承りました');
  });

  it('reminds with all that is needed to pay', () => {
    const { text } = mail('order_reminder');
    expect(text).toContain(
      '■ お支払い方法\nコンビニ払い\nお支払い番号：1234-567890\nお支払い期限：2026年11月27日(金)\n',
    );
  });

  it('names the days that count from the money, of what was paid in advance', () => {
    const open = { delivery_at: null, delivery_timezone_key: 'none', expected_at: '2026-11-29' } as const;
    const shippings = sampleOrder.shippings.map((place) => ({
      ...place,
      packings: place.packings.map((packing) => ({ ...packing, ...open })),
    }));
    const { text } = mail('order_paid', { payment: { status: 'paid' }, shippings });
    expect(text).toMatch(
      /■ お届け日時\n冷蔵便（[^\n]+）\n　最短でお届け（時間帯の指定なし）\n　最短のお届け見込み：2026年11月29日\(日\)\n/,
    );
    expect(mail('order_paid', giftOrder).text).not.toContain('お届け日時');
  });

  it('counts together what goes to several places', () => {
    const [line] = sampleOrder.lines;
    if (!line) throw new Error('no line');
    const lines = ['p1', 'p2', 'p3'].map((key) => ({ ...line, key, packing_key: key, quantity: 2 }));
    expect(mail('order_cancelled', { status: 'cancelled', lines }).text).toMatch(/■ ご注文の商品\n[^\n]+ × 6点\n\n/);
  });

  it.each<[LaterMailKind, TemporaryOrder['status'], TemporaryOrder['payment']['status'], boolean]>([
    ['order_reminder', 'ordered', 'awaiting', true],
    ['order_reminder', 'ordered', 'paid', false],
    ['order_reminder', 'cancelled', 'voided', false],
    ['order_cancelled', 'cancelled', 'voided', true],
    ['order_cancelled', 'ordered', 'paid', false],
    ['order_declined', 'cancelled', 'voided', true],
    ['order_declined', 'ordered', 'paid', false],
    ['order_expired', 'cancelled', 'expired', true],
    ['order_expired', 'cancelled', 'paid', false],
    ['order_paid', 'ordered', 'paid', true],
    ['order_paid', 'cancelled', 'paid', false],
    ['order_revived', 'preparing', 'paid', true],
    ['order_late', 'cancelled', 'paid', true],
  ])('is not told when it no longer holds: %s of an order that is %s and %s: %s', (kind, status, payment, holds) => {
    expect(mail(kind, { status, payment: { status: payment } }).outdated === null).toBe(holds);
  });
});
