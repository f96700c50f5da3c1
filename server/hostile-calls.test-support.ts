/**
 * A shop that is asked in every hostile way (hostile-requests.test-support.ts), and what it must not do. The same at small
 * figures in `npm test` and at full ones in `npm run soak`.
 */
import { connect } from 'node:net';
import { type Kysely, sql } from 'kysely';
import type { Database } from './db/schema';
import { type HostileRequest, type Hostility, requestOf } from './hostile-requests.test-support';

const patienceMs = 20_000;

/** The status of the answer; 0: none came before the connection ended. */
const send = (origin: string, { head, body, isCut }: HostileRequest): Promise<{ status: number; said: string }> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    let said = '';
    socket.setTimeout(patienceMs, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      // An answer may be preceded by a word that the body is wanted.
      const statuses = [...said.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, code]) => Number(code));
      resolve({ status: statuses.find((code) => code >= 200) ?? 0, said });
    });
    socket.write(Buffer.from(head, 'latin1'));
    socket.write(Buffer.from(body, 'utf8'));
    if (isCut) socket.end();
  });

/** What may change where a call is refused: keys that are made at first use, counts, tries, what a mailbox is told of them, and that a token was used. */
const counters = [
  'server_keys', 'request_counts', 'login_tries', 'login_challenges', 'member_links', 'mails', 'login_tokens', 'logins',
]; // prettier-ignore

/** A line for each table, which is another one when any row of it is. */
const sumsOf = async (db: Kysely<Database>): Promise<string> => {
  const { rows: tables } = await sql<{ name: string }>`
    select relname name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1
  `.execute(db);
  const names = tables.map(({ name }) => name).filter((name) => !counters.includes(name));
  const sums = names.map(
    (
      name,
    ) => sql`select ${name}::text as name, count(*)::text || coalesce(bit_xor(hashtextextended(one::text, 0)), 0)::text as sum
      from ${sql.table(name)} one`,
  );
  // Parts of it may be read at once, and come in any order.
  const { rows } = await sql`${sql.join(sums, sql` union all `)} order by name`.execute(db);
  return JSON.stringify(rows);
};

const differenceOf = (before: string, after: string): string => {
  const rows = JSON.parse(before) as readonly { readonly name: string; readonly sum: string }[];
  const now = JSON.parse(after) as typeof rows;
  return rows.filter(({ sum }, at) => now[at]?.sum !== sum).map(({ name }) => name).join(); // prettier-ignore
};

/** A login is refreshed and ended by some of them. */
const requestsOfLogin = 100;

export interface HostileFinding {
  readonly what: string;
  readonly detail: string;
}

export interface HostileRun {
  readonly findings: readonly HostileFinding[];
  /** Answers by their first digit. */
  readonly answers: Readonly<Record<string, number>>;
  /** Calls that were asked. */
  readonly calls: ReadonlySet<string>;
}

/**
 * Asks one after the other. No answer is a 5xx, all are answered that were sent whole, and what is refused has changed
 * nothing that anybody reads.
 */
export const askHostilely = async (
  origin: string,
  db: Kysely<Database>,
  hostility: Hostility,
  requests: number,
): Promise<HostileRun> => {
  const findings: HostileFinding[] = [];
  const answers: Record<string, number> = {};
  const asked = new Set<string>();
  let token = '';
  let sums = '';
  for (let count = 0; count < requests; count += 1) {
    if (count % requestsOfLogin === 0) {
      token = await hostility.logIn();
      sums = await sumsOf(db);
    }
    const request = requestOf(hostility, token);
    const { status, said } = await send(origin, request);
    asked.add(request.call);
    const kind = `${Math.floor(status / 100)}xx`;
    answers[kind] = (answers[kind] ?? 0) + 1;
    const what = `${request.call}: ${JSON.stringify(request.head).slice(0, 600)} ${request.body.slice(0, 300)}`;
    const tell = (detail: string) => void findings.push({ what, detail });
    if (status >= 500) tell(said.slice(-300));
    else if (status === 0 && !request.isCut) tell('no answer');
    const after = await sumsOf(db);
    if (after !== sums && (status === 0 || status >= 400)) tell(`${status} changed ${differenceOf(sums, after)}`);
    sums = after;
  }
  return { findings, answers, calls: asked };
};
