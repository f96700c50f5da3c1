import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type DataFolder, type PostgresLog } from './data-folder';
import { PostgresError } from './postgres-error';
import { describeProcess, findProcesses, processStart, signalProcess, workingFolder } from './processes';
import { waitUntil } from './wait';

/*
 * What a killed Noren, or a killed postmaster, left running. Two postmasters on one folder would destroy it, so a new
 * one starts only when every process of the old one has ended. Each step down is safe for the data: a fast shutdown
 * writes a checkpoint; after the others the next start replays the log.
 */

const fastShutdownMs = 8_000;
const immediateShutdownMs = 2_000;

/** By its file, or by the title that each of its children has: "postgres: noren-…: checkpointer". */
const isPostgres = (program: string) => /(^|\/)postgres$|^postgres:/.test(program.trim());

function clusterProcesses(folder: DataFolder): number[] {
  return findProcesses(folder.clusterName)
    .filter(({ pid, program }) => isPostgres(program) && processStart(pid) !== undefined)
    .map(({ pid }) => pid);
}

async function recordedPostmaster(folder: DataFolder): Promise<number | undefined> {
  const [firstLine] = (await readFile(join(folder.cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(firstLine);
  return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
}

/** By where it works, not by its name: whatever lives there under the recorded number keeps its postmaster.pid. */
function refuseForeignPostmaster(pid: number, folder: DataFolder): void {
  const worksIn = workingFolder(pid);
  const isOnOurs = worksIn === undefined ? describeProcess(pid).includes(folder.cluster) : worksIn === folder.cluster;
  if (processStart(pid) === undefined || !isOnOurs) return;
  throw new PostgresError(
    'foreign-postmaster',
    `A PostgreSQL that Noren did not start (process ${pid}) runs on ${folder.cluster}. ` +
      'Stop it (pg_ctl stop), or set DATABASE_URL to use it as it is.',
  );
}

/** Ends whatever still runs on the cluster. The caller holds the folder's lock. */
export async function stopLeftovers(folder: DataFolder, log: PostgresLog): Promise<void> {
  const postmaster = await recordedPostmaster(folder);
  const left = clusterProcesses(folder);
  if (postmaster !== undefined && !left.includes(postmaster)) refuseForeignPostmaster(postmaster, folder);

  const isOver = () => clusterProcesses(folder).length === 0;
  if (left.length > 0)
    log.warn(`A database of an earlier run is still there (processes ${left.join(', ')}); stopping it.`);
  if (postmaster !== undefined && left.includes(postmaster)) {
    signalProcess(postmaster, 'SIGINT');
    await waitUntil(isOver, fastShutdownMs);
  }
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    for (const pid of clusterProcesses(folder)) signalProcess(pid, signal);
    await waitUntil(isOver, immediateShutdownMs);
  }
  if (!isOver()) {
    throw new PostgresError(
      'leftovers-stuck',
      `Processes ${clusterProcesses(folder).join(', ')} of an earlier run still work on ${folder.cluster} and cannot be ended. Start again when they are gone.`,
    );
  }
  // PostgreSQL would take any living process with the recorded number for its predecessor.
  await rm(join(folder.cluster, 'postmaster.pid'), { force: true });
}
