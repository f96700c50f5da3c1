import { spawn } from 'node:child_process';
import { canReach, type RunAs } from './run-as';
import { PostgresError } from './postgres-error';

/** PostgreSQL's programs get no variable of the shop's own (PGPORT, PGDATA and the like would mislead them). */
export const toolEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * How a program is told its data folder. A user that may not pass through a parent folder (root's home) can still work
 * in the folder itself: the program is started there, and on Linux /proc/self/cwd leads to it without the way down.
 */
export function dataFolderArgument(cluster: string, runAs: RunAs | undefined): string {
  if (canReach(cluster, runAs)) return cluster;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new PostgresError(
    'permission-denied',
    `The user that PostgreSQL runs as cannot reach ${cluster}. Start as an ordinary user, or name a folder outside of a private home in NOREN_DATA.`,
  );
}

export interface ToolRun {
  program: string;
  parameters: readonly string[];
  cluster: string;
  runAs: RunAs | undefined;
  input?: string;
  signal?: AbortSignal | undefined;
}

/** Runs initdb or a single-user postgres to its end; answers its exit code and all that it printed. */
export async function runTool({ program, parameters, cluster, runAs, input = '', signal }: ToolRun) {
  const child = spawn(program, parameters, { ...runAs, cwd: cluster, env: toolEnvironment, signal });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  // A program that ends before it read its input is judged by its exit code.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (cause) => {
      const isCancelled = cause.name === 'AbortError';
      const message = isCancelled
        ? 'The start was cancelled.'
        : `${program} cannot be run here (${cause.message}). Set DATABASE_URL.`;
      reject(new PostgresError(isCancelled ? 'cancelled' : 'binaries-broken', message, { cause }));
    });
    child.once('close', resolve);
  });
  return { code, output };
}
