/** The part of `npm run replay` that reads TypeScript: copies scenarios with their samples, and prints where to. */
import { ScenarioError } from '../../server/replay/scenario-file';
import { copyWithSamples } from './copy-with-samples';

const [, , given = '', folder = ''] = process.argv;
try {
  process.stdout.write(`${await copyWithSamples(given, folder)}\n`);
} catch (error) {
  if (!(error instanceof ScenarioError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
