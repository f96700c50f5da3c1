/** Where scenarios stand: a folder of files, which may extend one another and nothing outside of it. */
import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, posix, relative, resolve, sep } from 'node:path';
import { scenarioLimits } from '../../schemas/scenario/scenario';
import { type ReadFile, readScenarioFile, ScenarioError, sentence } from './scenario-file';

export interface ScenarioFolder {
  /** They may extend what stands in it. */
  readonly root: string;
  /** What was asked for, from the folder: one file, or a folder of them; '' for all. */
  readonly given: string;
  /** The files that were asked for, from the folder. */
  readonly paths: readonly string[];
  /** A file and those that it extends, itself first. @throws ScenarioError */
  readonly chainOf: (path: string) => readonly ReadFile[];
}

const rootName = 'scenarios';

/** The nearest folder at or above one that is called `scenarios`, else the one itself. */
const rootOf = (folder: string): string => {
  const steps = folder.split(sep);
  const at = steps.lastIndexOf(rootName);
  return at < 0 ? folder : steps.slice(0, at + 1).join(sep);
};

const slashed = (path: string): string => path.split(sep).join('/');

const jsonBelow = (root: string, folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    // A link is read as what it leads to, or told where it leads out of the folder.
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => slashed(relative(root, join(entry.parentPath, entry.name))))
    .filter((path) => path.endsWith('.json') && !path.split('/').some((step) => step.startsWith('.')))
    .sort();

const sizeOf = (path: string): number => {
  const found = statSync(path);
  if (!found.isFile()) throw new Error('it is no file');
  return found.size;
};

/** @throws Error where it is written otherwise than in UTF-8 */
export const textOf = (bytes: Buffer): string => {
  if (!isUtf8(bytes)) throw new Error('it is not written in UTF-8; save it as that, and not as Shift_JIS or UTF-16');
  return bytes.toString('utf8');
};

/** @throws ScenarioError where it cannot be read, or is too large to be */
const readText = (root: string, path: string): string => {
  const whole = join(root, path);
  try {
    // A link could lead out of the folder.
    if (!realpathSync(whole).startsWith(realpathSync(root) + sep)) throw new Error('it leads out of the folder');
    if (sizeOf(whole) > scenarioLimits.bytes) throw new Error(`it has more than ${scenarioLimits.bytes} bytes`);
    return textOf(readFileSync(whole));
  } catch (error) {
    const reason =
      (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : String((error as Error).message);
    throw new ScenarioError([`${path}: ${reason}`]);
  }
};

/** The path that a file extends, from the folder; null: it stands for itself. @throws ScenarioError */
const baseOf = (root: string, { path, file, placeOf }: ReadFile): string | null => {
  if (file.extends === undefined) return null;
  const base = posix.join(posix.dirname(path), file.extends);
  if (posix.isAbsolute(file.extends) || file.extends.includes('\\') || base.startsWith('../'))
    throw new ScenarioError([
      sentence(
        path,
        placeOf(['extends']),
        ['extends'],
        `"${file.extends}" leads out of the folder "${basename(root)}"; name a file in it, with / from this one, or give \`npm run replay\` the folder that holds both`,
      ),
    ]);
  return base;
};

const foundAt = (asked: string): Omit<ScenarioFolder, 'chainOf'> => {
  const path = resolve(asked);
  try {
    const isFolder = statSync(path).isDirectory();
    const root = rootOf(isFolder ? path : dirname(path));
    const given = slashed(relative(root, path));
    return { root, given, paths: isFolder ? jsonBelow(root, path) : [given] };
  } catch (error) {
    throw new ScenarioError([`${asked}: it cannot be read (${(error as Error).message})`]);
  }
};

/** @param asked a file or a folder @throws ScenarioError */
export const openScenarioFolder = (asked: string): ScenarioFolder => {
  const { root, given, paths } = foundAt(asked);
  if (paths.length === 0) throw new ScenarioError([`${asked}: there is no .json in it`]);
  if (paths.length > scenarioLimits.files)
    throw new ScenarioError([`${asked}: there are more than ${scenarioLimits.files} files in it`]);
  const known = new Map<string, ReadFile>();
  const read = (path: string): ReadFile => {
    const found = known.get(path) ?? readScenarioFile(path, readText(root, path));
    known.set(path, found);
    return found;
  };

  const chainOf = (path: string): readonly ReadFile[] => {
    const chain = [read(path)];
    for (let last = chain[0]; last;) {
      const base = baseOf(root, last);
      if (base === null) break;
      const { placeOf, path: from } = last;
      const refuse = (message: string): ScenarioError =>
        new ScenarioError([sentence(from, placeOf(['extends']), ['extends'], message)]);
      if (chain.some((file) => file.path === base)) throw refuse(`"${base}" extends this very file`);
      if (chain.length >= scenarioLimits.chain)
        throw refuse(`more than ${scenarioLimits.chain} files extend one another`);
      try {
        last = read(base);
      } catch (error) {
        if (!(error instanceof ScenarioError) || !error.faults.some((fault) => fault.startsWith(`${base}: `)))
          throw error;
        throw refuse(error.message);
      }
      chain.push(last);
    }
    return chain;
  };
  return { root, given, paths, chainOf };
};

/** The name of a file, as an address can hold it: `cart/three-addresses.json` is `cart--three-addresses`. */
export const scenarioId = (path: string): string => {
  const steps = path
    .replace(/\.json$/i, '')
    .toLowerCase()
    .split('/');
  const name = steps
    .map((step) => step.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''))
    .filter(Boolean)
    .join('--');
  // A label of a host name has 63 signs at most; some are left for a number.
  return name.slice(0, 56).replace(/(?<!-)-+$/, '') || 'scenario';
};
