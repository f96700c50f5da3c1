import { Pool, type QueryResultRow } from 'pg';
import { showMeasuredList } from '../../e2e/support/list-size';
import { publishThemes } from '../../e2e/support/publish-themes';
import { type RunFile, startShop } from '../../e2e/support/running-shop';

/** The figures are those of a list of 24 products, as the references' are. */
const prepare = async ({ databaseUrl }: RunFile): Promise<void> => {
  if (databaseUrl === null) return;
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const query = async <Row extends QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await pool.query<Row>(sql, [...values])).rows;
  await publishThemes(query);
  await showMeasuredList(query);
  await pool.end();
};

/** Runs the built shop, as in production, on the data in `folder` for as long as `work` takes. */
export const withShop = async <Result>(
  folder: string,
  env: Record<string, string>,
  work: (shop: RunFile) => Promise<Result>,
): Promise<Result> => {
  const { run, stop } = await startShop(`${folder}/shop`, { env: { NODE_ENV: 'production', ...env } });
  try {
    await prepare(run);
    return await work(run);
  } finally {
    await stop();
  }
};
