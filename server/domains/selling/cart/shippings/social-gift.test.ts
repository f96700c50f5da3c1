import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CartPaymentMethod } from '../../../../../schemas/payments/payment';
import { openTestShop, type TestShop } from '../../../shop.test-support';
import { testShops } from '../../../test-shops.test-support';
import {
  firstPlace,
  allowGifts,
  allowSeveral,
  card,
  orderer,
  otherAddress,
  type Shopper,
  shopperOf,
} from '../cart.test-support';

const words = { receiver_name: '佐藤 さくら', sender_name: '花子より', message: 'おめでとう。\nよい一年を。' };

let shop: TestShop;
let shopper: Shopper;

beforeAll(async () => {
  shop = await openTestShop('social_gifts', await testShops());
  shopper = shopperOf(shop);
  await sql`update delivery_rules set gift_carriage_jpy = 900 where channel_id = 'test'`.execute(shop.db);
  await sql`update delivery_prefectures set takes_gifts = false
    where channel_id = 'test' and prefecture = '沖縄県'`.execute(shop.db);
  await allowGifts(shop, true);
});
afterAll(() => shop.close());

const give = (token: string, receiver: object = words) => shopper.ask('cart.socialReceiver', { token, receiver });
const refused = (code: string) => ({ status: 422, body: { code } });

describe('a cart that is bought as a social gift', () => {
  it('[cart.social-receiver] asks for no address and no day, and can be paid and ordered', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    const before = await shopper.change('cart.modifyOrder', { token, orderer });
    expect(before.next_step).toBe('delivery');
    const { status, body } = await give(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ social_gift: words, next_step: 'payment', gift_carriage: 900, gift_unserved: ['沖縄県'] },
      detail: {
        shippings: [{ is_orderer: false, address: null, packings: [{ expected_at: null, is_chosen: false }] }],
        order: { total_carriage: 900 },
      },
    });
    const payment_id = await shopper.methodId('card');
    const ready = await shopper.change('cart.modifyOrder', { token, payment_id, card });
    expect(ready.next_step).toBe('confirm');
    const other = (await give(token, { ...words, message: '' })).body as typeof ready;
    expect(other.fingerprint).not.toBe(ready.fingerprint);
    expect((await give(token, { ...words, message: '' })).body).toMatchObject({ fingerprint: other.fingerprint });
  });

  it('is paid with the order only, and every other method says why not', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    await shopper.change('cart.modifyOrder', { token, orderer });
    await give(token);
    const { data } = await shop.get('cart.payments', { params: { token } });
    const reasons = new Map(data.map(({ code, reason }: CartPaymentMethod) => [code, reason]));
    expect(reasons.get('card')).toBeNull();
    for (const code of ['konbini', 'bank', 'cod'])
      expect(reasons.get(code)).toContain('ソーシャルギフトには、ご注文と同時にお支払いが済む方法のみ');
    const payment_id = await shopper.methodId('konbini');
    expect(await shopper.ask('cart.modifyOrder', { token, payment_id })).toMatchObject(
      refused('cart.payment.not_allowed'),
    );
  });

  it('takes neither address nor day, and has those that it had before when it is a gift no more', async () => {
    const whole = await shopper.cartWith({ 'SE-01': 1 });
    const [token, key] = [whole.token, firstPlace(whole)];
    await shopper.change('cart.modifyOrder', { token, orderer });
    const sent = await shopper.change('cart.modifyShipping', { token, key, address: otherAddress });
    const packings = [
      { key: sent.detail.shippings[0]?.packings[0]?.key, delivery_at: null, delivery_timezone_key: 'am' },
    ];
    const chosen = await shopper.change('cart.modifyPackings', { token, packings });
    await give(token);
    await allowSeveral(shop, true);
    const products = await shopper.divisions({ 'SE-01': { [key]: 1 } });
    for (const [call, body] of [
      ['cart.modifyShipping', { key, to_orderer: true }],
      ['cart.addShipping', { address: otherAddress }],
      ['cart.resetShippings', { is_removing_address: true }],
      ['cart.divideProducts', { products }],
    ] as const)
      expect(await shopper.ask(call, { token, ...body })).toMatchObject(refused('cart.gift.one_address'));
    expect(await shopper.ask('cart.modifyPackings', { token, packings })).toMatchObject(
      refused('cart.delivery.not_possible'),
    );
    const part = [{ key: chosen.detail.products[0]?.key, quantity: 1 }];
    expect(await shopper.ask('cart.addPackings', { token, products: part })).toMatchObject(
      refused('cart.delivery.not_possible'),
    );
    await allowSeveral(shop, false);
    const { body } = await shopper.ask('cart.socialReceiver', { token, to_address: true });
    expect(body).toEqual({ ...chosen, expire_at: expect.any(String) as string });
    await give(token);
    expect(await shopper.change('cart.reset', { token })).not.toHaveProperty('social_gift');
  });

  it('is refused where the shop sells none, to several addresses, and with words that nobody shall read', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 2 });
    await shopper.change('cart.modifyOrder', { token, orderer });
    for (const wrong of [
      { receiver_name: '' },
      { sender_name: 'あ'.repeat(51) },
      { message: 'http://evil.example' },
      { message: 'あ'.repeat(301) },
    ])
      // prettier-ignore
      expect((await give(token, { ...words, ...wrong })).status).toBe(422);
    expect((await give('no-such-cart-no-such-cart')).status).toBe(404);
    await allowSeveral(shop, true);
    await shopper.change('cart.addShipping', { token, address: otherAddress });
    expect(await give(token)).toMatchObject(refused('cart.gift.one_address'));
    const { detail } = await shopper.change('cart.resetShippings', { token });
    const part = [{ key: detail.products[0]?.key, quantity: 1 }];
    const parted = await shopper.change('cart.addPackings', { token, products: part });
    expect(await give(token)).toMatchObject(refused('cart.gift.one_address'));
    const [first, second] = parted.detail.products;
    const back = [{ key: second?.key, quantity: second?.quantity }];
    await shopper.change('cart.addPackings', { token, products: back, packing_key: first?.packing_key });
    expect((await give(token)).status).toBe(200);
    await allowSeveral(shop, false);
    await allowGifts(shop, false);
    expect(await shopper.see(token)).toMatchObject({ next_step: 'shipping', social_gift: words });
    expect(await give(token, { ...words, message: '' })).toMatchObject(refused('cart.gift.not_allowed'));
    expect((await shopper.ask('cart.socialReceiver', { token, to_address: true })).status).toBe(200);
    await allowGifts(shop, true);
  });

  it('goes with whoever logs in, also where what both hold is put together', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into members (code, email, email_key, password_hash, password_changed_at, is_registered, profile, created_at, updated_at)
      values ('member1', 'g@example.jp', 'g@example.jp', '$argon2id$', now(), true, '{"prefecture":""}', now(), now()) returning id
    `.execute(shop.db);
    const visitor = { kind: 'member', userId: rows[0]?.id ?? 0, isRegistered: true } as const;
    const own = await shopper.cartWith({ 'KK-06': 2 }, { visitor });
    const channel = await shop.shop.channels.find({ id: 'test' });
    if (!channel) throw new Error('There is no channel.');
    const context = { channel, now: new Date('2026-11-20T12:00:00+09:00') };
    const logIn = async () => {
      const guest = await shopper.cartWith({ 'SE-01': 1 });
      await give(guest.token);
      const claim = await shop.shop.carts.prepareClaim(context, visitor, guest.token);
      await shop.db.transaction().execute(claim);
      return shopper.see(own.token, { visitor });
    };
    expect(await logIn()).toMatchObject({ count: 3, social_gift: words });
    // Where days of the member's own are said, it is none: a gift has one day, which its receiver says.
    await shopper.ask('cart.socialReceiver', { token: own.token, to_address: true }, { visitor });
    const products = [{ key: own.detail.products[0]?.key, quantity: 1 }];
    await shopper.change('cart.addPackings', { token: own.token, products }, { visitor });
    const parted = await logIn();
    expect(parted).toMatchObject({ count: 4 });
    expect(parted).not.toHaveProperty('social_gift');
  });
});
