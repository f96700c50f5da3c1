/** What shoppers download knows the calls of the shop's contract, and none that are for staff or of another app. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContracts } from './contracts';
import { problemsOfDownloads } from './staff-calls';

const client = join('dist', 'client');
const compressed = /\.(br|gz)$/;

const texts = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !compressed.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

const problems = problemsOfDownloads(await readContracts(), texts);
for (const problem of problems) console.error(`${client}: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
