import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { findProcesses } from '../processes';

export interface DatabaseProcess {
  child: ChildProcess;
  url: string;
  /** What it said on its error channel so far. */
  said(): string;
}

const program = fileURLToPath(new URL('run-database.ts', import.meta.url));

export function spawnDatabaseProcess(dataDir: string): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', program, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Starts the process and waits for its database, or for its end. */
export async function startDatabaseProcess(dataDir: string): Promise<DatabaseProcess> {
  const child = spawnDatabaseProcess(dataDir);
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const printed = child.stdout ? once(child.stdout, 'data') : Promise.reject(new Error('no output'));
  const first: unknown[] = await Promise.race([printed, once(child, 'exit')]);
  const url = String(first[0]).trim();
  if (!url.startsWith('postgres:')) throw new Error(`The process ended: ${said}`);
  return { child, url, said: () => said };
}

export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<{ code: unknown }> {
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code]: unknown[] = await ended;
  return { code };
}

export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export function postmasterPid(cluster: string): number {
  return Number(readFileSync(`${cluster}/postmaster.pid`, 'utf8').split('\n')[0]);
}

/** The processes of a cluster; each of them shows its name. */
export function processesOf(clusterName: string): number[] {
  return findProcesses(clusterName).map(({ pid }) => pid);
}
