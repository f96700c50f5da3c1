import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSales, type Sales } from '../../order/order.test-support';
import { orderer, otherAddress, type Shopper, shopperOf } from '../cart.test-support';
import { openTestShop, type TestShop } from '../../../shop.test-support';
import { testShops } from '../../../test-shops.test-support';

const sender = { ...otherAddress, shipping_last_name: '髙﨑', address2: '' };

describe('who sends', () => {
  let shop: TestShop;
  let shopper: Shopper;
  beforeAll(async () => {
    shop = await openTestShop('other_details', await testShops());
    shopper = shopperOf(shop);
  });
  afterAll(() => shop.close());

  it('is somebody else, or the orderer again; amounts stay out of the parcels, or may lie in them', async () => {
    const before = await shopper.cartWith({ 'SE-01': 1 });
    const { token } = before;
    expect(before).toMatchObject({ sender: null, is_amount_hidden: false });
    const named = await shopper.change('cart.modifyOther', { token, sender });
    expect(named).toMatchObject({ sender, is_amount_hidden: false });
    const hidden = await shopper.change('cart.modifyOther', { token, is_amount_hidden: true });
    expect(hidden).toMatchObject({ sender, is_amount_hidden: true });
    expect(new Set([before, named, hidden].map(({ fingerprint }) => fingerprint)).size).toBe(3);
    const again = await shopper.change('cart.modifyOther', { token, by_orderer: true, is_amount_hidden: false });
    expect(again.fingerprint).toBe(before.fingerprint);
    expect(await shopper.change('cart.modifyOther', { token })).toEqual(again);
    await shopper.change('cart.modifyOther', { token, sender });
    expect(await shopper.change('cart.reset', { token })).toMatchObject({ sender: null });
  });

  it('is refused at the field: a place that is none, a line break, both at once', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    const ask = (body: object) => shopper.ask('cart.modifyOther', { token, ...body });
    expect(await ask({ sender: { ...sender, postal_code: '1000001' } })).toMatchObject({
      status: 422,
      body: { errors: { 'sender.postal_code': [{}] } },
    });
    for (const name of ['', 'あ'.repeat(51), '山\n田', '\u202e山田', 'http://evil.example'])
      expect(await ask({ sender: { ...sender, shipping_last_name: name } })).toMatchObject({ status: 422 });
    expect(await ask({ sender, by_orderer: true })).toMatchObject({ status: 422 });
    expect(await shopper.see(token)).toMatchObject({ sender: null });
    const strange = await shopper.ask('cart.modifyOther', { token: 'no-such-cart-no-such-cart', sender });
    expect(strange).toMatchObject({ status: 404 });
  });
});

describe('an order', () => {
  let sales: Sales;
  beforeAll(async () => {
    sales = await openSales();
    await sales.setStock('SE-01', 100);
  });
  afterAll(() => sales.close());

  it('keeps who sends, tells it in the mail, and the cart forgets it', async () => {
    const cart = await sales.readyCart();
    const wanted = { token: cart.token, sender, is_amount_hidden: true };
    const changed = (await sales.ask('PATCH', '/v1/carts/other/modify', wanted)).body as {
      id: number;
      token: string;
      fingerprint: string;
    };
    const { body } = await sales.decide(changed);
    const order = (await sales.seeOrder(body.id, cart)).body;
    expect(order).toMatchObject({ sender, is_amount_hidden: true });
    const { id } = await sales.order(body.order_no);
    const letter = await sales.shop.mails.write({ channelId: 'test', orderId: id, kind: 'order_confirmation' });
    expect(letter.text).toContain('ご依頼主：髙﨑');
    expect(letter.text).toContain('金額のわかる書類は、お荷物に入れません。');
    const [row] = await sales.db.selectFrom('carts').select('sender').where('id', '=', changed.id).execute();
    expect(row).toEqual({ sender: null });
    expect(orderer.last_name).not.toBe('髙﨑');
  });

  it('is told by its cart, by number, to whoever has the cart’s token and nobody else', async () => {
    const [cart, other] = [await sales.readyCart(), await sales.readyCart()];
    const url = (no: unknown) => `/v1/carts/order/${String(no)}`;
    const { body } = await sales.decide(cart);
    const see = async (no: unknown, token?: string) => {
      const headers = { 'x-channel-id': 'test', ...(token === undefined ? {} : { 'x-cart-token': token }) };
      const answer = await sales.apps[0].inject({ method: 'GET', url: url(no), headers });
      return [answer.statusCode, answer.json<{ order_no?: string; code?: string }>()] as const;
    };
    expect(await see(body.order_no, cart.token)).toMatchObject([200, { order_no: body.order_no, orderer: null }]);
    for (const token of [undefined, other.token, 'no-such-cart-no-such-cart'])
      expect(await see(body.order_no, token)).toMatchObject([404, { code: 'order.not-found' }]);
    expect((await see('000000-000000', cart.token))[0]).toBe(404);
  });
});
