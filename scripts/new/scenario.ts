/**
 * `npm run new:scenario -- trouble.json`: makes a capsule one of the project's scenarios. What a base of its shop answers
 * alike is left out, and so is what nobody will ask for. Nothing else is needed to test it: the tables of scenarios take
 * it up by themselves (docs/scenarios.md).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readScenarioFile, ScenarioError } from '../../server/replay/scenario-file';
import { openScenarioFolder, textOf } from '../../server/replay/scenario-folder';
import { readCommandLine, runCommand, UsageError } from '../command-line';
import { setOut } from './set-out';
import { type Base, trimmed } from './trim-scenario';

const usage = `npm run new:scenario -- <trouble.json> [<folder/name>] [--title <Japanese>] [--title-en <English>]
  Without a name it becomes fixtures/scenarios/capsules/<name of the file>.json.`;

const folder = 'fixtures/scenarios';

const { values, positionals } = readCommandLine({
  usage,
  options: { title: { type: 'string' }, 'title-en': { type: 'string' } },
  allowPositionals: true,
});

const readText = (path: string): string => {
  try {
    return textOf(readFileSync(path));
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${String(error instanceof Error ? error.message : error)}`);
  }
};

/** What scenarios of a shop stand on. */
const basesOf = (channel: string | undefined): readonly Base[] => {
  const { paths, chainOf } = openScenarioFolder(folder);
  return paths
    .filter((path) => path.startsWith('base/'))
    .map((path) => ({ path, files: chainOf(path).map(({ file }) => file) }))
    .filter(({ files }) => files.some((file) => file.channel === channel))
    .map(({ path, files }) => ({ path, answers: files.flatMap(({ answers = [] }) => answers) }));
};

await runCommand(usage, async () => {
  const [given, named, surplus] = positionals;
  if (given === undefined) throw new UsageError('Give the capsule’s file.');
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is too much.`);
  const ownName = (given.split(/[\\/]/).at(-1) ?? '').replace(/\.json$/i, '');
  const name = (named ?? `capsules/${ownName}`).replace(/\.json$/i, '');
  if (!/^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/.test(name))
    throw new UsageError(`"${name}" is no name: small letters, digits, hyphens, and / between folders.`);
  const path = join(folder, `${name}.json`);
  if (existsSync(path)) throw new UsageError(`${path} exists already; give another name.`);
  try {
    const { file } = readScenarioFile(given, readText(given));
    const { ja, en } = file.title ?? { ja: name, en: name };
    const title = { ja: values.title ?? ja, en: values['title-en'] ?? en };
    const depth = '../'.repeat(name.split('/').length - 1);
    const scenario = trimmed({ ...file, title }, basesOf(file.channel), depth || './');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await setOut(path, JSON.stringify(scenario)));
    console.log(`${path}: ${scenario.answers?.length ?? 0} of ${file.answers?.length ?? 0} answers are its own.`);
    console.log(`See it:     npm run replay ${path}`);
    console.log(
      'It is a test already: the tables take up every file there (docs/scenarios.md). What plays its events:',
    );
    console.log(`Test it:    npx vitest run server/replay/every-scenario.test.ts`);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    throw new UsageError(error.message, { cause: error });
  }
});
