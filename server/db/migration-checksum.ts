import { createHash } from 'node:crypto';
import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { type Migration } from './migration';

/** Takes note of the SQL instead of sending it. */
class RecordingDriver extends DummyDriver {
  readonly statements: string[] = [];

  override acquireConnection(): Promise<DatabaseConnection> {
    const { statements } = this;
    return Promise.resolve({
      executeQuery: <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
        statements.push(`${query.sql}\n${JSON.stringify(query.parameters)}`);
        return Promise.resolve({ rows: [] });
      },
      streamQuery: () => {
        throw new TypeError('A migration reads no streams.');
      },
    });
  }
}

/**
 * A hash of the SQL that a migration sends, however it is formatted, so that an edited one is noticed. The source text of
 * `up` would not do: each build step writes it differently. Empty for a migration that needs the rows it reads.
 */
export async function migrationChecksum(migration: Migration): Promise<string> {
  const driver = new RecordingDriver();
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  try {
    await migration.up(db);
  } catch {
    return '';
  }
  const text = driver.statements.map((statement) => statement.replaceAll(/\s+/g, ' ').trim()).join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
