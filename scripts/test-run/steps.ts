import { folders } from './folders';
import { type Step } from './step';

const node = process.execPath;
const bin = (path: string): string => `node_modules/${path}`;
const tsx = ['--import', 'tsx'] as const;

export const lintSteps: readonly Step[] = [
  { name: 'lint', command: [node, bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'] },
  { name: 'lint by types', command: [node, bin('oxlint/bin/oxlint'), '--type-aware'] },
];

export const importSteps: readonly Step[] = [
  {
    name: 'import zones',
    // `err-long` says what each rule wants, not its name alone.
    command: [node, bin('dependency-cruiser/bin/dependency-cruise.mjs'), '--output-type', 'err-long', ...folders],
  },
  { name: 'indexes', command: [node, ...tsx, 'scripts/write-indexes.ts', '--check'] },
  { name: 'unused exports', command: [node, ...tsx, 'scripts/checks/unused-exports.ts'] },
];

/** The quick checks besides, and those of what is built: one core's work, as long as lint. */
export const quickSteps: readonly Step[] = [
  { name: 'format', command: [node, bin('oxfmt/bin/oxfmt'), '--check'] },
  ...importSteps,
  { name: 'types', command: [node, bin('typescript-7/bin/tsc'), '--noEmit'] },
  { name: 'dependencies explained', command: [node, ...tsx, 'scripts/checks/dependencies.ts'] },
  { name: 'build', command: ['npm', 'run', '-s', 'build'] },
  { name: 'calls in the build', command: [node, ...tsx, 'scripts/checks/built-calls.ts'] },
  { name: 'byte budgets', command: [node, ...tsx, 'scripts/checks/budgets.ts'] },
];

export const testSteps: readonly Step[] = [
  { name: 'unit and server tests', command: [node, bin('vitest/vitest.mjs'), 'run'], runner: 'vitest' },
  { name: 'answered statuses', command: [node, ...tsx, 'scripts/checks/answered-statuses.ts'] },
];

/** Finds a browser or installs one: tests of forms need it too. */
export const browserStep: Step = { name: 'browser', command: [node, ...tsx, 'scripts/find-chromium.ts'] };

const playwright = (...args: string[]): Step['command'] => [node, bin('@playwright/test/cli.js'), 'test', ...args];

/** What `npm test` adds; those of the second row beside each other, since tests that change the shop go one by one. */
export const browserSteps = {
  first: [
    {
      name: 'browser tests',
      command: playwright('--project=phone', '--project=pc', '--project=screens'),
      runner: 'playwright',
    },
  ],
  beside: [
    [
      {
        name: 'tests of changes',
        command: playwright('--project=changes', '--no-deps', '--output=test-results/changes'),
        runner: 'changes',
      },
    ],
    [{ name: 'sections in themes', command: playwright('-c', 'workbench/playwright.config.ts'), runner: 'workbench' }],
  ],
} as const satisfies { readonly first: readonly Step[]; readonly beside: readonly (readonly Step[])[] };
