import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import { bodyOf, type MembersShop, openMembers } from '../../../members/members.test-support';
import { orderer, otherAddress } from '../cart.test-support';
import { hashCartToken } from '../rows/token';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
});
afterAll(() => shop.close());

const cartIn = (answer: Parameters<typeof bodyOf>[0]): Cart => {
  const body: object = bodyOf(answer);
  // The app has checked it against the contract.
  return body as Cart;
};
const saying = '建物名・部屋番号は絵文字や特殊な記号を含めずに入力してください。';

const filled = async (wish: { readonly token?: string } = {}) => {
  const sku = shop.db.selectFrom('skus').select('id').where('sku', '=', 'SE-01').where('channel_id', '=', 'test');
  const products = [{ sku_id: (await sku.executeTakeFirstOrThrow()).id, quantity: 1 }];
  const { token } = cartIn(await shop.ask('PATCH', '/v1/carts/products/add', { products }, wish));
  return cartIn(await shop.ask('PATCH', '/v1/carts/order/modify', { token, orderer }, wish));
};
const see = async ({ token }: Cart) => cartIn(await shop.ask('GET', `/v1/carts/${token}`, null, {}));

describe('what was kept before labels were asked about', () => {
  it('is shown in a cart, which leads to where it is put right', async () => {
    const cart = await filled();
    expect(cart.next_step).toBe('delivery');
    const texts = JSON.stringify({ ...orderer, address2: '🍡マンション' });
    await shop.db
      .updateTable('carts')
      .set({ orderer: texts })
      .where('token_hash', '=', hashCartToken(cart.token))
      .execute();
    expect(await see(cart)).toMatchObject({ next_step: 'orderer', orderer: { address2: '🍡マンション' } });
    const given = { token: cart.token, orderer };
    expect(cartIn(await shop.ask('PATCH', '/v1/carts/order/modify', given, {})).next_step).toBe('delivery');
  });

  it('in an address book is shown, and refused for a cart by its field', async () => {
    const { token } = await shop.login(await shop.member());
    const id = Number(bodyOf(await shop.ask('POST', '/v1/me/user-addresses', otherAddress, { token }), 201).id);
    await shop.db
      .updateTable('member_addresses')
      .set({ address: sql`address || ${JSON.stringify({ address2: '🍡マンション' })}::jsonb` })
      .where('id', '=', id)
      .execute();
    expect(bodyOf(await shop.ask('GET', `/v1/me/user-addresses/${id}`, null, { token })).address2).toBe('🍡マンション');
    const cart = await filled({ token });
    const wanted = { token: cart.token, key: cart.detail.shippings[0]?.key, user_address_id: id };
    const answer = await shop.ask('PATCH', '/v1/carts/shippings/modify', wanted, { token });
    expect(answer).toMatchObject({ status: 422, body: { errors: { 'address.address2': [{ message: saying }] } } });
  });
});
