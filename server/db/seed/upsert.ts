import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../schema';

export type SeedRow<T extends keyof Database> = Partial<Selectable<Database[T]>>;

const columnsOf = (rows: readonly object[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/**
 * Writes rows in one statement; one that is there already (by `unique`) gets the new values. All rows have the same
 * columns. Answers the ids by the value of the last of `unique`.
 */
export async function upsert<T extends keyof Database>(
  db: Kysely<Database>,
  table: T,
  unique: readonly (keyof SeedRow<T> & string)[],
  rows: readonly SeedRow<T>[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = columnsOf(rows);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const updated = columns.filter((column) => !unique.some((name) => name === column));
  const changes = updated.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  const onConflict = changes.length > 0 ? sql`do update set ${sql.join(changes)}` : sql`do nothing`;
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (${sql.join(unique.map((column) => sql.ref(column)))}) ${onConflict}
  `.execute(db);
}

/** Writes rows in one statement; one that is there already is left as it is. */
export async function insertMissing<T extends keyof Database>(
  db: Kysely<Database>,
  table: T,
  rows: readonly SeedRow<T>[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = sql.join(columnsOf(rows).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing
  `.execute(db);
}

/** Ids of a channel's rows by their key. */
export async function idsOf(
  db: Kysely<Database>,
  table: keyof Database,
  channelId: string,
  key: 'key' | 'name' | 'alias' | 'sku' = 'key',
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; id: number }>`
    select ${sql.ref(key)} key, id from ${sql.table(table)} where channel_id = ${channelId}
  `.execute(db);
  return new Map(rows.map((row) => [row.key, row.id]));
}
