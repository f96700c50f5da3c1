/** Browser specs as a story: what they find is what the soak finds. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Finding } from './story';

interface Report {
  readonly suites: readonly Suite[];
  readonly stats: { readonly expected: number; readonly unexpected: number };
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly errors: readonly { message?: string }[] }[] }[];
  }[];
}

const faultsIn = ({ suites = [], specs = [] }: Suite): Finding[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => ({
      what: title,
      detail: tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)))
        .join('\n'),
    })),
  ...suites.flatMap(faultsIn),
];

/** @param args which, as of `npx playwright test` @returns how many tests there were, and those that failed */
export const runSpecs = async (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ tests: number; findings: Finding[] }> => {
  const command = ['node_modules/@playwright/test/cli.js', 'test', ...args, '--reporter=json'];
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];
  const run = spawn(process.execPath, command, { env: { ...process.env, ...env }, stdio });
  let output = '';
  run.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  await once(run, 'close');
  const { suites, stats } = JSON.parse(output) as Report;
  return { tests: stats.expected + stats.unexpected, findings: suites.flatMap(faultsIn) };
};
