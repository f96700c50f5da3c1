/** Two instances of the app on one database, whose time is what a test says, and people who log in to them. */
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { LoginAnswer } from '../../../schemas/auth/auth';
import { createApp, type AppOptions } from '../../app';
import { createDatabase } from '../../db/client';
import type { Database } from '../../db/schema';
import { seed } from '../../db/seed/seed';
import { createTestDatabase, migratedTemplate } from '../../postgres/test-database';
import { testShops } from '../test-shops.test-support';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const startOfTests = new Date('2026-11-20T12:00:00+09:00');
export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

export const right = 'hanako-2026';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly cookies: readonly string[];
}

export interface AskWish {
  readonly token?: string | undefined;
  readonly channel?: string;
  readonly app?: FastifyInstance;
  readonly headers?: Readonly<Record<string, string>>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Ask = (method: Method, url: string, payload?: object | null, wish?: AskWish) => Promise<Answer>;

const shopsWithMembers = {
  name: 'members',
  prepare: async (url: string) => {
    await migratedTemplate.prepare(url);
    const db = createDatabase(url, { pool: 1, log: quiet });
    await seed(db, { shops: await testShops() });
    await db.destroy();
  },
};

const askerOf =
  (first: FastifyInstance): Ask =>
  async (method, url, payload, { token, channel = 'test', app = first, headers = {} } = {}) => {
    const answer = await app.inject({
      method,
      url,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        'x-channel-id': channel,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(payload ? { payload } : {}),
    });
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    const body = answer.body === '' ? {} : (JSON.parse(answer.body) as Answer['body']);
    return { status: answer.statusCode, body, cookies };
  };

export const bodyOf = ({ status, body }: Answer, wanted = 200): Record<string, unknown> => {
  if (status !== wanted) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
};

/** Once so many have been answered: the others are still under way. */
export const someAnswered = (answers: readonly Promise<Answer>[], count: number): Promise<void> =>
  new Promise((resolve, reject) => {
    let answered = 0;
    const tell = () => {
      answered += 1;
      if (answered === count) resolve();
    };
    for (const answer of answers) answer.then(tell, reject);
  });

/** How many statements wait for somebody else's. */
const waitingIn = (db: Kysely<Database>) => async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
};

/** What the outbox holds, newest first. */
const outbox = (db: Kysely<Database>) => ({
  mailsTo: async (recipient: string) => {
    const mails = await db.selectFrom('mails').selectAll().orderBy('id', 'desc').execute();
    return mails.filter(({ content }) => content?.recipient === recipient);
  },
});

const people = (ask: Ask, db: Kysely<Database>) => {
  const { mailsTo } = outbox(db);
  let count = 0;
  const newMail = (): string => `hanako${(count += 1)}@example.jp`;
  const register = (email: string, more: object = {}, wish?: AskWish) =>
    ask(
      'POST',
      '/v1/users',
      { email, password: right, company_name: '山田商店', orderer_name: '山田花子', ...more },
      wish,
    );
  /** The token of the last mail of the kind. */
  const mailedToken = async (email: string, kind: string): Promise<string> => {
    const mail = (await mailsTo(email)).find((one) => one.kind === kind);
    const token = mail?.content?.token;
    if (token === undefined) throw new Error(`No ${kind} was mailed to ${email}.`);
    return token;
  };
  const confirm = async (email: string, password = right, wish?: AskWish): Promise<void> => {
    const token = await mailedToken(email, 'member_welcome');
    bodyOf(await ask('POST', '/v1/email-verify/check', { token, password }, wish));
  };
  const tryLogin = (name: string, password = right, wish?: AskWish) =>
    ask('POST', '/v1/auth/login', { login_id: name, password }, wish);
  const login = async (name: string, password = right, wish?: AskWish): Promise<LoginAnswer & { token: string }> => {
    // The app has checked it against the contract.
    const body = bodyOf(await tryLogin(name, password, wish)) as LoginAnswer;
    if (body.access_token === null) throw new Error('A second factor is asked for.');
    return { ...body, token: body.access_token };
  };
  return {
    newMail,
    register,
    mailedToken,
    confirm,
    tryLogin,
    login,
    /** Somebody who has registered and confirmed. Their mail address. */
    async member(wish?: AskWish): Promise<string> {
      const email = newMail();
      bodyOf(await register(email, {}, wish), 204);
      await confirm(email, right, wish);
      return email;
    },
    idOf: async (email: string): Promise<number> =>
      (
        await db
          .selectFrom('members')
          .select('id')
          .where('email_key', '=', email.toLowerCase())
          .orderBy('is_registered', 'desc')
          .executeTakeFirstOrThrow()
      ).id,
    me: (token: string, wish: AskWish = {}) => ask('GET', '/v1/me/user', null, { ...wish, token }),
    mailsTo,
  };
};

export const openMembers = async (own: Partial<AppOptions> = {}) => {
  const database = await createTestDatabase(shopsWithMembers);
  const db = createDatabase(database.url, { pool: 4, log: quiet });
  const clock = { now: startOfTests };
  const logged: string[] = [];
  const uploadsFolder = await mkdtemp(join(tmpdir(), 'noren-uploads-'));
  const open = () =>
    createApp({
      config: { trustProxy: 1, publicUrl: 'https://shop.example', pageCache: { enabled: false, bytes: 0 } },
      source: { kind: 'database', url: database.url, pool: 10, plainHosts: [] },
      storefront: 'none',
      answerChecks: 'always',
      requestLimits: 'off',
      log: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }),
      now: () => clock.now,
      isSweeping: false,
      uploadsFolder,
      ...own,
    });
  const apps = [await open(), await open()] as const;
  const ask = askerOf(apps[0]);
  return {
    apps,
    db,
    url: database.url,
    logged,
    ask,
    ...people(ask, db),
    waiting: waitingIn(db),
    /** Time passes, for all of the shop. */
    pass(ms: number): void {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    now: () => clock.now,
    uploadsFolder,
    /** Of uploads, all that stands on the disk. */
    filesOnDisk: async (): Promise<readonly string[]> =>
      (await readdir(uploadsFolder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
    async close() {
      await Promise.all(apps.map((app) => app.close()));
      await db.destroy();
      await database.drop();
      await rm(uploadsFolder, { recursive: true, force: true });
    },
  };
};

export type MembersShop = Awaited<ReturnType<typeof openMembers>>;
