import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('run-shop.ts', import.meta.url));

export interface ShopProcess {
  readonly child: ChildProcess;
  readonly origin: string;
}

/** Resolves when it listens. @param seed of what a bad line to the payment service loses; absent: it loses nothing */
export const startShopProcess = async (databaseUrl: string, seed?: number): Promise<ShopProcess> => {
  const seeds = seed === undefined ? [] : [String(seed)];
  const child = spawn(process.execPath, ['--import', 'tsx', program, databaseUrl, ...seeds], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]: unknown[]) => {
    throw new Error(`The shop ended with ${String(code)}.`);
  });
  const [first]: unknown[] = await Promise.race([once(child.stdout, 'data'), ended]);
  // Later it may end as it likes.
  ended.catch(() => undefined);
  return { child, origin: String(first).trim() };
};

export const killShop = async ({ child }: ShopProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
};
