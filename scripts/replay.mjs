/**
 * `npm run replay`: shows scenarios without a database or network. The samples that they name are written out first, since
 * the shop's code may not reach what is there for tests; the server reads the copy. All of it is loaded from the build, in
 * this very process: compiling TypeScript, or another process, would take as long as the rest of the start.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './ensure-built.mjs';

const usage = `npm run replay -- [<scenario.json or a folder of them>] [--port 3100] [--list]
  Without a path it shows those of fixtures/scenarios. docs/scenarios.md says how one is written.
  --port  the port to listen on; 0 takes any free one
  --list  prints them as JSON, and shows none`;

/** @param {string} message */
const refuse = (message) => {
  process.stderr.write(`${message}\n\n${usage}\n`);
  process.exit(2);
};

const read = () => {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    const { values, positionals } = parseArgs({
      args,
      options: {
        port: { type: 'string', default: process.env.PORT || '3100' },
        list: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const [given = 'fixtures/scenarios', surplus] = positionals;
    if (surplus !== undefined) refuse(`Give one file or one folder; "${surplus}" is too much.`);
    if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65535)
      refuse(`--port takes a number up to 65535, not "${values.port}".`);
    return { given, ...values };
  } catch (error) {
    return refuse(error.message);
  }
};

/** @param {string} asked a file or a folder */
const list = (asked) => {
  const script = fileURLToPath(new URL('replay/list.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, asked], { stdio: 'inherit' });
  process.exit(status ?? 1);
};

/** @param {string} asked @returns where the copy stands */
const copy = async (asked) => {
  const folder = mkdtempSync(join(tmpdir(), 'noren-replay-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { copyWithSamples } = await import('../dist/server/copy-with-samples.js');
  try {
    return await copyWithSamples(asked, folder);
  } catch (error) {
    if (error.name !== 'ScenarioError') throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
};

const asked = read();
if (asked.list) list(asked.given);
await ensureBuilt();
// What would be another shop's is none of a scenario's.
for (const name of ['DATABASE_URL', 'SHOP_API_URL', 'SMTP_URL', 'PUBLIC_URL', 'DEMO']) delete process.env[name];
process.env.SHOP_REPLAY = await copy(asked.given);
process.env.PORT = asked.port;
process.argv.splice(2);
await import('./start.mjs');
