/**
 * `npm run bench`: measures the built shop against plain references in the same run and writes bench/results/latest.md
 * and .json. No figure fails the command: machines differ; byte budgets are a check of their own.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { oneOfEach, readCommandLine, runCommand, wholeNumber } from '../scripts/command-line';
import { chromiumArgs, needChromium } from '../scripts/find-chromium';
import { conditions } from './conditions';
import { measureAccounts } from './parts/accounts-part';
import { measureBrowser } from './parts/browser-part';
import { measureCarts } from './parts/carts-part';
import { measureForm } from './parts/form-part';
import { measureLayoutEngine } from './parts/layout-part';
import { measureMembers } from './parts/members-part';
import { measurePapers } from './parts/papers-part';
import { measureServer } from './parts/server-part';
import type { Measure } from './report/measure';
import { keepResults } from './report/results';

const allParts = ['layout', 'form', 'browser', 'server', 'accounts', 'members', 'carts', 'papers'];
const usage = `npm run bench -- [--only ${allParts.join()}] [--loads 7]
  --only   takes and only shows a part
  --loads  how often each page is loaded`;

const { values } = readCommandLine({
  usage,
  options: {
    only: { type: 'string', default: allParts.join() },
    loads: { type: 'string', default: '7' },
  },
});

const bench = async (): Promise<void> => {
  const parts = oneOfEach('--only', values.only, allParts);
  const loads = wholeNumber('--loads', values.loads, 1);
  const executablePath = needChromium();
  const told = conditions(executablePath, loads);
  const folder = mkdtempSync(join(tmpdir(), 'noren-bench-'));
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const measures: Measure[] = [
      ...(parts.includes('layout') ? await measureLayoutEngine() : []),
      ...(parts.includes('form') ? await measureForm(browser) : []),
      ...(parts.includes('browser') ? await measureBrowser(browser, folder, loads) : []),
      ...(parts.includes('server') ? await measureServer(browser, folder) : []),
      ...(parts.includes('accounts') ? await measureAccounts(folder) : []),
      ...(parts.includes('members') ? await measureMembers(browser, folder, loads) : []),
      ...(parts.includes('carts') ? await measureCarts(folder) : []),
      ...(parts.includes('papers') ? await measurePapers(folder) : []),
    ];
    const isWhole = allParts.every((part) => parts.includes(part));
    console.log(keepResults({ takenAt: new Date().toISOString(), conditions: told, measures }, isWhole));
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

await runCommand(usage, bench);
