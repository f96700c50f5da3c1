import { describe, expect, it } from 'vitest';
import type { Order } from '../../schemas/order/order';
import { sampleOrder } from '../../sections/samples/cart';
import { leftOutOrder } from '../../sections/samples/orders';
import { orderNextWords, orderStateWords, orderSteps } from './order-words';

const payment: Order['payment'] = {
  ...{ kind: 'konbini', name: 'コンビニ払い', status: 'awaiting', instruction: '', number: null },
  pay_by: '2026-11-27',
};
const card: Order['payment'] = { ...payment, kind: 'card', name: 'カード', status: 'authorised', pay_by: null };

describe('how an order stands', () => {
  it('is told with what is to be done', () => {
    const told = (order: Pick<Order, 'status' | 'payment'>) => [orderStateWords(order), orderNextWords(order)];
    expect(told({ status: 'ordered', payment })).toEqual([
      'お支払い待ち',
      '2026年11月27日(金)までに、コンビニ払いでお支払いください。',
    ]);
    expect(told({ status: 'ordered', payment: { ...payment, status: 'paid' } })).toEqual([
      'ご注文受付',
      '発送の準備が整うまで、お待ちください。',
    ]);
    expect(told({ status: 'ordered', payment: card })[0]).toBe('ご注文受付');
    expect(told({ status: 'shipped', payment: card })[1]).toContain('お待ちください');
    expect(told({ status: 'delivered', payment: card })).toEqual(['お届け済み', '']);
    expect(told({ status: 'returned', payment: card })).toEqual(['返品済み', '']);
    expect(told({ status: 'returned', payment: { ...card, status: 'refunding' } })[1]).toContain('手続きをしています');
  });

  it('says what went back, in part, after what is still to come', () => {
    const refunds = [1_000, 110].map((amount) => ({ amount, returned_at: '2026-11-20T03:00:00Z', taxes: [] }));
    const told = (status: 'shipped' | 'delivered', own: Partial<Order['payment']> = {}) =>
      orderNextWords({ status, payment: { ...card, status: 'paid', ...own }, refunds });
    expect(told('delivered')).toBe('1,110円のご返金の手続きが済みました。');
    expect(told('shipped')).toBe('お届けまで、もうしばらくお待ちください。1,110円のご返金の手続きが済みました。');
    expect(told('delivered', { status: 'refunding' })).toBe('ご返金の手続きをしています。');
  });

  it('says that some parcels have left, where not all have', () => {
    const packing = (sent: boolean): Order['shippings'][number]['packings'][number] => ({
      ...{
        key: 'p1',
        temperature: '常温',
        carriage: 0,
        delivery_at: null,
        delivery_timezone_key: 'none',
        is_chosen: true,
      },
      ...(sent ? { parcels: [{ carrier: 'yamato', number: null, sent_at: '2026-11-20T03:00:00Z' }] } : {}),
    });
    const of = (...sent: readonly boolean[]) => ({
      status: 'shipped' as const,
      payment: card,
      shippings: sent.map((one, at) => ({ key: `s${at}`, address: null, packings: [packing(one)] })),
    });
    expect(orderStateWords(of(true, false))).toBe('一部を発送済み');
    expect(orderNextWords(of(true, false))).toBe('残りのお荷物は、準備が整いしだい発送します。');
    expect(orderStateWords(of(true, true))).toBe('発送済み');
    // Of older orders, and of gifts, nobody is told which.
    expect(orderStateWords(of(false, false))).toBe('発送済み');
  });

  it('says that some of it was delivered, and what follows, where the rest is not sent', () => {
    const refunds = [{ amount: 500, returned_at: '2026-11-20T03:00:00Z', taxes: [] }];
    const paid = { ...card, status: 'paid' } as const;
    const told = (own: Partial<Order> = {}) => {
      const order = { status: 'delivered' as const, payment: paid, shippings: leftOutOrder.shippings, ...own };
      return [orderStateWords(order), orderNextWords(order)];
    };
    const [state, out] = ['一部をお届け済み', 'お届けしていないお荷物があります。'];
    expect(told()).toEqual([state, `${out}その分の代金について、お店からご連絡します。`]);
    expect(told({ refunds })).toEqual([state, `${out}500円のご返金の手続きが済みました。`]);
    expect(told({ status: 'returned' })).toEqual(['返品済み', '']);
    expect(orderSteps({ status: 'delivered', payment: paid, shippings: leftOutOrder.shippings })).toEqual([]);
  });

  it('has come as far on its way as it says', () => {
    const told = (order: Parameters<typeof orderSteps>[0]) =>
      orderSteps(order).map(({ name, isDone }) => `${name}${isDone ? '済' : ''}`);
    expect(told({ status: 'ordered', payment })).toEqual(['ご注文済', 'お支払い', '発送', 'お届け']);
    const paid = { ...payment, status: 'paid' } as const;
    expect(told({ status: 'preparing', payment: paid })).toEqual(['ご注文済', 'お支払い済', '発送', 'お届け']);
    expect(told({ status: 'shipped', payment: card })).toEqual(['ご注文済', '発送済', 'お届け']);
    expect(told({ status: 'delivered', payment: card })).toEqual(['ご注文済', '発送済', 'お届け済']);
    const gift = { receiver_name: '佐藤', sender_name: '花子', message: '', link: null, expires_at: '' };
    const given = (status: 'waiting' | 'received') =>
      told({ status: 'ordered', payment: card, social_gift: { ...gift, status } })[1];
    expect([given('waiting'), given('received')]).toEqual(['お受け取り', 'お受け取り済']);
    for (const status of ['cancelled', 'returned', 'payment_failed'] as const)
      expect(told({ status, payment: card })).toEqual([]);
  });

  it('says of a cancelled one what becomes of the money', () => {
    const next = (own: Partial<Order['payment']>) =>
      orderNextWords({ status: 'cancelled', payment: { ...card, ...own } });
    expect(next({ status: 'voiding' })).toContain('手続きしています');
    expect(next({ status: 'voided' })).toBe('カードのお支払いは取り消しました。');
    const wallet = { kind: 'wallet', name: 'みほんペイ' };
    expect(next({ ...wallet, status: 'voiding' })).toBe(
      'みほんペイのお支払いの取り消しを、決済会社に手続きしています。',
    );
    expect(next({ ...wallet, status: 'voided' })).toBe('みほんペイのお支払いは取り消しました。');
    expect(next({ status: 'voided', kind: 'cod' })).toBe('お支払いは必要ありません。');
    for (const kind of ['bank', 'konbini'])
      for (const status of ['voided', 'expired'] as const)
        expect(next({ kind, status })).toMatch(
          /お支払いは必要ありません。行き違いでお支払いいただいていた場合は、.*。$/,
        );
    expect(next({ status: 'paid', kind: 'bank' })).toContain('ご返金');
    expect(next({ status: 'refunded', kind: 'bank' })).toBe('ご返金の手続きが済みました。');
    expect(next({ status: 'expired', kind: 'bank' })).toContain('期限を過ぎたため');
  });

  it('says of a cancelled one what came back of coupons and points, where some were used', () => {
    const next = (own: Partial<Order['totals']>, status: Order['status'] = 'cancelled') =>
      orderNextWords({ status, payment: { ...card, status: 'voided' }, totals: { ...sampleOrder.totals, ...own } });
    const voided = 'カードのお支払いは取り消しました。';
    const coupon = 'ご利用のクーポンはお返ししました。期限のあるクーポンの期限は変わりません。';
    expect(next({})).toBe(voided);
    expect(next({ total_points: 1200 })).toBe(`${voided}ご利用の1,200ポイントはお返ししました。`);
    expect(next({ total_discount: 500, total_points: 30 })).toBe(
      `${voided}${coupon}ご利用の30ポイントはお返ししました。`,
    );
    expect(next({ total_points: 1200 }, 'shipped')).not.toContain('ポイント');
  });
});
