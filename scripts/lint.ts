/** `npm run lint`: the checks that need no build and no database. */
import { readCommandLine } from './command-line';
import { runBeside } from './test-run/step';
import { importSteps, lintSteps } from './test-run/steps';

readCommandLine({ usage: 'npm run lint: format aside, every check that needs no build and no database.' });
process.exitCode = (await runBeside(lintSteps, importSteps)) ? 0 : 1;
