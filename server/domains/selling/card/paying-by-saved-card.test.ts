import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dayMs, right } from '../../members/members.test-support';
import type { Cart } from '../../../../schemas/cart/cart';
import { claimUnwanted } from './card.repository';
import { type CardsShop, openCards, path } from './cards.test-support';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let shop: CardsShop;
beforeAll(async () => {
  shop = await openCards();
});
afterAll(() => shop.close());

const cartIn = ({ body }: { readonly body: object }) => body as Cart;
const remove = (token: string, id: number) => shop.ask('DELETE', `${path}?id=${id}`, null, { token });

/** A member whose cart is to be paid with their card. */
const ready = async (name?: Parameters<CardsShop['add']>[1]) => {
  const token = await shop.login();
  const card = await shop.add(token, name);
  const chosen = await shop.choose(token, await shop.cartOf(token), card.id);
  expect(chosen).toMatchObject({ status: 200, body: { user_card_id: card.id, next_step: 'confirm' } });
  return { token, card, cart: cartIn(chosen) };
};
const paymentOf = (orderNo: unknown) =>
  shop.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.status', 'payments.card'])
    .where('order_no', '=', String(orderNo))
    .executeTakeFirstOrThrow();

describe('[cart.card] a saved card', () => {
  it('pays an order, and is in neither cart nor payment afterwards', async () => {
    const { token, card, cart } = await ready();
    expect(cart.payment?.masked_number).toBe('************4242');
    const { body } = await shop.decide(token, cart);
    expect(body).toMatchObject({ status: 'ordered' });
    expect(await paymentOf(body.order_no)).toEqual({
      status: 'authorised',
      card: { masked_number: '************4242' },
    });
    const stored = await shop.db.selectFrom('carts').selectAll().where('id', '=', cart.id).executeTakeFirstOrThrow();
    expect([stored.card, stored.user_card_id]).toEqual([null, null]);
    expect((await shop.list(token)).map(({ id }) => id)).toEqual([card.id]);
  });

  it('waits at the bank’s page, to which its member is led back in any browser, and nobody else', async () => {
    const { token, cart } = await ready('challenge');
    const { body } = await shop.decide(token, cart);
    const see = (own?: string) => shop.ask('GET', `/v1/orders/temporary/${String(body.id)}`, null, { token: own });
    expect(await see(token)).toMatchObject({ status: 200, body: { challenge_url: body.challenge_url } });
    for (const other of [undefined, await shop.login()])
      expect((await see(other)).body).toEqual({ id: body.id, order_no: body.order_no, status: 'payment_pending' });
  });

  it('of another member, or none, is not found, and the cart stays as it was', async () => {
    const [token, other] = [await shop.login(), await shop.login()];
    const { id } = await shop.add(other);
    const cart = await shop.cartOf(token);
    for (const wrong of [id, 999_999_999])
      expect(await shop.choose(token, cart, wrong)).toMatchObject({
        status: 422,
        body: { code: 'cart.payment.card_not_found', errors: { user_card_id: [{}] } },
      });
    expect(await shop.see(token, cart)).toMatchObject({ user_card_id: null, next_step: 'payment', payment_id: null });
    // Not even where a row names it: the database's own word does not make it theirs.
    await shop.db.updateTable('carts').set({ user_card_id: id }).where('id', '=', cart.id).execute();
    expect(await shop.see(token, cart)).toMatchObject({ user_card_id: null, next_step: 'payment' });
  });

  it('is a member’s: a guest has none', async () => {
    const { card } = await ready();
    const sku = await shop.db.selectFrom('skus').select('id').where('sku', '=', 'SE-01').where('channel_id', '=', 'test').executeTakeFirstOrThrow(); // prettier-ignore
    const guests = await shop.ask('PATCH', '/v1/carts/products/add', { products: [{ sku_id: sku.id, quantity: 1 }] });
    const body = { token: guests.body.token, payment_id: (await ready()).cart.payment_id, user_card_id: card.id };
    expect((await shop.ask('PATCH', '/v1/carts/order/modify', body)).status).toBe(422);
  });

  it('that was deleted meanwhile is said, and nothing is ordered', async () => {
    const { token, card, cart } = await ready();
    expect((await remove(token, card.id)).status).toBe(204);
    expect(await shop.see(token, cart)).toMatchObject({
      user_card_id: null,
      next_step: 'payment',
      payment_error: 'cart.payment.card_gone',
      payment: { masked_number: null },
    });
    expect((await shop.decide(token, cart)).status).toBe(422);
    expect(await shop.choose(token, cart, card.id)).toMatchObject({
      status: 422,
      body: { code: 'cart.payment.card_not_found' },
    });
    const another = await shop.add(token, 'jcb');
    expect(cartIn(await shop.choose(token, cart, another.id))).toMatchObject({
      payment_error: null,
      user_card_id: another.id,
    });
  });

  it('that has expired is said, and nothing can be paid with it', async () => {
    const { token, card, cart } = await ready();
    await shop.db.updateTable('member_cards').set({ expiration: '202610' }).where('id', '=', card.id).execute();
    expect(await shop.see(token, cart)).toMatchObject({
      next_step: 'payment',
      payment_error: 'cart.payment.card_expired',
    });
    expect(await shop.choose(token, cart, card.id)).toMatchObject({
      status: 422,
      body: { errors: { user_card_id: [{ code: 'cart.payment.card_expired' }] } },
    });
  });

  it('gives way to one that is typed in, and the other way round; never both', async () => {
    const { token, card, cart } = await ready();
    const typed = await shop.tokenOf('jcb');
    const modify = (body: object) =>
      shop.ask('PATCH', '/v1/carts/order/modify', { token: cart.token, ...body }, { token });
    expect(cartIn(await modify({ card: typed }))).toMatchObject({ user_card_id: null, payment: { masked_number: '************0000' } }); // prettier-ignore
    expect(cartIn(await modify({ user_card_id: card.id }))).toMatchObject({ user_card_id: card.id, payment: { masked_number: '************4242' } }); // prettier-ignore
    expect((await modify({ card: typed, user_card_id: card.id })).status).toBe(422);
  });

  it('that is declined is asked for anew, and stays saved', async () => {
    const { token, card, cart } = await ready('decline');
    expect((await shop.decide(token, cart)).body).toMatchObject({ code: 'payment.declined' });
    expect(await shop.see(token, cart)).toMatchObject({ user_card_id: null, payment_error: 'payment.declined' });
    expect(await shop.list(token)).toHaveLength(1);
    expect(card.is_main).toBe(true);
  });

  it('ends a payment at the bank’s page where another one is chosen', async () => {
    const { token, cart } = await ready('challenge');
    expect((await shop.decide(token, cart)).body).toMatchObject({ status: 'challenge' });
    const other = await shop.add(token, 'approve');
    const changed = cartIn(await shop.choose(token, cart, other.id));
    expect(changed).toMatchObject({ user_card_id: other.id, next_step: 'confirm' });
    expect((await shop.decide(token, changed)).body).toMatchObject({ status: 'ordered' });
  });

  it('pays or is deleted, where both come at once, and the shop’s books agree', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { token, card, cart } = await ready();
      const [decided, removed] = await Promise.all([shop.decide(token, cart, { app: shop.apps[1] }), remove(token, card.id)]); // prettier-ignore
      expect(removed.status).toBe(204);
      expect([200, 422]).toContain(decided.status);
      if (decided.status === 200)
        expect(await paymentOf(decided.body.order_no)).toMatchObject({ status: 'authorised' });
      else expect(decided.body).toMatchObject({ code: 'cart.payment.card_gone' });
    }
  });

  it('is not forgotten while the service is still to be asked with it', async () => {
    const { token, card, cart } = await ready('never');
    expect((await shop.decide(token, cart)).body).toMatchObject({ status: 'pending' });
    await remove(token, card.id);
    const inADay = new Date(Date.now() + dayMs);
    expect(await claimUnwanted(shop.db, inADay, 100)).not.toContainEqual(expect.objectContaining({ tries: 1, reference: (await paymentOfCart(cart)).reference })); // prettier-ignore
    await shop.db.updateTable('payments').set({ status: 'voiding' }).where('status', '=', 'pending').execute();
    expect(await claimUnwanted(shop.db, inADay, 100)).toContainEqual(expect.objectContaining({ reference: (await paymentOfCart(cart)).reference })); // prettier-ignore
  });

  it('[member.leave] keeps its member while it is being paid with; afterwards the cart is no more, either', async () => {
    const { token, cart } = await ready('challenge');
    await shop.decide(token, cart);
    const leave = () => shop.ask('DELETE', '/v1/me/user', { password: right }, { token });
    expect(await leave()).toMatchObject({ status: 409, body: { code: 'user.leave.not_yet' } });
    await sql`
      with failed as (update payments set status = 'failed', asked_until = null, give_up_at = null
        where order_id in (select id from orders where cart_id = ${cart.id}))
      update orders set status = 'payment_failed' where cart_id = ${cart.id}
    `.execute(shop.db);
    expect((await leave()).status).toBe(204);
    expect(await shop.db.selectFrom('carts').select('id').where('id', '=', cart.id).execute()).toEqual([]);
  });
});

const paymentOfCart = async ({ id }: Cart): Promise<{ readonly reference: string | undefined }> => {
  const payments = shop.db.selectFrom('payments').innerJoin('orders', 'orders.id', 'payments.order_id');
  const { card } = await payments.select('payments.card').where('cart_id', '=', id).executeTakeFirstOrThrow();
  return { reference: card?.reference };
};
