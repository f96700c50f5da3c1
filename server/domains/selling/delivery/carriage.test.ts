import { describe, expect, it } from 'vitest';
import { carriageOf } from './carriage';
import type { DeliveryRules } from './delivery.types';

const rules: DeliveryRules = {
  carriageJpy: 770,
  chilledFeeJpy: 330,
  frozenFeeJpy: 440,
  freeFromJpy: 11_000,
  giftCarriageJpy: null,
  transitDays: 1,
  cutoffHour: 12,
  choosableDays: 30,
  prefectures: new Map([
    ['北海道', { carriageJpy: 1320, transitDays: 2, hasTimezones: true, takesGifts: true }],
    ['東京都', { carriageJpy: null, transitDays: 2, hasTimezones: true, takesGifts: true }],
  ]),
  remotePostalCodes: [
    { prefix: '10021', carriageJpy: 2000, transitDays: 10, hasTimezones: false },
    { prefix: '100', carriageJpy: 1500, transitDays: 5, hasTimezones: false },
  ],
  days: [],
};

const to = (prefecture: string, postal_code: string) => ({ prefecture, postal_code });

describe('carriage', () => {
  it('is the usual rate while no address is known, and what the place says once it is', () => {
    const rate = (address: { prefecture: string; postal_code: string } | null) =>
      carriageOf(rules, { address, temperatures: ['常温'], productsTotalJpy: 1 }).byTemperature.get('常温');
    expect(rate(null)).toBe(770);
    expect(rate(to('石川県', '9200000'))).toBe(770);
    expect(rate(to('北海道', '060-0000'))).toBe(1320);
    expect(rate(to('東京都', '1500001'))).toBe(770);
    expect(rate(to('東京都', '100-0101'))).toBe(1500);
    expect(rate(to('東京都', '100-2101'))).toBe(2000);
  });

  it('of a social gift is one rate wherever it goes, and never free', () => {
    const rate = (changes: Partial<DeliveryRules>, productsTotalJpy = 1) =>
      carriageOf(
        { ...rules, ...changes },
        { address: null, temperatures: ['常温', '冷蔵'], productsTotalJpy, isGift: true },
      );
    expect([...rate({ giftCarriageJpy: 900 }).byTemperature.values()]).toEqual([900, 1230]);
    expect([...rate({}).byTemperature.values()]).toEqual([770, 1100]);
    expect(rate({ giftCarriageJpy: 900 }, 99_000)).toEqual(rate({ giftCarriageJpy: 900 }));
    expect(rate({}).freeCarriageInJpy).toBeNull();
  });

  it('is asked for each parcel, with the fee for cooling', () => {
    const carriage = carriageOf(rules, {
      address: null,
      temperatures: ['常温', '冷蔵', '冷凍'],
      productsTotalJpy: 10_999,
    });
    expect([...carriage.byTemperature]).toEqual([
      ['常温', 770],
      ['冷蔵', 1100],
      ['冷凍', 1210],
    ]);
    expect(carriage.freeCarriageInJpy).toBe(1);
  });

  it('is the shop’s own from its sum on, but for the cooling', () => {
    const carriage = carriageOf(rules, { address: null, temperatures: ['常温', '冷蔵'], productsTotalJpy: 11_000 });
    expect([...carriage.byTemperature]).toEqual([
      ['常温', 0],
      ['冷蔵', 330],
    ]);
    expect(carriage.freeCarriageInJpy).toBeNull();
  });

  it('is never free where the shop says no sum', () => {
    const carriage = carriageOf(
      { ...rules, freeFromJpy: null },
      { address: null, temperatures: ['常温'], productsTotalJpy: 1_000_000 },
    );
    expect(carriage).toEqual({ byTemperature: new Map([['常温', 770]]), coolingJpy: 0, freeCarriageInJpy: null });
  });
});
