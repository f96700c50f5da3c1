import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../../../../../sections/samples/cart';
import { toFrontSettings } from '../../../base/settings/front-settings';
import { returnInvoice } from './return-invoice';

describe('the invoice of a return', () => {
  const at = '2026-11-24T01:00:00.000Z';
  const returned = { amountJpy: 1_000, points: 0, place: 1, at };
  const refund = (percent: 8 | 10, amount: number, tax: number) => ({
    ...{ amount, returned_at: at, taxes: [{ percent, amount, tax }] },
  });
  const order = { ...sampleOrder, refunds: [refund(10, 110, 10), refund(8, 1_000, 74)] };

  it('names the shop by its number, both days, and the tax by rate', () => {
    const shop = toFrontSettings(new Map(), { 'SITE.COMPANY': '試し株式会社', 'SITE.REGISTRATION_NUMBER': 'T1' });
    const [block] = returnInvoice(order, shop, returned);
    const text = block?.lines.join('\n') ?? '';
    expect(block?.title).toBe('適格返還請求書');
    for (const words of ['試し株式会社　登録番号：T1', 'ご返金の日：2026年11月24日', '2026年11月20日', sampleOrder.order_no, '（内消費税 '])
      expect(text).toContain(words); // prettier-ignore
  });

  it('says of each rate what this refund gives back', () => {
    const shop = toFrontSettings(new Map(), { 'SITE.REGISTRATION_NUMBER': 'T1' });
    const [block] = returnInvoice(order, shop, returned);
    const rates = block?.lines.filter((line) => line.includes('対象'));
    expect(rates).toEqual(['8%対象（軽減税率）：1,000円（内消費税 74円）']);
  });

  it('names no rate of which nothing goes back', () => {
    const shop = toFrontSettings(new Map(), { 'SITE.REGISTRATION_NUMBER': 'T1' });
    const taxes = [
      { percent: 10, amount: 0, tax: 0 },
      { percent: 8, amount: 1_000, tax: 74 },
    ] as const;
    const refunds = [{ amount: 1_000, returned_at: at, taxes: [...taxes] }];
    const [block] = returnInvoice({ ...order, refunds }, shop, { ...returned, place: 0 });
    expect(block?.lines.join('\n')).not.toContain('10%対象');
  });

  it('is none of a shop that has no number', () => {
    expect(returnInvoice(order, toFrontSettings(new Map(), { 'SITE.REGISTRATION_NUMBER': '' }), returned)).toEqual([]);
  });
});
