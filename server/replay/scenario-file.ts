/** One file of a scenario: read, and held against the format. */
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isObject } from '../../schemas/contract/is-object';
import { scenarioLimits, scenarioSchema, type ScenarioFile } from '../../schemas/scenario/scenario';
import { frontSettings } from '../../schemas/site/site';
import { themeIds } from '../../themes/theme-ids';
import { once } from '../../src/lib/once';
import { type JsonPath, pathOf, pathText, type Place, readJson } from './json-text';

/** A sentence for each thing that is wrong, with its place: `cart/usual.json:12:5 answers[0].call: …` */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';

  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

export interface ReadFile {
  /** From the folder of all, with slashes. */
  readonly path: string;
  readonly file: ScenarioFile;
  readonly placeOf: (path: JsonPath) => Place;
}

/** More tell nobody more. */
const mostFaults = 20;

/** With what the shop is drawn by: what another value of a setting is, or another theme, no page can tell. */
const wholeSchema = {
  ...scenarioSchema,
  properties: {
    ...scenarioSchema.properties,
    theme: { type: 'string', enum: themeIds },
    settings: { type: 'object', properties: frontSettings.properties, additionalProperties: false },
  },
} as const;

/** A shop never asks for it. Its own schema is checked by a test, which takes longer than all the reading. */
const validator = once(() => {
  const options = {
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    useDefaults: true,
    validateSchema: false,
    discriminator: true,
    // An error then brings its schema, which has words of its own.
    verbose: true,
  };
  const ajv = new Ajv2020(options);
  ajv.addKeyword('x-says');
  addFormats.default(ajv);
  return ajv.compile<ScenarioFile>(wholeSchema);
});

export const sentence = (file: string, place: Place, path: JsonPath, message: string): string =>
  `${file}:${place.line}:${place.column} ${[pathText(path), message].filter(Boolean).join(': ')}`;

/** The words of ajv for these are a pattern, or half of what a value has to be. */
const ofValues: ReadonlySet<string> = new Set(['type', 'pattern', 'format', 'minimum', 'maximum']);

type Node = Readonly<Record<string, unknown>>;

/** What a discriminator may be, by the forms that it chooses from. */
const choicesOf = (parentSchema: unknown, tag: string): readonly string[] => {
  const { oneOf = [] } = (parentSchema ?? {}) as { readonly oneOf?: readonly { readonly properties?: Node }[] };
  return oneOf.flatMap(({ properties }) => {
    const { const: only, enum: several = [] } = (properties?.[tag] ?? {}) as { const?: string; enum?: string[] };
    return only === undefined ? several : [only];
  });
};

/** What is meant, where ajv's own words leave it open. */
const messageOf = ({ keyword, params, parentSchema, message = 'is wrong' }: ErrorObject): string => {
  if (keyword === 'discriminator') {
    const tag = String(params.tag);
    const wrong = params.tagValue === undefined ? 'it has to be said' : `there is no such ${tag}`;
    return `${wrong}; it is one of ${choicesOf(parentSchema, tag).join(', ')}`;
  }
  if (keyword === 'additionalProperties') return 'there is no such key';
  if (keyword === 'enum') return `must be one of ${(params.allowedValues as readonly unknown[]).join(', ')}`;
  if (keyword === 'const') return `must be ${JSON.stringify(params.allowedValue)}`;
  const says = ofValues.has(keyword)
    ? (parentSchema as { readonly 'x-says'?: string } | undefined)?.['x-says']
    : undefined;
  return says === undefined ? message : `must be ${says}`;
};

const pathOfFault = ({ instancePath, keyword, params, propertyName }: ErrorObject): JsonPath => {
  const path = pathOf(instancePath);
  if (keyword === 'additionalProperties') return [...path, String(params.additionalProperty)];
  if (keyword === 'discriminator') return [...path, String(params.tag)];
  return propertyName === undefined ? path : [...path, propertyName];
};

const faultsOf = (path: string, errors: readonly ErrorObject[], placeOf: ReadFile['placeOf']): readonly string[] => {
  const told = errors
    // Says again what the name's own error says.
    .filter(({ keyword }) => keyword !== 'propertyNames')
    .map((error) => {
      const at = pathOfFault(error);
      return sentence(path, placeOf(at), at, messageOf(error));
    });
  const different = [...new Set(told)];
  return different.length <= mostFaults
    ? different
    : [...different.slice(0, mostFaults), `${path}: and ${different.length - mostFaults} more`];
};

/** The samples that there are none of, of a file that need not be a scenario. */
const missingSamples = (value: unknown) => {
  const answers: unknown = isObject(value) ? value.answers : undefined;
  return (Array.isArray(answers) ? (answers as readonly unknown[]) : []).flatMap((answer, index) =>
    isObject(answer) && typeof answer.noSample === 'string'
      ? [{ at: ['answers', index, 'sample'], message: answer.noSample }]
      : [],
  );
};

const contents = ['body', 'sample', 'fault'] as const;

/** What an answer is, said twice: all but the first of it. */
const saidTwice = ({ answers = [] }: ScenarioFile) =>
  answers.flatMap((answer, index) => {
    const [first, ...others] = contents.filter((name) => name in answer);
    return others.map((name) => ({
      at: ['answers', index, name],
      message: `there is a ${String(first)}, too; say one of them`,
    }));
  });

/** @throws ScenarioError */
export const readScenarioFile = (path: string, text: string): ReadFile => {
  if (Buffer.byteLength(text) > scenarioLimits.bytes)
    throw new ScenarioError([`${path}: it has more than ${scenarioLimits.bytes} bytes`]);
  const read = readJson(text, scenarioLimits.levels);
  if (!read.ok) throw new ScenarioError([sentence(path, read.place, read.path, read.message)]);
  const { value, placeOf } = read;
  const told = (found: readonly { readonly at: JsonPath; readonly message: string }[]): readonly string[] =>
    found.map(({ at, message }) => sentence(path, placeOf(at), at, message));
  const isScenario = validator();
  if (!isScenario(value))
    throw new ScenarioError([...faultsOf(path, isScenario.errors ?? [], placeOf), ...told(missingSamples(value))]);
  const faults = told([...saidTwice(value), ...missingSamples(value)]);
  if (faults.length > 0) throw new ScenarioError(faults);
  return { path, file: value, placeOf };
};
