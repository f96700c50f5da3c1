/** `npm run lint`: the checks that need no build and no database. */
import { runBeside } from './test-run/step';
import { importSteps, lintStep } from './test-run/steps';

process.exitCode = (await runBeside([lintStep], importSteps)) ? 0 : 1;
