/**
 * `npm run verify`, and with --browser `npm test`: every check, the quick ones first, a line each. Ends with
 * "N passed, N failed", counted from the tests themselves; a check that is no test and fails counts as one failure.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandLine } from './command-line';
import { clearAnswered } from './test-run/answered';
import { runBeside, runSteps } from './test-run/step';
import { browserStep, browserSteps, lintSteps, quickSteps, testSteps } from './test-run/steps';
import { createTallies } from './test-run/tally';

const { values } = readCommandLine({
  usage: `npm run verify: format, lint, types, import zones, unit and server tests, build, byte budgets
npm test: all of it, every section in every theme in a browser, and the browser tests`,
  options: { browser: { type: 'boolean', default: false } },
});
const tallies = createTallies();
tallies.clear();
clearAnswered();
/** Of the shop that the browser tests and those of changes start one after the other: it is made once. */
const shopFolder = mkdtempSync(join(tmpdir(), 'noren-e2e-'));
process.env.NOREN_E2E_FOLDER = shopFolder;
process.on('exit', () => rmSync(shopFolder, { recursive: true, force: true }));
const runTests = async (): Promise<boolean> =>
  values.browser
    ? (await runSteps([browserStep, ...testSteps, ...browserSteps.first])) && runBeside(...browserSteps.beside)
    : runSteps(testSteps);
const ok = (await runBeside(lintSteps, quickSteps)) && (await runTests());
const tally = tallies.sum();
if (ok) tallies.writePassed(tally);
const failed = ok ? tally.failed.length : Math.max(tally.failed.length, 1);
console.log(`${tally.passedCount} passed, ${failed} failed`);
process.exitCode = ok && failed === 0 ? 0 : 1;
