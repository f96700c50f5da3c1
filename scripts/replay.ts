/**
 * `npm run replay`: shows scenarios without a database or network. Samples that they name are looked up here, since the
 * shop's own code may not reach what is there for tests; the server then reads a copy of the files.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ScenarioError } from '../server/replay/scenario-file';
import { readCommandLine, runCommand, UsageError, wholeNumber } from './command-line';
import { copyWithSamples } from './replay/copy-with-samples';

const usage = `npm run replay -- [<scenario.json or a folder of them>] [--port 3100]
  Without a path it shows those of fixtures/scenarios. docs/scenarios.md says how one is written.
  --port  the port to listen on; 0 takes any free one`;

const { values, positionals } = readCommandLine({
  usage,
  options: { port: { type: 'string', default: process.env.PORT ?? '3100' } },
  allowPositionals: true,
});

/** What would be another shop's is none of a scenario's. */
const unused = ['DATABASE_URL', 'SHOP_API_URL', 'SMTP_URL', 'PUBLIC_URL', 'DEMO'];

await runCommand(usage, async () => {
  const [given = 'fixtures/scenarios', surplus] = positionals;
  if (surplus !== undefined) throw new UsageError(`Give one file or one folder; "${surplus}" is too much.`);
  const port = wholeNumber('--port', values.port);
  const folder = mkdtempSync(join(tmpdir(), 'noren-replay-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  try {
    process.env.SHOP_REPLAY = await copyWithSamples(given, folder);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  process.env.PORT = String(port);
  for (const name of unused) delete process.env[name];
  process.argv.splice(2);
  await import(new URL('start.mjs', import.meta.url).href);
});
