import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/find-chromium';

const runner = process.env.NOREN_TALLY;
const executablePath = findChromium();
/** Specs that change the shop's data, or its sources: they run last and alone, so that no other test sees the change. */
const changes = '**/*.changes.spec.ts';
/** Specs that run on a phone alone: of what is only there, or where the width changes nothing. */
const onlyPhone = '**/*.phone.spec.ts';
/** Specs that run on a PC alone: of what is only there, such as a keyboard. */
const onlyPc = '**/*.pc.spec.ts';
/** Specs whose tests say themselves how wide the screen is. */
const ofScreens = '**/*.screens.spec.ts';

/**
 * Each scenario is at a host of its own, and so a site of its own: the browser would begin a process for each. In one, it
 * also keeps what it has compiled of axe.
 */
const inOneProcess = ['--disable-site-isolation-trials', '--renderer-process-limit=1'];

const launchedWith = (...more: readonly string[]) => ({
  args: [...chromiumArgs, ...more],
  ...(executablePath ? { executablePath } : {}),
});

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
const pc = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // Much of a test is waiting: for a shop that is slow on purpose, for the network to be idle.
  workers: '150%',
  forbidOnly: process.env.CI !== undefined,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: runner ? [['dot'], ['./scripts/playwright/titles-reporter.ts', { runner }]] : [['list']],
  use: {
    // What a page has loaded and compiled serves the next test; cookies and storage are its own.
    reuseContext: true,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    launchOptions: launchedWith(),
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: [changes, onlyPc, ofScreens] },
    { name: 'pc', use: pc, testIgnore: [changes, onlyPhone, ofScreens] },
    { name: 'screens', use: { launchOptions: launchedWith(...inOneProcess) }, testMatch: ofScreens },
    {
      name: 'changes',
      use: pc,
      testMatch: changes,
      dependencies: ['phone', 'pc', 'screens'],
      fullyParallel: false,
      workers: 1,
    },
  ],
});
