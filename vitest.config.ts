import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { notSource } from './scripts/test-run/folders.ts';
import { formValidators } from './vite/form-validators.ts';
import { recordedNamesPlugin } from './vite/recorded-names.ts';
import { wire } from './vite/wire.ts';

const runner = process.env.NOREN_TALLY;
const serverSetup = 'server/postgres/vitest-global-setup.ts';
const shared = {
  plugins: [
    wire(import.meta.dirname),
    recordedNamesPlugin(import.meta.dirname),
    formValidators(import.meta.dirname),
    react(),
    vanillaExtractPlugin(),
  ],
};
const everyTest = {
  environment: 'node',
  // A machine in use may need several times as long as one by itself: a limit says what hangs, not what is slow.
  testTimeout: 60_000,
  setupFiles: ['scripts/vitest/console-guard.ts'],
  // Modules are loaded once for each worker, not once for each file: a third of the time. What a test replaces
  // (globals, the clock) it puts back.
  isolate: false,
};

export default defineConfig({
  test: {
    passWithNoTests: true,
    // More than half of a test is waiting for the database. As a share, Vitest takes no more than there are cores.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    reporters: runner ? ['minimal', ['./scripts/vitest/titles-reporter.ts', { runner }]] : ['default'],
    projects: [
      {
        ...shared,
        test: {
          ...everyTest,
          name: 'unit',
          // Whatever folder is new, its tests run.
          include: ['*/**/*.test.{ts,tsx}'],
          exclude: ['server', '.*', ...notSource].map((folder) => `${folder}/**`),
        },
      },
      {
        ...shared,
        test: {
          ...everyTest,
          name: 'server',
          include: ['server/**/*.test.{ts,tsx}'],
          setupFiles: [...everyTest.setupFiles, ...(runner ? ['scripts/vitest/answered-statuses.ts'] : [])],
          globalSetup: existsSync(serverSetup) ? [serverSetup] : [],
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
