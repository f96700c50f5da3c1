import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Channel } from '../../../request/request-context';
import { createCalendarService } from '../../base/calendar/calendar.service';
import { createSettingsService } from '../../base/settings/settings.service';
import { openTestShop, type TestShop } from '../../shop.test-support';
import { testShops } from '../../test-shops.test-support';
import { createDeliveryService, type DeliveryService } from './delivery.service';
import type { PackingToSend } from './delivery.types';

let shop: TestShop;
let delivery: DeliveryService;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
});
beforeEach(() => {
  const calendar = createCalendarService(shop.db, createSettingsService(shop.db, shop.versions));
  delivery = createDeliveryService(shop.db, shop.versions, calendar);
});
afterAll(() => shop.close());

const channel = (id: string): Channel => ({ id, name: id, host: null, prefix: '', theme: 'minori' });
const japan = (text: string) => new Date(`${text}+09:00`);
const packing: PackingToSend = { shippingKey: 's1', packingKey: 'p1', leadDays: 1, restockDays: 0, address: null };

const earliest = async (id: string, now: Date, changes: Partial<PackingToSend> = {}) => {
  const rules = await delivery.rules(channel(id), now);
  return delivery.leadTimes(rules, now, [{ ...packing, ...changes }])[0]?.earliest;
};

describe('the delivery of a shop', () => {
  it('follows its tables', async () => {
    const rules = await delivery.rules(channel('test'), japan('2026-11-20T09:00:00'));
    const to = (prefecture: string, postal_code: string) =>
      delivery.carriage(rules, {
        address: { prefecture, postal_code },
        temperatures: ['常温', '冷凍'],
        productsTotalJpy: 3000,
      });
    expect(to('石川県', '9200000')).toEqual({
      byTemperature: new Map([
        ['常温', 770],
        ['冷凍', 1100],
      ]),
      coolingJpy: 330,
      freeCarriageInJpy: 8000,
    });
    expect(to('北海道', '0600000').byTemperature.get('常温')).toBe(1320);
    expect(to('東京都', '100-1701').byTemperature.get('冷凍')).toBe(1650);
  });

  it('[cart.leadtime] follows its calendar: weekly days off, holidays, and days on which it works all the same', async () => {
    // Friday; Sunday is off, Monday a holiday, so it leaves on Tuesday.
    expect(await earliest('test', japan('2026-11-20T11:00:00'), { leadDays: 2 })).toBe('2026-11-25');
    // Friday after the cutoff counts as Saturday; Sunday the 29th is a day of work.
    expect(await earliest('test', japan('2026-11-27T12:00:00'))).toBe('2026-11-30');
    // Monday; the 29th is closed, the 30th a Wednesday.
    expect(await earliest('test', japan('2026-12-28T11:00:00'))).toBe('2027-01-01');
  });

  it('[cart.leadtime] begins anew at midnight in Japan', async () => {
    expect(await earliest('test', japan('2026-11-19T23:59:59'), { leadDays: 0 })).toBe('2026-11-21');
    expect(await earliest('test', japan('2026-11-20T00:00:00'), { leadDays: 0 })).toBe('2026-11-21');
    expect(await earliest('test', japan('2026-11-21T00:00:00'), { leadDays: 0 })).toBe('2026-11-22');
  });

  it('keeps its parcels in order, each with its own days', async () => {
    const now = japan('2026-11-20T09:00:00');
    const rules = await delivery.rules(channel('test'), now);
    const okinawa = { prefecture: '沖縄県', postal_code: '9000001' };
    const answers = delivery.leadTimes(rules, now, [
      { ...packing, packingKey: 'p2', leadDays: 0, address: okinawa },
      { ...packing, packingKey: 'p1', leadDays: 3 },
    ]);
    expect(answers.map(({ packing_key, earliest: day }) => [packing_key, day])).toEqual([
      ['p2', '2026-11-23'],
      ['p1', '2026-11-27'],
    ]);
    expect(answers.map(({ timezones }) => timezones.length)).toEqual([1, 6]);
  });

  it('costs nothing and takes a day where the shop said nothing', async () => {
    const now = japan('2026-11-20T09:00:00');
    const rules = await delivery.rules(channel('other'), now);
    const address = { prefecture: '沖縄県', postal_code: '9000001' };
    expect(delivery.carriage(rules, { address, temperatures: ['冷蔵'], productsTotalJpy: 1 })).toEqual({
      byTemperature: new Map([['冷蔵', 0]]),
      coolingJpy: 0,
      freeCarriageInJpy: null,
    });
    expect(await earliest('other', now, { leadDays: 0 })).toBe('2026-11-21');
  });

  it('is read anew when the shop changes it', async () => {
    const now = japan('2026-11-20T09:00:00');
    const rate = async () => (await delivery.rules(channel('test'), now)).carriageJpy;
    expect(await rate()).toBe(770);
    await sql`update delivery_rules set carriage_jpy = 880 where channel_id = 'test'`.execute(shop.db);
    await shop.versions.refresh();
    expect(await rate()).toBe(880);
  });
});
