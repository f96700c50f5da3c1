/**
 * `npm run verify`, and with --browser `npm test`: every check in a row, a line each. Ends with "N passed, N failed",
 * counted from the tests themselves; a check that is no test and fails counts as one failure.
 */
import { runSteps } from './test-run/step';
import { browserSteps, verifySteps } from './test-run/steps';
import { createTallies } from './test-run/tally';

const tallies = createTallies();
tallies.clear();
const steps = process.argv.includes('--browser') ? [...verifySteps, ...browserSteps] : verifySteps;
const ok = await runSteps(steps);
const tally = tallies.sum();
if (ok) tallies.writePassed(tally);
const failed = ok ? tally.failedCount : Math.max(tally.failedCount, 1);
console.log(`${tally.passedCount} passed, ${failed} failed`);
process.exitCode = ok && failed === 0 ? 0 : 1;
