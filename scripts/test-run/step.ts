/** One step of a run: a command whose output is shown only when it fails. */
import { spawn } from 'node:child_process';
import { createTallies, tellFailures } from './tally';

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** The name of its tally, where it runs tests. */
  readonly runner?: string;
}

/** Runs a command and keeps what it prints. It has no stdin, so that nothing can wait for an answer. */
const run = ({ command: [file, ...args], runner }: Step): Promise<{ ok: boolean; output: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...(runner === undefined ? {} : { NOREN_TALLY: runner }) };
    const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    const keep = (chunk: Buffer): unknown => chunks.push(chunk);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString('utf8') }));
  });

/** Prints one line with the seconds; on failure which tests failed, and then the step's whole output. */
const runStep = async (step: Step): Promise<boolean> => {
  const started = performance.now();
  const { ok, output } = await run(step);
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${step.name.padEnd(22)}${seconds} s`);
  if (ok) return true;
  const failed = step.runner === undefined ? [] : createTallies().failedIn(step.runner);
  if (failed.length > 0) console.log(`\n${tellFailures(failed)}`);
  console.log(`\n${output.trimEnd()}\n`);
  return false;
};

/** Runs steps one after the other and stops at the first that fails. */
export const runSteps = async (steps: readonly Step[]): Promise<boolean> => {
  for (const step of steps) if (!(await runStep(step))) return false;
  return true;
};

/** Runs rows of steps beside each other, for steps that use one core each. */
export const runBeside = async (...rows: readonly (readonly Step[])[]): Promise<boolean> =>
  (await Promise.all(rows.map(runSteps))).every(Boolean);
