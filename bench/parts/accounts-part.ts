/** Whether the time of an answer tells that an account exists: as often as not it shall be longer for one that does. */
import { sql } from 'kysely';
import { createDatabase } from '../../server/db/client';
import type { Measure } from '../report/measure';
import { overlap } from '../statistics';
import { withShop } from './with-shop';

const names = 500;
const quiet = { info: () => undefined, warn: () => undefined };
const password = 'hanako-2026';
const wrongPassword = 'wrong-2026';
const profile = { company_name: '山田商店', orderer_name: '山田花子' };

/** Who is asked for: members, those who have yet to confirm the address, and twice those whom nobody knows, who cannot be told apart. */
const kinds = ['confirmed', 'unconfirmed', 'nobody', 'control'] as const;
type Kind = (typeof kinds)[number];

/** Each way asks for people of its own: who is asked for again is asked for what waits already. */
const emailOf = (way: string, kind: Kind, index: number): string => `${kind}${index}-${way}@example.jp`;

const ways: readonly (readonly [string, string, (email: string) => object])[] = [
  ['login', '/v1/auth/login', (email) => ({ login_id: email, password: wrongPassword })],
  ['register', '/v1/users', (email) => ({ email, password, ...profile })],
  ['reminder', '/v1/reminder/request', (email) => ({ email })],
  ['verify', '/v1/email-verify/request', (email) => ({ email })],
];

/** Accounts alike, half of which have confirmed the mail address, each with the one password hash that the shop itself has made. */
const addMembers = async (databaseUrl: string): Promise<string> => {
  const db = createDatabase(databaseUrl, { pool: 1, log: quiet });
  try {
    const { id } = await db.selectFrom('channels').select('id').orderBy('id').executeTakeFirstOrThrow();
    await sql`
      with made as (
        insert into members (code, email, email_key, password_hash, password_changed_at, is_registered, profile, created_at, updated_at)
        select kind || n || way, kind || n || '-' || way || '@example.jp', kind || n || '-' || way || '@example.jp', password_hash, now(),
          kind = 'confirmed', profile, now(), now()
        from generate_series(0, ${names - 1}::integer) n, unnest(array['confirmed', 'unconfirmed']) kind,
          unnest(${ways.map(([name]) => name)}::text[]) way, (select password_hash, profile from members limit 1) one
        returning id
      )
      insert into member_channels (member_id, channel_id, synced_at) select id, ${id}, now() from made
    `.execute(db);
    return id;
  } finally {
    await db.destroy();
  }
};

/** Any order is as likely, so that none of those asked for comes first. */
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);

export const measureAccounts = (folder: string): Promise<Measure[]> =>
  withShop(folder, { NODE_ENV: 'development', REQUEST_LIMITS: 'off' }, async ({ url, databaseUrl }) => {
    let channel = '';
    const ask = async (path: string, body: object): Promise<number> => {
      const from = performance.now();
      const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', ...(channel === '' ? {} : { 'x-channel-id': channel }) }; // prettier-ignore
      const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      await answer.arrayBuffer();
      return performance.now() - from;
    };
    await ask('/v1/users', { email: 'first@example.jp', password, ...profile });
    channel = await addMembers(databaseUrl ?? '');
    const measures: Measure[] = [];
    for (const [name, path, bodyOf] of ways) {
      const times: Readonly<Record<Kind, number[]>> = { confirmed: [], unconfirmed: [], nobody: [], control: [] };
      // In turns, so that what else the machine does meets all.
      for (let index = 0; index < names; index += 1)
        for (const kind of shuffled(kinds)) times[kind].push(await ask(path, bodyOf(emailOf(name, kind, index))));
      for (const kind of ['confirmed', 'unconfirmed', 'control'] as const) {
        const told = kind === 'control' ? 'nobody or nobody, for comparison' : `${kind} or nobody`;
        const value = Math.abs(overlap(times[kind], times.nobody) - 0.5) + 0.5;
        const aim = kind === 'control' ? {} : { aim: { atMost: 0.55 } };
        measures.push({ group: 'Accounts', name: `${name}: ${told}, by the time (0.5: nobody can tell)`, value: Math.round(value * 1_000) / 1_000, unit: '', ...aim }); // prettier-ignore
      }
    }
    return measures;
  });
