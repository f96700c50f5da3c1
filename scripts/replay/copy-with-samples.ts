/**
 * Scenarios with the samples that they name written out. Each stands on the line where its name stood, so that faults
 * are told with the line that the author knows. Where there is no such sample, the reason stands there, and the server
 * tells it among all else that is wrong with the file.
 */
import { parse, type ValueNode } from '@humanwhocodes/momoa';
import { isUtf8 } from 'node:buffer';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { withoutMark } from '../../server/replay/json-text';
import { openScenarioFolder, type ScenarioFolder } from '../../server/replay/scenario-folder';

type Samples = Readonly<Record<string, unknown>>;

/** By name of the module. */
const modules: ReadonlyMap<string, () => Promise<Samples>> = new Map(
  Object.entries(import.meta.glob<Samples>('../../sections/samples/*.ts')).map(([path, load]) => [
    posix.basename(path, '.ts'),
    load,
  ]),
);

interface Named {
  readonly name: string;
  readonly from: number;
  readonly until: number;
}

const valueOf = (node: ValueNode | undefined, key: string): ValueNode | undefined =>
  node?.type === 'Object'
    ? node.members.find(({ name }) => name.type === 'String' && name.value === key)?.value
    : undefined;

/** Of a text that is no JSON, nothing: the server says what is wrong with it. */
const answersIn = (text: string): readonly ValueNode[] => {
  try {
    const answers = valueOf(parse(text, { mode: 'json' }).body, 'answers');
    return answers?.type === 'Array' ? answers.elements.map(({ value }) => value) : [];
  } catch {
    return [];
  }
};

const namedIn = (text: string): readonly Named[] =>
  answersIn(text).flatMap((answer) => {
    if (answer.type !== 'Object' || valueOf(answer, 'body')) return [];
    return answer.members.flatMap(({ name, value, loc: { start, end } }) =>
      name.type === 'String' && name.value === 'sample' && value.type === 'String'
        ? [{ name: value.value, from: start.offset, until: end.offset }]
        : [],
    );
  });

/** What stands in the place of the name: the sample, where a list is what a call answers as `data`, or why there is none. */
const instead = async ({ name }: Named): Promise<object> => {
  const [module = '', exported = ''] = name.split('#');
  const load = modules.get(module);
  if (!load)
    return { sample: name, noSample: `sections/samples has no "${module}"; it has ${[...modules.keys()].join(', ')}` };
  const samples = await load();
  const sample = Object.hasOwn(samples, exported) ? samples[exported] : undefined;
  if (typeof sample !== 'object' || sample === null)
    return { sample: name, noSample: `sections/samples/${module}.ts has no sample "${exported}"` };
  return { body: Array.isArray(sample) ? { data: sample } : sample };
};

/** The text of a scenario with its samples in place of their names. */
export const withSamples = async (given: string): Promise<string> => {
  const text = withoutMark(given);
  let written = '';
  let done = 0;
  for (const named of namedIn(text)) {
    written += text.slice(done, named.from) + JSON.stringify(await instead(named)).slice(1, -1);
    done = named.until;
  }
  return written + text.slice(done);
};

/** A single file and what it extends; of a folder all that could be extended. */
const pathsOf = ({ root, given, paths, chainOf }: ScenarioFolder): readonly string[] => {
  if (!paths.includes(given)) return openScenarioFolder(root).paths;
  return chainOf(given).map(({ path }) => path);
};

/**
 * What is wrong with a file of a folder, the server says, and shows the others.
 *
 * @returns what stands in the copy for the file or folder that was asked for
 * @throws ScenarioError where a single file, or what it extends, cannot be read
 */
export const copyWithSamples = async (asked: string, folder: string): Promise<string> => {
  const opened = openScenarioFolder(asked);
  const { root, given } = opened;
  const copy = join(folder, basename(root));
  for (const path of pathsOf(opened)) {
    const bytes = readFileSync(join(root, path));
    // What is written otherwise is copied as it stands.
    const text = isUtf8(bytes) ? await withSamples(bytes.toString('utf8')) : bytes;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  return join(copy, given);
};
