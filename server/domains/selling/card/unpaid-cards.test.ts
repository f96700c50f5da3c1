/** A card that is saved while it is paid with is the member's once the payment is authorised. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../../../schemas/cart/cart';
import { deleteUnpaidCards } from './card.service';
import { type CardName, type CardsShop, openCards, path } from './cards.test-support';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let shop: CardsShop;
beforeAll(async () => {
  shop = await openCards();
});
afterAll(() => shop.close());

const ready = async (name?: CardName) => {
  const token = await shop.login();
  const { id } = await shop.addUnpaid(token, name);
  const chosen = await shop.choose(token, await shop.cartOf(token), id);
  expect(chosen).toMatchObject({ status: 200, body: { user_card_id: id, next_step: 'confirm' } });
  return { token, id, cart: chosen.body as Cart };
};
const rowOf = async (id: number) =>
  (await shop.db.selectFrom('member_cards').select(['reference', 'unpaid_until']).where('id', '=', id).execute())[0];
const isUnwanted = async (reference: string | undefined) =>
  (await shop.unwanted()).some((card) => card.reference === reference);
const endOf = (id: number) =>
  shop.db.updateTable('member_cards').set({ unpaid_until: shop.now() }).where('id', '=', id).execute();

describe('[cart.card] a card that is to be saved', () => {
  it('is among the member’s once the order that it pays is authorised, and not before', async () => {
    const { token, id, cart } = await ready();
    expect(await shop.list(token)).toEqual([]);
    expect((await shop.ask('PATCH', `${path}/${id}/use`, {}, { token })).status).toBe(404);
    expect((await shop.decide(token, cart)).body).toMatchObject({ status: 'ordered' });
    expect(await shop.list(token)).toMatchObject([{ id, is_main: true }]);
    expect(await rowOf(id)).toMatchObject({ unpaid_until: null });
  });

  it('is forgotten at once where it is declined', async () => {
    const { token, id, cart } = await ready('decline');
    const before = await rowOf(id);
    expect((await shop.decide(token, cart)).status).toBe(422);
    expect(await rowOf(id)).toBeUndefined();
    expect(await isUnwanted(before?.reference)).toBe(true);
    expect(await shop.list(token)).toEqual([]);
  });

  it('serves the cart on where the payment at the bank’s page is given up, and ends with its term', async () => {
    const { token, id, cart } = await ready('challenge');
    expect((await shop.decide(token, cart)).body).toMatchObject({ status: 'challenge' });
    await endOf(id);
    expect(await deleteUnpaidCards(shop.db, shop.now(), 10)).toBe(0);
    const body = { token: cart.token, is_amount_hidden: true };
    expect((await shop.ask('PATCH', '/v1/carts/other/modify', body, { token })).status).toBe(200);
    expect(await shop.see(token, cart)).toMatchObject({ user_card_id: id, next_step: 'confirm' });
    expect(await shop.list(token)).toEqual([]);
    const before = await rowOf(id);
    expect(await deleteUnpaidCards(shop.db, shop.now(), 10)).toBe(1);
    expect(await isUnwanted(before?.reference)).toBe(true);
    expect(await shop.see(token, cart)).toMatchObject({
      next_step: 'payment',
      payment_error: 'cart.payment.card_gone',
    });
  });

  it('gives way to the next one, and takes no place from those that are saved', async () => {
    const token = await shop.login();
    const saved = await shop.add(token);
    const first = await shop.addUnpaid(token, 'jcb');
    const second = await shop.addUnpaid(token, 'challenge');
    expect(await rowOf(first.id)).toBeUndefined();
    // The same as is saved already: saved it stays.
    expect((await shop.addUnpaid(token)).id).toBe(saved.id);
    expect(await rowOf(second.id)).toBeUndefined();
    expect(await shop.list(token)).toMatchObject([{ id: saved.id }]);
  });

  it('is saved at once where the member then saves it by itself', async () => {
    const token = await shop.login();
    const { id } = await shop.addUnpaid(token);
    expect((await shop.add(token)).id).toBe(id);
    expect(await shop.list(token)).toMatchObject([{ id }]);
  });
});
