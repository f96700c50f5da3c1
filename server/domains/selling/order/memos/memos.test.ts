import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { right } from '../../../members/members.test-support';
import { type Buyer, type MembersSales, openMembersSales } from '../own-orders.test-support';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let shop: MembersSales;
let hanako: Buyer;
let taro: Buyer;
beforeAll(async () => {
  shop = await openMembersSales();
  [hanako, taro] = [await shop.buyer(), await shop.buyer()];
});
afterAll(() => shop.close());

const put = (by: Buyer, id: unknown, memo: unknown) => by.ask('POST', '/v1/memos', { order_id: id as string, memo });
const change = (by: Buyer, id: unknown, memo: string) => by.ask('PATCH', `/v1/memos/${String(id)}`, { memo });
const remove = ({ token }: Pick<Buyer, 'token'>, id: unknown) =>
  shop.ask('DELETE', `/v1/memos/${String(id)}`, null, { token });

describe('[order.memo] a memo of an order', () => {
  it('[call.memo] [ent.order] is noted, changed and deleted by whose order it is', async () => {
    const { id } = await hanako.order();
    expect(await hanako.read(id)).toMatchObject({ memo: null });
    const added = await put(hanako, id, '母へ。\n来年は多めに。');
    expect(added).toMatchObject({ status: 201, body: { order_id: id, memo: '母へ。\n来年は多めに。' } });
    const memo = added.body.id;
    expect(await hanako.read(id)).toMatchObject({ memo: added.body });
    expect(await change(hanako, memo, '父へ。')).toMatchObject({ status: 200, body: { id: memo, memo: '父へ。' } });
    // A second one of the same order, as from another tab, gives way to nobody: there is one.
    expect(await put(hanako, id, '姉へ。')).toMatchObject({ status: 201, body: { id: memo } });
    expect((await remove(hanako, memo)).status).toBe(204);
    expect((await remove(hanako, memo)).status).toBe(404);
    expect(await change(hanako, memo, 'x')).toMatchObject({ status: 404, body: { code: 'order.memo.not-found' } });
    expect(await hanako.read(id)).toMatchObject({ memo: null });
  });

  it('is nobody else’s, not even of whoever has number and token', async () => {
    const { id, orderNo } = await hanako.order();
    const { id: memo } = (await put(hanako, id, 'ないしょ')).body;
    for (const answer of [await put(taro, id, 'x'), await change(taro, memo, 'x'), await remove(taro, memo)])
      expect(answer.status).toBe(404);
    for (const answer of [await put({ ...taro, ask: guest }, id, 'x'), await remove({ token: '' }, memo)])
      expect(answer.status).toBe(401);
    const row = shop.db.selectFrom('orders').select('guest_token').where('order_no', '=', orderNo);
    const { guest_token: token } = await row.executeTakeFirstOrThrow();
    const shown = await shop.ask('GET', `/v1/orders/${orderNo}?t=${token}`);
    expect(shown.status).toBe(200);
    expect(JSON.stringify(shown.body)).not.toContain('ないしょ');
    expect(await hanako.read(id)).toMatchObject({ memo: { memo: 'ないしょ' } });
  });

  it.each([[''], ['  \n '], ['x'.repeat(501)], ['a\u0000b'], [1], [null]])(
    'of %j is wrong at its field',
    async (memo) => {
      const { id } = await hanako.order();
      expect(await put(hanako, id, memo)).toMatchObject({
        status: 422,
        body: { errors: { memo: expect.any(Array) as object[] } },
      });
    },
  );

  it('goes with the member who leaves; the order stays', async () => {
    const leaver = await shop.buyer();
    const { id, orderNo } = await leaver.order();
    expect((await put(leaver, id, 'ないしょ')).status).toBe(201);
    await shop.sent(orderNo);
    await shop.ask('DELETE', '/v1/me/user', { password: right }, { token: leaver.token });
    const order = shop.db.selectFrom('orders').select('member_id').where('order_no', '=', orderNo);
    expect(await order.executeTakeFirst()).toEqual({ member_id: null });
    const ofOrder = shop.db.selectFrom('order_memos').innerJoin('orders', 'orders.id', 'order_memos.order_id');
    expect(await ofOrder.select('memo').where('order_no', '=', orderNo).execute()).toEqual([]);
  });
});

const guest: Buyer['ask'] = async (method, url, payload) => shop.ask(method, url, payload ?? null);
