/**
 * `noren_is_taken(path)`: whether a screen, or the server itself, answers at an address, so that no page of the shop's own
 * can stand there. It is a function of the database, since whoever writes the table meets it; what it says follows from
 * `schemas/screens` alone, so it is written anew at each start that finds another one, not by a migration for each screen.
 *
 * A process of the version before that starts later writes its own, until one of this version starts: a page that is stored
 * meanwhile at a new screen's address is not shown, and is named in the log (`tellHiddenPages`), like one from before.
 */
import { type Kysely, sql } from 'kysely';
import { screens } from '../../schemas/screens/screens';
import { serverParts } from '../request/server-parts';

/** What the server answers besides. */
const ofServer = ['robots[.]txt', 'sitemap[.]xml', `(${serverParts.join('|')})(/.*)?`];

const literal = (text: string): string => text.replaceAll(/[.*+^$|()[\]\\]/g, '[$&]');

/** `/social-gift/{key?}/shipping` → `social-gift(/[^/]+)?/shipping`; behind its first part a screen is found in capitals, too. */
const patternOf = (path: string): string => {
  const [first = '', ...rest] = path.slice(1).split('/');
  const others = rest.map((part) => {
    if (!part.startsWith('{')) return `/${literal(part.toLowerCase())}`;
    return part.endsWith('?}') ? '(/[^/]+)?' : '/[^/]+';
  });
  return `${literal(first)}${others.join('')}`;
};

const takenPattern = (paths: readonly string[]): string => {
  const ofScreens = paths.filter((path) => path !== '/' && path !== '/*').map(patternOf);
  return `^/(${[...ofScreens, ...ofServer].join('|')})$`;
};

/** In the transaction and under the lock of the migrations, so that nodes that start at once do it one after the other. */
export async function writeTakenPaths(
  db: Kysely<unknown>,
  paths: readonly string[] = screens.map(({ path }) => path),
): Promise<void> {
  const pattern = takenPattern(paths).replaceAll("'", "''");
  const body = `select '/' || split_part(path, '/', 2) || lower(substr(path, 2 + length(split_part(path, '/', 2)))) ~ '${pattern}'`;
  const { rows } =
    await sql`select from pg_proc where oid = 'noren_is_taken(text)'::regprocedure and prosrc = ${body}`.execute(db);
  if (rows.length > 0) return;
  await sql
    .raw(`create or replace function noren_is_taken(path text) returns boolean immutable language sql as $$${body}$$`)
    .execute(db);
}
