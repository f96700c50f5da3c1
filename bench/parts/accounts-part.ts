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

const known = (index: number): string => `known${index}@example.jp`;
const unknown = (index: number): string => `nobody${index}@example.jp`;

/** Members alike, every other one of whom has confirmed the mail address, each with the one password hash that the shop itself has made. */
const addMembers = async (databaseUrl: string): Promise<string> => {
  const db = createDatabase(databaseUrl, { pool: 1, log: quiet });
  try {
    const { id } = await db.selectFrom('channels').select('id').orderBy('id').executeTakeFirstOrThrow();
    await sql`
      with made as (
        insert into members (code, email, email_key, password_hash, password_changed_at, is_registered, profile, created_at, updated_at)
        select 'known' || n, 'known' || n || '@example.jp', 'known' || n || '@example.jp', password_hash, now(), n % 2 = 0, profile, now(), now()
        from generate_series(0, ${names - 1}::integer) n, (select password_hash, profile from members limit 1) one
        returning id
      )
      insert into member_channels (member_id, channel_id, synced_at) select id, ${id}, now() from made
    `.execute(db);
    return id;
  } finally {
    await db.destroy();
  }
};

const ways: readonly (readonly [string, string, (email: string) => object])[] = [
  ['login', '/v1/auth/login', (email) => ({ login_id: email, password: wrongPassword })],
  ['register', '/v1/users', (email) => ({ email, password, ...profile })],
  ['reminder', '/v1/reminder/request', (email) => ({ email })],
  ['verify', '/v1/email-verify/request', (email) => ({ email })],
];

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
      const times: { readonly known: number[]; readonly unknown: number[] } = { known: [], unknown: [] };
      // In turns, and the one that begins changes: what else the machine does meets both.
      for (let index = 0; index < names; index += 1) {
        const turns = [() => ask(path, bodyOf(known(index))).then((ms) => times.known.push(ms)), () => ask(path, bodyOf(unknown(index))).then((ms) => times.unknown.push(ms))]; // prettier-ignore
        for (const turn of index % 2 === 0 ? turns : turns.toReversed()) await turn();
      }
      const value = Math.abs(overlap(times.known, times.unknown) - 0.5) + 0.5;
      measures.push({ group: 'Accounts', name: `${name}: known or not, by the time (0.5: nobody can tell)`, value: Math.round(value * 1_000) / 1_000, unit: '', aim: { atMost: 0.55 } }); // prettier-ignore
    }
    return measures;
  });
