import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Channel } from '../../../request/request-context';
import { openTestShop, type TestShop } from '../../shop.test-support';
import { testShops } from '../../test-shops.test-support';
import { createPaymentMethodsService } from './payments.service';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
});
afterAll(() => shop.close());

const channel = (id: string): Channel => ({ id, name: id, host: null, prefix: '', theme: 'minori' });
const now = new Date('2026-11-20T12:00:00+09:00');

describe('the payment methods of a shop', () => {
  it('[cart.payment-service] lack those whose payment service cannot be asked', async () => {
    const methods = createPaymentMethodsService({ db: shop.db, versions: shop.versions, hasService: () => false });
    const codes = (rows: readonly { code: string }[]) => rows.map(({ code }) => code);
    expect(codes(await methods.all(channel('test'), now))).toEqual(['konbini', 'bank', 'cod']);
    expect(codes(await methods.withdrawn(channel('test'), now))).toEqual(['card', 'wallet']);
  });

  it('are its own, in its order, without those that it has put away', async () => {
    const methods = createPaymentMethodsService({ db: shop.db, versions: shop.versions, hasService: () => true });
    const codes = async (id: string) => (await methods.all(channel(id), now)).map(({ code }) => code);
    expect(await codes('test')).toEqual(['card', 'wallet', 'konbini', 'bank', 'cod']);
    expect(await codes('other')).toEqual([]);
    await sql`update payment_methods set is_active = false where code = 'card'`.execute(shop.db);
    await sql`update payment_methods set position = -1 where code = 'cod'`.execute(shop.db);
    await shop.versions.refresh();
    expect(await codes('test')).toEqual(['cod', 'wallet', 'konbini', 'bank']);
  });

  it('are shown to anyone, each with its fee and its words', async () => {
    const { data } = await shop.get('order.payments', {});
    expect(data.find(({ code }) => code === 'cod')).toMatchObject({ kind: 'cod', name: '代金引換', fee_jpy: 330 });
    expect(data.some(({ code }) => code === 'card')).toBe(false);
  });
});
