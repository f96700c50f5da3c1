/**
 * Takes out of a value what says who somebody is, by the marks of its schema (schemas/contract/personal.ts). Value and
 * schema are walked together; where several schemas may be meant (`anyOf`), the strictest mark counts. What comes out
 * fits the schema as well as what came in.
 *
 * In a value that is for everyone, text without a mark stays. In all others it is replaced as `text`, unless the schema
 * closes it, and what the schema does not know is left out.
 */
import { isObject } from '../contract/is-object';
import { isClosedText, isPersonalMark, type PersonalKind, type PersonalMark } from '../contract/personal';
import type { StandIns } from './stand-ins';

type Node = Readonly<Record<string, unknown>>;

interface Scrubbing {
  readonly standIns: StandIns;
  readonly isForEveryone: boolean;
}

const nodesOf = (list: unknown): readonly Node[] => (Array.isArray(list) ? list.filter(isObject) : []);

/** Deeper than any answer; a schema that leads to itself ends there as well. */
const mostSteps = 64;

/** A schema that may be meant, and the mark that stands around it. */
interface Meant {
  readonly schema: Node;
  readonly mark: PersonalMark | null;
}

const referred = (root: Node, { $ref }: Node): readonly Node[] => {
  if (typeof $ref !== 'string' || !$ref.startsWith('#/')) return [];
  const found = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, step) => (isObject(at) ? at[step] : undefined), root);
  return isObject(found) ? [found] : [];
};

/** The schema itself, and all that it is made of or may be. */
const spread = (root: Node, { schema, mark: around }: Meant, steps = 0): readonly Meant[] => {
  if (steps > mostSteps) return [];
  const own = schema['x-personal'];
  const mark = isPersonalMark(own) ? own : around;
  const parts = [...['anyOf', 'oneOf', 'allOf'].flatMap((name) => nodesOf(schema[name])), ...referred(root, schema)];
  return [{ schema, mark }, ...parts.flatMap((part) => spread(root, { schema: part, mark }, steps + 1))];
};

const inside = (meant: readonly Meant[], of: (schema: Node) => unknown): readonly Meant[] =>
  meant.flatMap(({ schema, mark }) => {
    const part = of(schema);
    return isObject(part) ? [{ schema: part, mark }] : [];
  });

const propertyOf = (meant: readonly Meant[], name: string): readonly Meant[] => {
  const own = inside(meant, ({ properties }) =>
    isObject(properties) && Object.hasOwn(properties, name) ? properties[name] : null,
  );
  return own.length > 0 ? own : inside(meant, ({ additionalProperties }) => additionalProperties);
};

const itemOf = (meant: readonly Meant[], index: number): readonly Meant[] =>
  inside(meant, ({ prefixItems, items }) => (Array.isArray(prefixItems) ? prefixItems[index] : undefined) ?? items);

/** Whether the schema says anything of texts: `null` beside one, or what only puts others together, does not. */
const saysText = ({ schema }: Meant): boolean => {
  const types = [schema.type].flat();
  return types.includes('string') || isClosedText(schema);
};

const kindOf = (meant: readonly Meant[]): PersonalMark | null => {
  const marks = meant.filter(saysText).map(({ mark }) => mark);
  return (
    (marks.includes('token') ? 'token' : null) ??
    marks.find((mark): mark is PersonalKind => mark !== null && mark !== 'none') ??
    (marks.length > 0 && marks.every((mark) => mark === 'none') ? 'none' : null)
  );
};

const scrubText = (meant: readonly Meant[], text: string, { standIns, isForEveryone }: Scrubbing): string => {
  const kind = kindOf(meant);
  if (kind !== null && kind !== 'none') return standIns.textFor(kind, text);
  if (isForEveryone) return text;
  const said = meant.filter(saysText);
  if (said.length > 0 && said.every(({ schema }) => isClosedText(schema))) return text;
  if (kind === null) return standIns.textFor('text', text);
  // What has a pattern is a name of the shop's own, such as a line's key.
  return said.some(({ schema }) => schema.pattern !== undefined) ? text : standIns.sweep(text);
};

const isMarkedNumber = (meant: readonly Meant[]): boolean => meant.some(({ mark }) => mark !== null && mark !== 'none');

/** What stands for the value. @param schema of the value, `$ref`s in it are from its root */
export const scrub = (schema: object, value: unknown, scrubbing: Scrubbing): unknown => {
  const root = schema as Node;
  const walk = (given: readonly Meant[], part: unknown, steps: number): unknown => {
    if (steps > mostSteps) return null;
    const meant = given.flatMap((one) => spread(root, one));
    if (typeof part === 'string') return scrubText(meant, part, scrubbing);
    if (typeof part === 'number')
      return isMarkedNumber(meant) && Number.isInteger(part) ? scrubbing.standIns.numberFor(part) : part;
    if (Array.isArray(part)) return part.map((item, index) => walk(itemOf(meant, index), item, steps + 1));
    if (!isObject(part)) return part;
    return Object.fromEntries(
      Object.entries(part).flatMap(([name, inner]) => {
        const known = propertyOf(meant, name);
        if (known.length === 0 && !scrubbing.isForEveryone) return [];
        return [[name, walk(known, inner, steps + 1)]];
      }),
    );
  };
  return walk([{ schema: root, mark: null }], value, 0);
};

/**
 * What a browser has written in place of a text, it has written without knowing the shop's stand-ins. Where both tell of
 * the same thing, its word counts as the shop's from now on. @param given as the browser has it @param known as it is
 */
export const align = (schema: object, given: unknown, known: unknown, standIns: StandIns): void => {
  const root = schema as Node;
  const walk = (around: readonly Meant[], one: unknown, other: unknown, steps: number): void => {
    if (steps > mostSteps) return;
    const meant = around.flatMap((part) => spread(root, part));
    const kind = kindOf(meant);
    if (typeof one === 'string' && typeof other === 'string' && kind !== null && kind !== 'none')
      standIns.same(kind, one, other);
    else if (Array.isArray(one) && Array.isArray(other))
      one.forEach((item, index) => walk(itemOf(meant, index), item, other[index], steps + 1));
    else if (isObject(one) && isObject(other))
      for (const [name, inner] of Object.entries(one))
        if (Object.hasOwn(other, name)) walk(propertyOf(meant, name), inner, other[name], steps + 1);
  };
  walk([{ schema: root, mark: null }], given, known, 0);
};

/** The places of a schema at which text may stand that is neither closed nor marked: `orderer.nickname`. */
export const unmarkedTexts = (schema: object): readonly string[] => {
  const root = schema as Node;
  const found = new Set<string>();
  const walk = (given: readonly Meant[], path: readonly string[]): void => {
    if (path.length > mostSteps) return;
    const meant = given.flatMap((one) => spread(root, one));
    if (meant.some((one) => saysText(one) && one.mark === null && !isClosedText(one.schema))) found.add(path.join('.'));
    const names = new Set(
      meant.flatMap(({ schema }) => (isObject(schema.properties) ? Object.keys(schema.properties) : [])),
    );
    for (const name of names) walk(propertyOf(meant, name), [...path, name]);
    const items = itemOf(meant, 0);
    if (items.length > 0) walk(items, [...path, '0']);
    const others = inside(meant, ({ additionalProperties }) => additionalProperties);
    if (others.length > 0) walk(others, [...path, '*']);
  };
  walk([{ schema: root, mark: null }], []);
  return [...found];
};
