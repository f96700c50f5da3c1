/**
 * Scenarios with the samples that they name written out. Each stands on the line where its name stood, so that faults
 * are told with the line that the author knows.
 */
import { parse, type ValueNode } from '@humanwhocodes/momoa';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { ScenarioError } from '../../server/replay/scenario-file';
import { openScenarioFolder } from '../../server/replay/scenario-folder';

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
  readonly place: string;
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

const namedIn = (path: string, text: string): readonly Named[] =>
  answersIn(text).flatMap((answer) => {
    if (answer.type !== 'Object' || valueOf(answer, 'body')) return [];
    return answer.members.flatMap(({ name, value, loc: { start, end } }) =>
      name.type === 'String' && name.value === 'sample' && value.type === 'String'
        ? [{ name: value.value, from: start.offset, until: end.offset, place: `${path}:${start.line}:${start.column}` }]
        : [],
    );
  });

/** The body of the sample; a list is what a call answers as `data`. */
const bodyOf = async ({ name, place }: Named): Promise<unknown> => {
  const [module = '', exported = ''] = name.split('#');
  const load = modules.get(module);
  if (!load)
    throw new ScenarioError([`${place} sections/samples has no "${module}"; it has ${[...modules.keys()].join(', ')}`]);
  const samples = await load();
  const sample = Object.hasOwn(samples, exported) ? samples[exported] : undefined;
  if (typeof sample !== 'object' || sample === null)
    throw new ScenarioError([`${place} sections/samples/${module}.ts has no sample "${exported}"`]);
  return Array.isArray(sample) ? { data: sample } : sample;
};

/** The text of a scenario with its samples in place of their names. @throws ScenarioError */
export const withSamples = async (path: string, text: string): Promise<string> => {
  let written = '';
  let done = 0;
  for (const named of namedIn(path, text)) {
    written += `${text.slice(done, named.from)}"body": ${JSON.stringify(await bodyOf(named))}`;
    done = named.until;
  }
  return written + text.slice(done);
};

/** @returns what stands in the copy for the file or folder that was asked for @throws ScenarioError */
export const copyWithSamples = async (asked: string, folder: string): Promise<string> => {
  const { root, given, paths, chainOf } = openScenarioFolder(asked);
  // Of a folder all that could be extended: what is wrong with any of them, the server says at once.
  const all = paths.includes(given) ? chainOf(given).map(({ path }) => path) : openScenarioFolder(root).paths;
  const copy = join(folder, 'scenarios');
  for (const path of all) {
    const text = await withSamples(path, readFileSync(join(root, path), 'utf8'));
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  return join(copy, given);
};
