import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { explainOutput, PostgresError } from './postgres-error';
import { type ClusterTools } from './init-cluster';
import { signalProcess } from './processes';
import { dataFolderArgument, toolEnvironment } from './run-tool';
import { waitUntil } from './wait';

const keepLogBytes = 2_000_000;
const startLimitMs = 120_000;
const fastShutdownMs = 10_000;
const immediateShutdownMs = 3_000;

export interface Postmaster {
  port: number;
  /** Settles when the process ends, with what ended it. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

/** A port of this machine that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('The system gave no port.'));
      });
    });
  });
}

function openLog(path: string): number {
  const { size } = statSync(path, { throwIfNoEntry: false }) ?? { size: 0 };
  if (size > keepLogBytes) renameSync(path, `${path}.1`);
  try {
    return openSync(path, 'a', 0o600);
  } catch {
    // A start as root left its own log in our folder.
    rmSync(path, { force: true });
    return openSync(path, 'a', 0o600);
  }
}

/** The eighth line of postmaster.pid is the state, as pg_ctl reads it. */
function isReady(cluster: string, pid: number): boolean {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

function whenEnded(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `code ${String(code)}`));
  });
}

function commandLine(
  { folder, runAs }: ClusterTools,
  port: number,
  settings: Readonly<Record<string, string>>,
): string[] {
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    cluster_name: folder.clusterName,
    // Little log to replay after a crash: the shop shall be back within seconds.
    max_wal_size: '256MB',
    // The default opens and flushes each of a thousand files before it replays: seconds on a busy disk.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    log_checkpoints: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', dataFolderArgument(folder.cluster, runAs), ...options];
}

/**
 * Starts PostgreSQL on a complete cluster and waits until it takes connections.
 *
 * It gets a process group of its own, since Ctrl-C in a terminal goes to the whole group and would end the database
 * before the shop has answered its last requests. It logs to a file, because a pipe would end with this process.
 */
export async function startPostmaster(
  tools: ClusterTools,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<Postmaster> {
  const { folder, binaries, runAs, signal } = tools;
  const logFile = openLog(folder.log);
  const logStart = fstatSync(logFile).size;
  const child = spawn(binaries.postgres, commandLine(tools, port, settings), {
    ...runAs,
    cwd: folder.cluster,
    env: toolEnvironment,
    detached: true,
    stdio: ['ignore', logFile, logFile],
  });
  closeSync(logFile);
  child.unref();
  const { pid } = child;
  let end: string | undefined;
  const ended = whenEnded(child).then((reason) => (end = reason));
  const send = (name: NodeJS.Signals) =>
    pid === undefined || end !== undefined ? undefined : signalProcess(pid, name);

  // Whatever ends this process in good order, even an uncaught error, ends the database too.
  const stopAtExit = () => send('SIGINT');
  process.once('exit', stopAtExit);
  void ended.then(() => process.off('exit', stopAtExit));

  async function stop(): Promise<void> {
    send('SIGINT');
    if (await waitUntil(() => end !== undefined, fastShutdownMs)) return;
    send('SIGQUIT');
    if (await waitUntil(() => end !== undefined, immediateShutdownMs)) return;
    send('SIGKILL');
    await ended;
  }

  const isUp = () => pid !== undefined && isReady(folder.cluster, pid);
  const isSettled = await waitUntil(() => end !== undefined || isUp() || signal?.aborted === true, startLimitMs);
  if (isSettled && end === undefined && signal?.aborted !== true) return { port, ended, stop };

  await stop();
  if (signal?.aborted) throw new PostgresError('cancelled', 'The start was cancelled.');
  const output = readFileSync(folder.log).subarray(logStart).toString('utf8');
  throw explainOutput(`PostgreSQL did not start (${String(end)}); its log is ${folder.log}.`, output, 'start-failed');
}
