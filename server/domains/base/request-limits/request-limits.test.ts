/** Calls that are counted, on real connections of two pools to one database, as two processes of a shop have them. */
import Fastify from 'fastify';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallLimit, defineCall } from '../../../../schemas/contract/define-call';
import { createDatabase } from '../../../db/client';
import { DatabaseUnavailable } from '../../../db/database-unavailable';
import type { Database } from '../../../db/schema';
import { Refusal } from '../../../http/error-answer';
import { createTestDatabase, migratedTemplate, type TestDatabase } from '../../../postgres/test-database';
import type { Channel, RequestContext } from '../../../request/request-context';
import { createRequestLimits, deleteExpiredCounts, type RequestLimits } from './request-limits.service';

const warned: unknown[][] = [];
const log = { info: () => undefined, warn: (...said: unknown[]) => void warned.push(said) };
const minori: Channel = { id: 'minori', name: '実り', host: null, prefix: '', theme: 'minori' };
const token = 'k3J9-x_0aQ1b2C3d4E5f6g';

let database: TestDatabase;
let dbs: readonly Kysely<Database>[];
let nodes: readonly RequestLimits[];

beforeAll(async () => {
  database = await createTestDatabase(migratedTemplate);
  dbs = [0, 1].map(() => createDatabase(database.url, { pool: 5, log }));
});
beforeEach(() => {
  nodes = dbs.map((db) => createRequestLimits({ db, log }));
  warned.length = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  await sql`truncate request_counts`.execute(db(0));
});
afterAll(async () => {
  await Promise.all(dbs.map((each) => each.destroy()));
  await database.drop();
});

const db = (index: number): Kysely<Database> => {
  const found = dbs[index];
  if (!found) throw new Error('no such node');
  return found;
};
const node = (index: number): RequestLimits => {
  const found = nodes[index % 2];
  if (!found) throw new Error('no such node');
  return found;
};

const callWith = (limits: readonly CallLimit[], method: 'GET' | 'POST' = 'POST') =>
  defineCall({ method, path: '/v1/things', summary: 'Things', audience: 'everyone', limits, responses: {} });

type Asker = Pick<RequestContext, 'address' | 'channel' | 'log'>;

const { log: unread } = Fastify();

const asking = (address?: string): Asker => ({
  channel: minori,
  log: unread,
  ...(address === undefined ? {} : { address }),
});

/** 'ok', or the code with the seconds to wait. */
const outcome = async (counting: Promise<void>): Promise<string> => {
  try {
    await counting;
    return 'ok';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `${error.code} ${error.headers['retry-after'] ?? ''}`;
  }
};

const count = (
  at: number,
  limits: readonly CallLimit[],
  { address, input = {}, method }: { address?: string; input?: object; method?: 'GET' | 'POST' } = {},
) => {
  const call = { id: 'things.make', definition: callWith(limits, method) };
  const counting = async () => {
    await node(at).count({ ...call, input: null }, asking(address));
    await node(at).count({ ...call, input: { ...input } }, asking(address));
  };
  return outcome(counting());
};

const tally = (outcomes: readonly string[]): number => outcomes.filter((each) => each === 'ok').length;

describe('calls', () => {
  it('are counted by both nodes together, exactly, however many come at once', async () => {
    // On a busy machine a second passes meanwhile.
    vi.useFakeTimers({ toFake: ['Date'] });
    const limits = [{ by: 'address', most: 20, perS: 600 }] as const;
    const asked = Array.from({ length: 60 }, (_, index) => count(index, limits, { address: '203.0.113.7' }));
    const outcomes = await Promise.all(asked);
    expect(tally(outcomes)).toBe(20);
    expect(new Set(outcomes)).toEqual(new Set(['ok', 'request.too-many 600']));
    expect(await count(0, limits, { address: '203.0.113.8' })).toBe('ok');
    expect(warned.length).toBeGreaterThan(0);
  });

  it('are counted by IPv6 network, by cart, and by shop', async () => {
    const one = (by: 'address' | 'cart' | 'shop'): readonly CallLimit[] => [{ by, most: 1, perS: 60 }];
    expect(await count(0, one('address'), { address: '2001:db8::1' })).toBe('ok');
    expect(await count(1, one('address'), { address: '2001:db8::ffff:2' })).toBe('request.too-many 60');
    expect(await count(1, one('address'), { address: '2001:db8:0:1::2' })).toBe('ok');
    expect(await count(0, one('cart'), { input: { params: { token } } })).toBe('ok');
    expect(await count(1, one('cart'), { input: { body: { token } } })).toBe('request.too-many 60');
    // A new cart has no token yet, and the shop's own work no address.
    for (const by of ['cart', 'address'] as const)
      for (let times = 0; times < 3; times += 1) expect(await count(0, one(by), { input: { body: {} } })).toBe('ok');
    expect(await count(0, one('shop'))).toBe('ok');
    expect(await count(1, one('shop'))).toBe('request.too-many 60');
  });

  it('are counted by address before their input is looked at, and by nothing else then', async () => {
    const limits = (['address', 'cart', 'shop'] as const).map((by) => ({ by, most: 2, perS: 60 }));
    const refused = () =>
      outcome(node(0).count({ id: 'things.make', definition: callWith(limits), input: null }, asking('203.0.113.9')));
    expect([await refused(), await refused(), await refused()]).toEqual(['ok', 'ok', 'request.too-many 60']);
    expect(await count(0, limits, { address: '203.0.113.7', input: { body: { token } } })).toBe('ok');
  });

  it('begin anew when the window has ended', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T03:00:00Z') });
    const limits = [{ by: 'shop', most: 1, perS: 60 }] as const;
    expect([await count(0, limits), await count(0, limits)]).toEqual(['ok', 'request.too-many 60']);
    vi.setSystemTime(new Date('2026-11-20T03:00:59Z'));
    expect([await count(0, limits), await count(1, limits)]).toEqual(['request.too-many 1', 'request.too-many 1']);
    vi.setSystemTime(new Date('2026-11-20T03:01:00.001Z'));
    expect(await count(1, limits)).toBe('ok');
  });

  it('over the limit do not ask the database again, and are told once', async () => {
    const limits = [{ by: 'address', most: 1, perS: 60 }] as const;
    for (let times = 0; times < 20; times += 1) await count(0, limits, { address: '127.0.0.1' });
    const { points } = (await sql<{ points: number }>`select points from request_counts`.execute(db(0))).rows[0] ?? {
      points: 0,
    };
    expect(points).toBe(2);
    expect(warned).toEqual([
      [
        { call: 'things.make', by: 'address' },
        'too many calls are refused; if this is a proxy of the shop, TRUST_PROXY has to name it',
      ],
    ]);
  });

  it('leave nothing in the table that names a person', async () => {
    await count(0, [{ by: 'address', most: 1, perS: 60 }], { address: '203.0.113.7' });
    const { rows } = await sql`select * from request_counts`.execute(db(0));
    expect(JSON.stringify(rows)).not.toContain('203.0.113.7');
  });

  it('that only read are answered while the database is away; others wait for it', async () => {
    const lost = createDatabase('postgres://nobody@127.0.0.1:9/none', { pool: 1, log });
    const limits = createRequestLimits({ db: lost, log });
    const of = (method: 'GET' | 'POST') => ({
      id: 'things.make',
      definition: callWith([{ by: 'shop', most: 1, perS: 60 }], method),
      input: {},
    });
    await limits.count(of('GET'), asking());
    await expect(limits.count(of('POST'), asking())).rejects.toThrow(DatabaseUnavailable);
    await lost.destroy();
  });
});

describe('mails to one mailbox', () => {
  const definition = callWith([{ by: 'recipient', of: 'body.mail', most: 5, perS: 3600 }]);
  const mail = (at: number, recipient: string, limited = definition) =>
    node(at).countMail({ id: 'things.make', definition: limited, recipient, kind: 'made', channel: 'test' });

  it('are five, though thirty are to be sent at once by two nodes under different spellings; others wait', async () => {
    const spelt = ['ha.nako@gmail.com', 'HANAKO@gmail.com', 'hanako+a@googlemail.com'];
    const waits = await Promise.all(Array.from({ length: 30 }, (_, index) => mail(index, spelt[index % 3] ?? '')));
    expect(waits.filter((ms) => ms === 0)).toHaveLength(5);
    const waiting = waits.filter((ms) => ms > 0);
    expect(waiting).toHaveLength(25);
    expect([Math.min(...waiting) > 3_500_000, Math.max(...waiting) <= 3_600_000]).toEqual([true, true]);
    expect(warned).toEqual([[{ call: 'things.make', by: 'recipient' }, 'mails to one mailbox wait']]);
    expect(await mail(0, 'taro@gmail.com')).toBe(0);
  });

  it('are five in all, whichever calls have them sent; those of a login have places of their own', async () => {
    const sent = ['cart.decide', 'user.register', 'user.requestVerification', 'cart.decide', 'user.register'];
    const ask = (id: string, limited = definition, kind = 'made') =>
      node(0).countMail({ id, definition: limited, recipient: 'hanako@example.jp', kind, channel: 'test' });
    for (const id of sent) expect(await ask(id)).toBe(0);
    for (const id of sent) expect(await ask(id)).toBeGreaterThan(0);
    const login = callWith([{ by: 'recipient', of: 'the account', most: 10, perS: 3600 }]);
    expect(await ask('auth.login', login)).toBe(0);
  });

  it('are five of each kind, where the call says so: what others have sent there holds none up', async () => {
    const byKind = callWith([{ by: 'recipient', of: 'body.mail', most: 5, perS: 3600, isByKind: true }]);
    const ask = (kind: string, limited = byKind) =>
      node(0).countMail({
        id: 'things.make',
        definition: limited,
        recipient: 'hanako@example.jp',
        kind,
        channel: 'test',
      });
    for (let order = 0; order < 6; order += 1) await ask('order_received', definition);
    for (let request = 0; request < 5; request += 1) expect(await ask('member_password')).toBe(0);
    expect(await ask('member_password')).toBeGreaterThan(0);
    expect(await ask('member_username')).toBe(0);
  });

  it('and those of a whole shop wait, but keep nobody from ordering', async () => {
    const few = callWith([
      { by: 'recipient', of: 'body.mail', most: 2, perS: 3600 },
      { by: 'mails', most: 3, perS: 600 },
    ]);
    for (let times = 0; times < 3; times += 1) expect(await mail(times, `${times}@example.jp`, few)).toBe(0);
    expect(await mail(0, 'other@example.jp', few)).toBeGreaterThan(590_000);
    for (let times = 0; times < 5; times += 1) expect(await count(times, few.limits ?? [])).toBe('ok');
  });

  it('refuse no call, and may be sent once the window has ended', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T03:00:00Z') });
    for (let times = 0; times < 5; times += 1) expect(await mail(times, 'hanako@example.jp')).toBe(0);
    vi.setSystemTime(new Date('2026-11-20T03:59:00Z'));
    expect([await mail(0, 'hanako@example.jp'), await mail(1, 'hanako@example.jp')]).toEqual([60_000, 60_000]);
    for (let times = 0; times < 10; times += 1) expect(await count(times, definition.limits ?? [])).toBe('ok');
    vi.setSystemTime(new Date('2026-11-20T04:00:00.001Z'));
    expect(await mail(0, 'hanako@example.jp')).toBe(0);
  });
});

describe('nodes whose clocks differ', () => {
  it.each([-35, 35])('count together, and end nobody’s window: %i minutes', async (minutes) => {
    // The first node's machine is wrong; both know the shop's time.
    const shopTime = (): Date => new Date(Date.now() - machineMs);
    let machineMs = 0;
    nodes = dbs.map((db) => createRequestLimits({ db, log, now: shopTime }));
    const limits: readonly CallLimit[] = [{ by: 'address', most: 4, perS: 60 }];
    vi.useFakeTimers({ toFake: ['Date'] });
    const right = Date.now();
    const from = async (index: 0 | 1): Promise<unknown> => {
      machineMs = index === 0 ? minutes * 60_000 : 0;
      vi.setSystemTime(right + machineMs);
      return count(index, limits, { address: '203.0.113.7' });
    };
    expect([await from(0), await from(1), await from(0), await from(1)]).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(await deleteExpiredCounts(db(1), new Date(), 1000)).toBe(0);
    expect([await from(0), await from(1)]).not.toContain('ok');
    const { rows } = await sql<{ expire: number }>`select expire from request_counts`.execute(db(0));
    expect(rows).toEqual([{ expire: right + 60_000 }]);
  });
});

describe('what has expired', () => {
  it('goes in batches, and what has not stays', async () => {
    await sql`insert into request_counts select 'old ' || n, 1, n from generate_series(1, 2500) n`.execute(db(0));
    await sql`insert into request_counts values ('new', 1, ${Date.now() + 60_000})`.execute(db(0));
    const clear = (at: 0 | 1) => deleteExpiredCounts(db(at), new Date(), 1000);
    const cleared = await Promise.all([clear(0), clear(1)]);
    expect(cleared).toEqual([1000, 1000]);
    expect([await clear(0), await clear(1)]).toEqual([500, 0]);
    const { rows } = await sql`select key from request_counts`.execute(db(0));
    expect(rows).toEqual([{ key: 'new' }]);
  });
});
