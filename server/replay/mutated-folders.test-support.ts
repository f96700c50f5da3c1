/** Folders of scenarios whose files extend one another as mishaps and malice leave them, on a real disk. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Random } from './mutated-scenarios.test-support';
import { ScenarioError } from './scenario-file';
import { openScenarioFolder } from './scenario-folder';

const names = ['a.json', 'b.json', 'c.json', 'deep/a.json', 'deep/deeper/d.json', 'long.json'] as const;

/** What stands outside, in the folder's neighbour; no file may ever be read from there. */
const secret = 'outside-and-not-to-be-read';

const hostile: readonly [string, ...string[]] = [
  ...names, '', '.', '..', './a.json', '../a.json', '../deep/a.json', '../../a.json', '../outside/secret.json',
  'deep/../../outside/secret.json', '/etc/passwd', '\\\\host\\share\\a.json', '..\\a.json', 'file:///etc/passwd', 'a.json\u0000',
  '\u0000', 'a.json/', 'a.json/b.json', 'A.JSON', 'linked.json', 'linked/secret.json', 'linked/../a.json', 'round/round/a.json',
  'itself.json', 'folder.json', 'missing.json', '%2e%2e/outside/secret.json', 'あ.json', `${'x'.repeat(300)}.json`, '__proto__',
  `${'../'.repeat(60)}etc/passwd`, `${'deep/../'.repeat(60)}a.json`,
]; // prettier-ignore

const textOf = (base: string | null): string =>
  JSON.stringify({ format: 'noren/scenario/1', ...(base === null ? {} : { extends: base }) });

/** Files that extend others at random, links that lead out, to each other and to nothing, and a folder that is called like a file. */
const writeFolder = (root: string, random: Random): void => {
  const folder = join(root, 'scenarios');
  mkdirSync(join(folder, 'deep/deeper'), { recursive: true });
  mkdirSync(join(folder, 'folder.json'));
  mkdirSync(join(root, 'outside'));
  writeFileSync(
    join(root, 'outside/secret.json'),
    JSON.stringify({ format: 'noren/scenario/1', address: `/${secret}` }),
  );
  symlinkSync('../outside/secret.json', join(folder, 'linked.json'));
  symlinkSync('../outside', join(folder, 'linked'));
  symlinkSync('.', join(folder, 'round'));
  symlinkSync('itself.json', join(folder, 'itself.json'));
  for (const name of names)
    writeFileSync(join(folder, name), textOf(random.below(4) === 0 ? null : random.pick(hostile)));
};

export interface MutatedFolder {
  /** Of each file the files that it was read with, or what was told of it. */
  readonly outcomes: readonly (readonly string[] | { readonly faults: readonly string[] })[];
  readonly hasLeaked: boolean;
}

/** What is thrown besides a ScenarioError is a fault of ours. */
export const readMutatedFolder = (random: Random): MutatedFolder => {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'noren-scenarios-'));
  try {
    writeFolder(root, random);
    const { paths, chainOf } = openScenarioFolder(join(root, 'scenarios'));
    let hasLeaked = false;
    const outcomes = paths.map((path) => {
      try {
        const chain = chainOf(path);
        hasLeaked ||= chain.some(({ file }) => JSON.stringify(file).includes(secret));
        return chain.map((read) => read.path);
      } catch (error) {
        if (!(error instanceof ScenarioError)) throw error;
        hasLeaked ||= error.message.includes(secret);
        return { faults: error.faults };
      }
    });
    return { outcomes, hasLeaked };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};
