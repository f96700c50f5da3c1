/** Every scenario in all themes at all widths: for everybody, still, whole without script, and narrow. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Story } from './story';

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

const faultsIn = ({ suites = [], specs = [] }: Suite): { what: string; detail: string }[] => [
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

/** A scale below 1 looks at each scenario once, as `npm test` does. */
export const screens: Story = async (_folder, { scale }) => {
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--project=screens', 'every-scenario'];
  const env = { ...process.env, ...(scale < 1 ? {} : { NOREN_EVERY_LOOK: '1' }) };
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const run = spawn(process.execPath, [...command, '--reporter=json'], { env, stdio: [...stdio] });
  let output = '';
  run.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  await once(run, 'close');
  const { suites, stats } = JSON.parse(output) as Report;
  const findings = suites.flatMap(faultsIn);
  return { name: 'every scenario in every look', figures: { looks: stats.expected + stats.unexpected }, findings };
};
