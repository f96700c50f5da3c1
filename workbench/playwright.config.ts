import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../scripts/find-chromium';

const runner = process.env.NOREN_TALLY;
const executablePath = findChromium();

/** Every story in every look: what a section owes to its shoppers whatever the brand. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/workbench',
  globalSetup: './stage-setup.ts',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  reporter: runner ? [['dot'], ['../scripts/playwright/titles-reporter.ts', { runner }]] : [['list']],
  use: { launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) } },
});
