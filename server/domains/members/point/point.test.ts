import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PointHistory, Points } from '../../../../schemas/point/point';
import { inTransaction } from '../../../db/transaction';
import { bodyOf, dayMs, type MembersShop, minuteMs, openMembers, right } from '../members.test-support';
import { givePoints, takePoints } from './point.service';
import type { Taking } from './point.types';

vi.setConfig({ testTimeout: 120_000 });

let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
});
afterAll(() => shop.close());

const somebody = async () => {
  const email = await shop.member();
  const memberId = await shop.idOf(email);
  const ledger = (channelId = 'test') => ({ memberId, channelId, now: shop.now() });
  const { token } = await shop.login(email);
  const entries = async (query = '') =>
    bodyOf(await shop.ask('GET', `/v1/me/point-histories${query}`, null, { token })).data as PointHistory[];
  return {
    email,
    memberId,
    token,
    entries,
    lines: async () => (await entries()).map(({ reason, points: count }) => [reason, count]),
    /** In so many days they end. */
    give: (count: number, days: number | null, note = '', channelId = 'test') =>
      inTransaction(shop.db, (trx) => {
        const expiresAt = days === null ? null : new Date(shop.now().getTime() + days * dayMs);
        return givePoints(trx, { ledger: ledger(channelId), reason: 'granted', points: count, expiresAt, note });
      }),
    take: (count: number, reason: Taking['reason'] = 'used') =>
      inTransaction(
        shop.db,
        async (trx) => (await takePoints(trx, { ledger: ledger(), reason, points: count, note: '' })) !== null,
      ),
    async balance(): Promise<number> {
      const fresh = await shop.login(email);
      return (bodyOf(await shop.ask('GET', '/v1/me/points', null, { token: fresh.token })) as Points).balance;
    },
    read: async (wish: object = {}) =>
      bodyOf(await shop.ask('GET', '/v1/me/points', null, { token, ...wish })) as Points,
  };
};

describe('[member.point] points', () => {
  it('are none at first', async () => {
    const { read, entries } = await somebody();
    expect(await read()).toEqual({ balance: 0, data: [] });
    expect(await entries()).toEqual([]);
  });

  it('are told with when they end, the next ones first, and by equal ends together', async () => {
    const { give, read } = await somebody();
    await give(30, null);
    await give(50, 60);
    await give(20, 10);
    await give(5, 60);
    const end = (days: number) => new Date(shop.now().getTime() + days * dayMs).toISOString();
    expect(await read()).toEqual({
      balance: 105,
      data: [
        { points: 20, expires_at: end(10) },
        { points: 55, expires_at: end(60) },
        { points: 30, expires_at: null },
      ],
    });
  });

  it('are told together where their last day in Japan is the same, whenever on it they end', async () => {
    const { give, read } = await somebody();
    const midnight = Date.parse('2030-02-25T15:00:00Z');
    const at = (ms: number) => (midnight + ms - shop.now().getTime()) / dayMs;
    await give(1, at(1));
    await give(1974, at(0));
    await give(1026, at(-3_600_000));
    expect((await read()).data).toEqual([
      { points: 3000, expires_at: '2030-02-25T14:00:00.000Z' },
      { points: 1, expires_at: '2030-02-25T15:00:00.001Z' },
    ]);
  });

  it('are taken of those that end next, in one line of the history, and never more than there are', async () => {
    const { give, take, read, lines } = await somebody();
    await give(100, null);
    await give(50, 10);
    shop.pass(minuteMs);
    expect(await take(151)).toBe(false);
    expect(await take(70)).toBe(true);
    expect(await read()).toEqual({ balance: 80, data: [{ points: 80, expires_at: null }] });
    shop.pass(minuteMs);
    expect(await take(80, 'withdrawn')).toBe(true);
    expect(await take(1)).toBe(false);
    expect(await read()).toEqual({ balance: 0, data: [] });
    expect(await lines()).toEqual([
      ['withdrawn', -80],
      ['used', -70],
      ['granted', 50],
      ['granted', 100],
    ]);
  });

  it('end by the clock, and the history says what nobody used', async () => {
    const { email, give, take, balance } = await somebody();
    await give(100, 10);
    await give(30, 20);
    await take(40);
    shop.pass(10 * dayMs - 1);
    expect(await balance()).toBe(90);
    shop.pass(1);
    expect(await balance()).toBe(30);
    expect(await take(31)).toBe(false);
    shop.pass(11 * dayMs);
    expect(await balance()).toBe(0);
    const { token } = await shop.login(email);
    const { data } = bodyOf(await shop.ask('GET', '/v1/me/point-histories', null, { token }));
    expect((data as PointHistory[]).map(({ reason, points: count }) => [reason, count])).toEqual([
      ['expired', -30],
      ['expired', -60],
      ['used', -40],
      ['granted', 30],
      ['granted', 100],
    ]);
  });

  it('are listed page by page, newest first, with what the shop says of them', async () => {
    const { give, token, entries } = await somebody();
    for (const note of ['一', '二', '三']) {
      await give(10, 30, note);
      shop.pass(minuteMs);
    }
    const first = await shop.apps[0].inject({
      url: '/v1/me/point-histories?per=2',
      headers: { authorization: `Bearer ${token}`, 'x-channel-id': 'test', 'x-requested-with': 'XMLHttpRequest' },
    });
    expect(first.headers).toMatchObject({ 'x-total': '3', 'x-per-page': '2', 'x-last-page': '2' });
    expect((await entries('?per=2')).map(({ note }) => note)).toEqual(['三', '二']);
    expect((await entries('?per=2&page=2')).map(({ note }) => note)).toEqual(['一']);
    expect(await entries('?per=2&page=3')).toEqual([]);
    const all = await entries();
    expect(new Set(all.map(({ id }) => id)).size).toBe(3);
  });

  it('are those of one member in one shop', async () => {
    const [mine, other] = [await somebody(), await somebody()];
    await mine.give(100, null);
    await mine.give(7, null, '', 'other');
    expect((await mine.read()).balance).toBe(100);
    expect(await other.read()).toEqual({ balance: 0, data: [] });
    expect(await other.entries()).toEqual([]);
    expect((await shop.ask('GET', '/v1/me/points')).status).toBe(401);
    expect((await shop.ask('GET', '/v1/me/point-histories')).status).toBe(401);
    const refused = await shop.ask('GET', '/v1/me/point-histories?per=101', null, { token: mine.token });
    expect(refused).toMatchObject({ status: 422, body: { errors: { per: [{}] } } });
  });

  it('are not taken twice by any number who take at once', async () => {
    const { give, take, read } = await somebody();
    for (let index = 0; index < 10; index += 1) await give(10, 10 + (index % 3));
    const taken = await Promise.all(Array.from({ length: 24 }, () => take(7)));
    expect(taken.filter((isTaken) => isTaken)).toHaveLength(14);
    expect((await read()).balance).toBe(2);
  });

  it('go with the member who leaves', async () => {
    const { give, take, token, memberId } = await somebody();
    await give(10, null);
    await take(4);
    expect((await shop.ask('DELETE', '/v1/me/user', { password: right }, { token })).status).toBe(204);
    const left = await shop.db.selectFrom('point_entries').selectAll().where('member_id', '=', memberId).execute();
    expect(left).toEqual([]);
  });
});

describe('the ledger', () => {
  const setUp = async () => {
    const { memberId, give } = await somebody();
    await give(100, 10);
    const entry = shop.db.selectFrom('point_entries').select('id').where('member_id', '=', memberId);
    const { id } = await entry.executeTakeFirstOrThrow();
    const goes = (count: number, at: RawBuilder<unknown> = sql`${shop.now()}`, member = memberId) =>
      sql`insert into point_entries (member_id, channel_id, at, reason, points, lot_id)
        values (${member}, 'test', ${at}, 'used', ${count}, ${id})`.execute(shop.db);
    return { id, goes, memberId };
  };

  it('refuses by itself what is not there, has ended, or is somebody else’s', async () => {
    const { goes } = await setUp();
    const { memberId: other } = await somebody();
    await expect(goes(-101)).rejects.toThrow('not there');
    await expect(goes(-1, sql`${shop.now()}::timestamptz + interval '10 days'`)).rejects.toThrow('not there');
    await expect(goes(-1, undefined, other)).rejects.toThrow('point_entries_of_lot');
    await expect(goes(1)).rejects.toThrow('point_entries');
    await goes(-100);
    await expect(goes(-1)).rejects.toThrow('not there');
  });

  it('lets two who take by hand at once have no more than there is', async () => {
    const { goes, id } = await setUp();
    const wanted = [60, 60, 40];
    const done = await Promise.allSettled(wanted.map((count) => goes(-count)));
    const taken = wanted.filter((_, index) => done[index]?.status === 'fulfilled').reduce((sum, one) => sum + one, 0);
    expect([60, 100]).toContain(taken);
    const { rest } = await shop.db
      .selectFrom('point_lots')
      .select('rest')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(rest).toBe(100 - taken);
  });

  it('is only added to', async () => {
    const { id } = await setUp();
    const change = shop.db.updateTable('point_entries').set({ points: 1_000 }).where('id', '=', id);
    await expect(change.execute()).rejects.toThrow('only added to');
    const remove = shop.db.deleteFrom('point_entries').where('id', '=', id);
    await expect(remove.execute()).rejects.toThrow('only added to');
  });
});
