/**
 * What the test runners counted. Each leaves a file of its own in `reports/`; the run adds them up and writes
 * `passed.json`, the full titles of the tests that passed, as an array of strings.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export type Failure = { title: string; error: string };
export type Tally = { passed: string[]; passedCount: number; failed: Failure[] };

const tallyName = /^tally\..+\.json$/;

const isTally = (value: unknown): value is Tally =>
  typeof value === 'object' && value !== null && 'passed' in value && Array.isArray(value.passed) && 'failed' in value;

const read = (path: string): Tally => {
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isTally(value)) throw new Error(`${path} is not a tally of tests`);
  return value;
};

export const createTallies = (folder = 'reports') => {
  mkdirSync(folder, { recursive: true });
  const passedFile = join(folder, 'passed.json');
  const files = (): string[] => readdirSync(folder).filter((name) => tallyName.test(name));

  return {
    write: (runner: string, tally: Tally): void =>
      writeFileSync(join(folder, `tally.${runner}.json`), JSON.stringify(tally)),

    /** Forgets earlier runs: a run that fails must not leave the titles of one that passed. */
    clear: (): void => {
      for (const name of files()) rmSync(join(folder, name));
      rmSync(passedFile, { force: true });
    },

    sum: (): Tally => {
      const tallies = files().map((name) => read(join(folder, name)));
      return {
        passed: [...new Set(tallies.flatMap(({ passed }) => passed))].sort(),
        passedCount: tallies.reduce((sum, { passedCount }) => sum + passedCount, 0),
        failed: tallies.flatMap(({ failed }) => failed),
      };
    },

    /** What a runner saw fail; none where it ended before it could say. */
    failedIn: (runner: string): Failure[] =>
      files()
        .filter((name) => name === `tally.${runner}.json`)
        .flatMap((name) => read(join(folder, name)).failed),

    writePassed: ({ passed }: Tally): void => writeFileSync(passedFile, `${JSON.stringify(passed, null, 1)}\n`),
  };
};

const mostFailures = 25;
const mostLines = 18;
const mostSigns = 300;

const told = ({ title, error }: Failure): string => {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const first = lines.slice(0, mostLines).map((line) => `    ${line.slice(0, mostSigns)}`);
  return [`  ${title}`, ...first].join('\n');
};

/** What failed, each with the first lines of its error: whoever sees only the beginning of an output sees that. */
export const tellFailures = (failed: readonly Failure[]): string => {
  const more = failed.length > mostFailures ? [`  and ${failed.length - mostFailures} more`] : [];
  return [...failed.slice(0, mostFailures).map(told), ...more].join('\n');
};
