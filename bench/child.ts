/** A reference that runs in a process of its own, so that it does not share a thread with the load. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    if (child.stdout) createInterface({ input: child.stdout }).once('line', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The reference ended without a word (exit code ${String(code)})`)));
  });

/** Starts a script and resolves with the first line that it prints. */
export const startScript = async (script: string, ...args: string[]): Promise<{ line: string; stop: () => void }> => {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { line: await firstLine(child), stop: () => void child.kill('SIGINT') };
};
