import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { type DataFolder, dataFolderAt } from './data-folder';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres';
import { lockState } from './folder-lock';
import { stopLeftovers } from './leftovers';

const parent = join(tmpdir(), `noren-test-clusters-${userInfo().uid}`);
const longAgoMs = 3_600_000;
const quiet = { info: () => undefined, warn: () => undefined };

/** Without a lock, it is just being made or removed by another run, unless it is old. */
async function isLeft(folder: DataFolder): Promise<boolean> {
  const lockOwner = await lockState(folder.lock);
  if (lockOwner !== 'none') return lockOwner === 'dead';
  const { mtimeMs } = await stat(folder.root);
  return Date.now() - mtimeMs > longAgoMs;
}

/** A test run that was killed leaves a database running: end it and remove its data. */
async function clearAbandoned(): Promise<void> {
  for (const name of await readdir(parent)) {
    const folder = dataFolderAt(join(parent, name));
    if (!(await isLeft(folder).catch(() => false))) continue;
    await stopLeftovers(folder, quiet);
    await rm(folder.root, { recursive: true, force: true });
  }
}

const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/**
 * A throw-away PostgreSQL: it loses data when the machine or one of its processes crashes, which makes it faster, and
 * `stop` removes it. For tests that crash it on purpose, `settings` are those of a shop.
 */
export async function startTestCluster(settings: Readonly<Record<string, string>> = fast): Promise<EmbeddedPostgres> {
  await mkdir(parent, { recursive: true, mode: 0o755 });
  await clearAbandoned();
  const dataDir = await mkdtemp(join(parent, 'run-'));
  const cluster = await startEmbeddedPostgres({ dataDir, log: quiet, settings });
  return {
    url: cluster.url,
    stop: async () => {
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
