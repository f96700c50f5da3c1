import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../../../../../sections/samples/cart';
import { toFrontSettings } from '../../../base/settings/front-settings';
import { returnInvoice } from './return-invoice';

describe('the invoice of a return', () => {
  const returned = { amountJpy: 1_000, byRate: null, before: [], at: '2026-11-24T01:00:00.000Z' };

  it('names the shop by its number, both days, and the tax by rate', () => {
    const shop = toFrontSettings(new Map(), { 'SITE.COMPANY': '試し株式会社', 'SITE.REGISTRATION_NUMBER': 'T1' });
    const [block] = returnInvoice(sampleOrder, shop, returned);
    const text = block?.lines.join('\n') ?? '';
    expect(block?.title).toBe('適格返還請求書');
    for (const words of ['試し株式会社　登録番号：T1', 'ご返金の日：2026年11月24日', '2026年11月20日', sampleOrder.order_no, '（内消費税 '])
      expect(text).toContain(words); // prettier-ignore
  });

  it('says of each rate what was named', () => {
    const shop = toFrontSettings(new Map(), { 'SITE.REGISTRATION_NUMBER': 'T1' });
    const [{ percent, amount } = { percent: 8, amount: 0 }] = sampleOrder.totals.taxes;
    const [block] = returnInvoice(sampleOrder, shop, { ...returned, amountJpy: amount, byRate: { [percent]: amount } });
    const rates = block?.lines.filter((line) => line.includes('対象')) ?? [];
    expect(rates).toHaveLength(1);
    expect(rates[0]).toContain(`${percent}%対象`);
    expect(rates[0]).toContain(`${amount.toLocaleString('ja-JP')}円`);
  });

  it('is none of a shop that has no number', () => {
    expect(
      returnInvoice(sampleOrder, toFrontSettings(new Map(), { 'SITE.REGISTRATION_NUMBER': '' }), returned),
    ).toEqual([]);
  });
});
