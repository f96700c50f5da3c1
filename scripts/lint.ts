/** `npm run lint`: the checks that need no build and no database. */
import { runSteps } from './test-run/step';
import { lintSteps } from './test-run/steps';

process.exitCode = (await runSteps(lintSteps)) ? 0 : 1;
