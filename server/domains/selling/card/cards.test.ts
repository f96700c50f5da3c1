import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mostCards } from '../../../../schemas/card/most-cards';
import { fetchWithin } from '../../../http/fetch-within';
import { sandboxPath } from '../../../sandbox-payments/sandbox-payments';
import { bodyOf, dayMs, right } from '../../members/members.test-support';
import { createSandboxGateway } from '../payments/gateway';
import type { CardKeeping, PaymentGateway } from '../payments/gateway.types';
import { deleteOutdatedCards } from './card.service';
import { type CardName, type CardsShop, openCards, path, sandbox } from './cards.test-support';
import { createForgetCards, mostTries } from './forget-cards';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let shop: CardsShop;
beforeAll(async () => {
  shop = await openCards();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('member_cards').execute();
  await shop.db.deleteFrom('unwanted_cards').execute();
  await sql`delete from sandbox_payments.kept_cards`.execute(shop.db);
});

const remove = (token: string | undefined, id: number) => shop.ask('DELETE', `${path}?id=${id}`, null, { token });
const use = (token: string | undefined, id: number) => shop.ask('PATCH', `${path}/${id}/use`, null, { token });

const logged: string[] = [];
const log = { warn: (_details: object, message: string) => void logged.push(message) };
const gateway = (forget?: CardKeeping['forget']): PaymentGateway => {
  const options = { ...sandbox, baseUrl: sandboxPath, fetch: fetchWithin(shop.apps[0]), keepsCards: true };
  const asked = createSandboxGateway(options);
  return asked.cards && forget ? { ...asked, cards: { ...asked.cards, forget } } : asked;
};
/** One turn of the job, so much later. */
const forget = (ms = dayMs, asked: PaymentGateway = gateway()) =>
  createForgetCards({ gateways: new Map([['sandbox', asked]]), log }).run(shop.db, new Date(Date.now() + ms), 10);

describe('[member.card] saved cards', () => {
  it('[ent.card] are told under the names of the product, and nothing that anybody could pay with', async () => {
    const token = await shop.login();
    expect(await shop.list(token)).toEqual([]);
    const first = await shop.add(token);
    expect(first).toEqual({
      id: first.id,
      is_main: true,
      token: null,
      token_key: 'sandbox',
      name: 'HANAKO YAMADA',
      masked_number: '************4242',
      expiration: '203512',
      brand: 'visa',
      is_expired: false,
    });
    const second = await shop.add(token, 'jcb');
    expect(second).toMatchObject({ is_main: false, brand: 'jcb', masked_number: '************0000' });
    const third = await shop.add(token, 'twice');
    expect(await shop.list(token)).toEqual([first, third, second]);
    const [row] = await shop.db.selectFrom('member_cards').selectAll().where('id', '=', first.id).execute();
    expect(JSON.stringify(row)).not.toContain('42424242');
    expect(JSON.stringify(await shop.list(token))).not.toContain(row?.reference);
    expect(await shop.unwanted()).toEqual([]);
  });

  it('are renewed by the same card, however often it is sent, and the service forgets the one before', async () => {
    const token = await shop.login();
    const added = await Promise.all(['203511', '203512', '203601'].map((ccExpiration) => shop.add(token, 'approve', { ccExpiration }))); // prettier-ignore
    expect(new Set(added.map(({ id }) => id)).size).toBe(1);
    const [card, ...others] = await shop.list(token);
    expect(others).toEqual([]);
    expect(added.map(({ expiration }) => expiration)).toContain(card?.expiration);
    expect(await shop.kept()).toHaveLength(3);
    expect(await forget()).toBe(2);
    const [row] = await shop.db.selectFrom('member_cards').selectAll().execute();
    expect(await shop.kept()).toEqual([row?.reference]);
  });

  it('are so many at most, also of many at once, and what is too much is forgotten', async () => {
    const token = await shop.login();
    const names: readonly CardName[] = ['approve', 'decline', 'challenge', 'late', 'never', 'twice', 'jcb'];
    const answers = await Promise.all(
      names.map((name, at) => shop.tryAdd(token, name, {}, { app: shop.apps[at % 2] ?? shop.apps[0] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(mostCards).fill(201), 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'card.full' });
    const cards = await shop.list(token);
    expect(cards).toHaveLength(mostCards);
    expect(cards.filter((card) => card.is_main)).toHaveLength(1);
    await forget();
    expect(await shop.kept()).toHaveLength(mostCards);
  });

  it('have one main card, whoever chooses at the same time', async () => {
    const token = await shop.login();
    const cards = [await shop.add(token), await shop.add(token, 'jcb'), await shop.add(token, 'twice')];
    const answers = await Promise.all([...cards, ...cards].map(({ id }) => use(token, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await shop.list(token)).filter((card) => card.is_main)).toHaveLength(1);
    const [, second] = cards;
    expect(bodyOf(await use(token, second?.id ?? 0))).toMatchObject({ id: second?.id, is_main: true });
    expect((await shop.list(token))[0]?.id).toBe(second?.id);
  });

  it('have the newest as the main one where that is deleted, and stay as they are where another is', async () => {
    const token = await shop.login();
    const [main, , newest] = [await shop.add(token), await shop.add(token, 'jcb'), await shop.add(token, 'twice')];
    const mainOnes = async () => (await shop.list(token)).filter((card) => card.is_main).map(({ id }) => id);
    await remove(token, main?.id ?? 0);
    expect(await mainOnes()).toEqual([newest?.id]);
    const last = await shop.add(token, 'late');
    await remove(token, last.id);
    expect(await mainOnes()).toEqual([newest?.id]);
  });

  it('are their member’s alone, and there once', async () => {
    const [token, other] = [await shop.login(), await shop.login()];
    const { id } = await shop.add(token);
    for (const ask of [remove, use]) {
      expect((await ask(undefined, id)).status).toBe(401);
      expect(await ask(other, id)).toMatchObject({ status: 404, body: { code: 'card.not-found' } });
    }
    expect(await shop.list(other)).toEqual([]);
    const deleted = await Promise.all([remove(token, id), remove(token, id)]);
    expect(deleted.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect((await use(token, id)).status).toBe(404);
    for (const query of ['', '?id=x', '?id=0']) expect((await shop.ask('DELETE', `${path}${query}`, null, { token })).status).toBe(422); // prettier-ignore
  });

  it('are none that the service gave no token for, nor of a service that the shop does not know', async () => {
    const token = await shop.login();
    for (const body of [
      { token: 'x'.repeat(22), token_key: 'sandbox' },
      { token: (await shop.tokenOf()).token, token_key: 'another' },
    ])
      expect(await shop.ask('POST', path, body, { token })).toMatchObject({ status: 422, body: { code: 'card.not-kept' } }); // prettier-ignore
    expect((await shop.ask('POST', path, { token: 'x' }, { token })).status).toBe(422);
    expect(await shop.unwanted()).toEqual([]);
  });
});

describe('a card that nobody wants any more', () => {
  it('[member.leave] is forgotten by the payment service, when it is deleted and when its member leaves', async () => {
    const email = await shop.member();
    const token = (await shop.tryLogin(email, right)).body.access_token as string;
    const { id } = await shop.add(token);
    await shop.add(token, 'jcb');
    expect((await remove(token, id)).status).toBe(204);
    expect(await forget(0)).toBe(0);
    expect(await forget()).toBe(1);
    expect(await shop.kept()).toHaveLength(1);
    expect((await shop.ask('DELETE', '/v1/me/user', { password: right }, { token })).status).toBe(204);
    expect(await forget()).toBe(1);
    expect([await shop.kept(), await shop.unwanted()]).toEqual([[], []]);
  });

  it('is told to a silent service again, later each time, and not for ever', async () => {
    const token = await shop.login();
    const { id } = await shop.add(token);
    await remove(token, id);
    const away = gateway(() => Promise.reject(new Error('away')));
    const waits: number[] = [];
    logged.length = 0;
    for (let turn = 0, at = Date.now() + dayMs; turn < mostTries; turn += 1) {
      expect(await forget(at - Date.now(), away)).toBe(1);
      const [row] = await shop.unwanted();
      expect(await forget(at - Date.now(), away)).toBe(0);
      if (row) waits.push(Math.round((row.since.getTime() - at) / 60_000));
      at = (row?.since.getTime() ?? at) + 1_000;
    }
    expect(waits).toHaveLength(mostTries - 1);
    expect(waits.slice(0, 3)).toEqual([1, 2, 4]);
    expect(waits.at(-1)).toBe(24 * 60);
    expect(logged.at(-1)).toBe('a payment service never forgot a card');
    expect([(await shop.kept()).length, await shop.unwanted()]).toEqual([1, []]);
  });

  it('is told by one of several who ask at once', async () => {
    const token = await shop.login();
    for (const name of ['approve', 'jcb', 'twice'] as const) await remove(token, (await shop.add(token, name)).id);
    const told: string[] = [];
    const counting = gateway((reference) => Promise.resolve(void told.push(reference)));
    const found = await Promise.all(Array.from({ length: 6 }, () => forget(dayMs, counting)));
    expect(found.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(new Set(told).size).toBe(3);
    expect(told).toHaveLength(3);
  });

  it('is left to nobody where the shop dies while the service keeps it', async () => {
    const token = await shop.login();
    const { token: typed } = await shop.tokenOf();
    await sql`create function noren_dies() returns trigger language plpgsql as $$ begin raise exception 'dies'; end $$;
      create trigger dies before insert on member_cards for each row execute function noren_dies()`.execute(shop.db);
    expect((await shop.ask('POST', path, { token: typed, token_key: 'sandbox' }, { token })).status).toBe(500);
    await sql`drop trigger dies on member_cards; drop function noren_dies()`.execute(shop.db);
    expect(await shop.kept()).toHaveLength(1);
    await forget();
    expect(await shop.kept()).toEqual([]);
  });

  it('is one that expired more than a year ago', async () => {
    const token = await shop.login();
    const [old, good] = [await shop.add(token), await shop.add(token, 'jcb')];
    await shop.db.updateTable('member_cards').set({ expiration: '202510' }).where('id', '=', old.id).execute();
    await shop.db.updateTable('member_cards').set({ expiration: '202511' }).where('id', '=', good.id).execute();
    expect(await deleteOutdatedCards(shop.db, shop.now(), 10)).toBe(1);
    expect(await shop.list(token)).toMatchObject([{ id: good.id, is_expired: true, is_main: true }]);
  });

  it('leaves one main card where the newest is chosen, or deleted, at the same moment', async () => {
    const token = await shop.login();
    for (const act of [use, remove]) {
      const [old] = [await shop.add(token), await shop.add(token, 'jcb')];
      const newest = await shop.add(token, 'twice');
      await shop.db.updateTable('member_cards').set({ expiration: '202510' }).where('id', '=', old.id).execute();
      await Promise.all([act(token, newest.id), ...[1, 2].map(() => deleteOutdatedCards(shop.db, shop.now(), 10))]);
      await deleteOutdatedCards(shop.db, shop.now(), 10);
      expect((await shop.list(token)).map((card) => card.is_main)).toEqual(act === use ? [true, false] : [true]);
      await shop.db.deleteFrom('member_cards').execute();
    }
  });
});
