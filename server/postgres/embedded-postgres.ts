import { chmod, realpath, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolder } from '../files/make-folder';
import { findBinaries } from './binaries';
import { dataFolderAt, type PostgresLog } from './data-folder';
import { lockFolder } from './folder-lock';
import { checkCluster, type ClusterTools, initCluster, readPassword, writeSecret } from './init-cluster';
import { stopLeftovers } from './leftovers';
import { explainOutput, PostgresError } from './postgres-error';
import { freePort, type Postmaster, startPostmaster } from './postmaster';
import { chooseRunAs } from './run-as';

const portTries = 5;
const longestPauseMs = 5_000;

export interface EmbeddedPostgresOptions {
  dataDir: string;
  log: PostgresLog;
  /** Named to a second starter on the same folder, who wants to know what runs there. */
  shopUrl?: string;
  /** Cancels the start: nothing is left running. */
  signal?: AbortSignal;
  /** More server settings, e.g. `{ fsync: 'off' }` for tests. */
  settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  /** With the password; the role owns its database and may create others, but is no superuser. */
  url: string;
  /** Ends the database in good order and gives the folder back. May be called twice. */
  stop(): Promise<void>;
}

/** A full disk or a missing right shows itself as a system error at any step. */
function asPostgresError(error: unknown): never {
  if (error instanceof PostgresError) throw error;
  throw explainOutput('The embedded database could not be started.', String(error), 'start-failed');
}

async function openFolder(dataDir: string): Promise<string> {
  await makeFolder(dataDir);
  return realpath(dataDir);
}

async function prepare(dataDir: string, log: PostgresLog, signal: AbortSignal | undefined): Promise<ClusterTools> {
  const folder = dataFolderAt(dataDir);
  const runAs = await chooseRunAs(folder.cluster);
  const tools = { folder, runAs, binaries: await findBinaries(runAs), signal };
  if ((await checkCluster(folder.cluster, tools.binaries.major)) === 'missing') {
    log.info(`Making a new database in ${folder.root}.`);
    await initCluster(tools);
  }
  await stopLeftovers(folder, log);
  // Copying or unpacking a folder widens its mode, and PostgreSQL refuses data that others may read.
  await chmod(folder.cluster, 0o700);
  return tools;
}

async function startOnFreePort(tools: ClusterTools, settings: Readonly<Record<string, string>>): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startPostmaster(tools, await freePort(), settings);
    } catch (error) {
      const isPortRace = error instanceof PostgresError && error.code === 'port-taken';
      if (!isPortRace || attempt === portTries) throw error;
    }
  }
}

/** Keeps the database up: one that ends by itself (killed, out of memory) is started again on the same port. */
function supervise(
  tools: ClusterTools,
  first: Postmaster,
  log: PostgresLog,
  settings: Readonly<Record<string, string>>,
) {
  const stopping = new AbortController();
  let current: Postmaster | undefined = first;
  const stoppable = { ...tools, signal: stopping.signal };

  async function restart(): Promise<Postmaster | undefined> {
    for (let pauseMs = 50; !stopping.signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        await stopLeftovers(tools.folder, log);
        return await startPostmaster(stoppable, first.port, settings);
      } catch (error) {
        if (stopping.signal.aborted) break;
        log.warn(`The database could not be started again; trying on. ${String(error)}`);
      }
      await sleep(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
    return undefined;
  }

  async function watch(): Promise<void> {
    while (current) {
      const reason = await current.ended;
      current = undefined;
      if (stopping.signal.aborted) return;
      log.warn(`The database ended unexpectedly (${reason}); starting it again. Its log is ${tools.folder.log}.`);
      current = await restart();
      if (stopping.signal.aborted) return current?.stop();
      if (current) log.info('The database is up again.');
    }
  }
  const watched = watch();

  return async () => {
    stopping.abort();
    await current?.stop();
    await watched;
  };
}

/**
 * Brings up the PostgreSQL that npm installed, on its own data folder, for as long as `stop` is not called.
 *
 * Whatever an earlier run left behind (a killed initdb, a stale pid file, an orphaned postmaster) is put right first; a
 * living owner of the folder is left alone.
 *
 * @throws PostgresError with a `code` and a message that says what to do.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, settings = {}, signal, shopUrl } = options;
  const dataDir = await openFolder(options.dataDir).catch(asPostgresError);
  const lock = await lockFolder(dataDir, dataFolderAt(dataDir).lock, { shopUrl, signal }).catch(asPostgresError);
  try {
    const tools = await prepare(dataDir, log, signal);
    const password = await readPassword(tools);
    const postmaster = await startOnFreePort(tools, settings);
    const url = `postgres://noren:${password}@127.0.0.1:${postmaster.port}/noren`;
    await writeSecret(tools.folder.url, `${url}\n`);
    const end = supervise(tools, postmaster, log, settings);

    let stopped: Promise<void> | undefined;
    const stop = async () => {
      await end();
      await rm(tools.folder.url, { force: true });
      await lock.release();
    };
    return { url, stop: () => (stopped ??= stop()) };
  } catch (error) {
    await lock.release();
    return asPostgresError(error);
  }
}
