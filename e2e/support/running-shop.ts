/** The shop that the tests speak to: the built product, started as a shop operator starts it, on data of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What the start command writes to `<NOREN_DATA>/run.json`. */
export type RunFile = { url: string; databaseUrl: string | null; pid: number };

const isRunFile = (value: unknown): value is RunFile =>
  typeof value === 'object' && value !== null && 'url' in value && 'databaseUrl' in value && 'pid' in value;

/** undefined until the shop has written it. */
export const readRunFile = (data: string): RunFile | undefined => {
  try {
    const value: unknown = JSON.parse(readFileSync(join(data, 'run.json'), 'utf8'));
    return isRunFile(value) ? value : undefined;
  } catch {
    return undefined; // not there yet, or half written
  }
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });

const answers = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(url, { redirect: 'manual' });
    await response.arrayBuffer();
    return response.status < 500;
  } catch {
    return false; // nobody listens yet
  }
};

/**
 * Tests order again and again, from one machine and for one mailbox. Production counts whoever it is, and wants to know
 * where it is reached.
 */
const suiting = ({ NODE_ENV = process.env.NODE_ENV }: NodeJS.ProcessEnv, url: string): Record<string, string> =>
  NODE_ENV === 'production' ? { PUBLIC_URL: url } : { REQUEST_LIMITS: 'off' };

/** The demo shops, which production brings in only when it is asked to. */
const seeding = ({ NODE_ENV = process.env.NODE_ENV }: NodeJS.ProcessEnv): string[] =>
  NODE_ENV === 'production' ? ['--seed'] : [];

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

const stop = async (child: ChildProcess): Promise<void> => {
  if (hasEnded(child)) return;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  child.kill('SIGINT');
  const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(late);
};

export type RunningShop = {
  run: RunFile;
  /** As Ctrl-C does; kills it when it does not end by itself. */
  stop: () => Promise<void>;
};

export type ShopStart = {
  /** A variable that is undefined is not set, whatever the tests run with. */
  env?: Record<string, string | undefined>;
  args?: string[];
  patienceMs?: number;
  /** A copy of the project, started there by `npm start`; the data folder must be a new one. */
  copy?: string;
};

/** Pictures that the shop of all tests has made: another one of the same demo shops need not make them anew. */
const takePictures = (data: string): void => {
  const made = process.env.NOREN_E2E_DATA && join(process.env.NOREN_E2E_DATA, 'images');
  if (made && existsSync(made)) cpSync(made, join(data, 'images'), { recursive: true });
};

/**
 * Starts the shop with its data in `data` and waits until it answers.
 * @throws with the shop's own output, when it ends or does not answer within `patienceMs`.
 */
export const startShop = async (
  data: string,
  { env = {}, args = [], patienceMs = 180_000, copy }: ShopStart = {},
): Promise<RunningShop> => {
  const port = await freePort();
  if (copy === undefined) takePictures(data);
  const [command, start] = copy === undefined ? [process.execPath, 'scripts/start.mjs'] : ['npm', 'start'];
  const child = spawn(command, [start, ...(copy === undefined ? seeding(env) : []), ...args], {
    env: {
      ...process.env,
      ...{ HOST: '127.0.0.1', PORT: String(port), NOREN_DATA: data },
      ...suiting(env, `http://127.0.0.1:${port}`),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(copy === undefined ? {} : { cwd: copy }),
  });
  let output = '';
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString('utf8')).slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);

  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline && !hasEnded(child)) {
    const run = readRunFile(data);
    // A file that an earlier run left names another process; npm's own child is none that we know.
    const isOurs = run !== undefined && (copy !== undefined || run.pid === child.pid);
    if (isOurs && (await answers(run.url))) return { run, stop: () => stop(child) };
    await wait(100);
  }
  await stop(child);
  throw new Error(`The shop did not start (exit code ${String(child.exitCode)}):\n${output}`);
};
