/** A vitest file as a story, at another figure than `npm test` has. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Finding } from './story';

interface Report {
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** @returns how many tests there were, and those that failed */
export const runTests = async (
  file: string,
  env: Readonly<Record<string, string>>,
): Promise<{ tests: number; findings: Finding[] }> => {
  const command = ['node_modules/vitest/vitest.mjs', 'run', file, '--reporter=json'];
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];
  const run = spawn(process.execPath, command, { env: { ...process.env, ...env }, stdio });
  let output = '';
  run.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  await once(run, 'close');
  const { numTotalTests: tests, testResults } = JSON.parse(output.slice(output.indexOf('{"'))) as Report;
  const findings = testResults.flatMap(({ message, assertionResults }) => [
    ...(message === '' ? [] : [{ what: file, detail: message }]),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ title, failureMessages }) => ({ what: title, detail: failureMessages.join('\n') })),
  ]);
  return { tests, findings: tests === 0 ? [...findings, { what: `${file} has no tests` }] : findings };
};
