/**
 * Brings the answer of another shop into the form of the contract: fields that the contract does not know are left
 * out, what is missing gets the value that says "nothing" (a default, null, or an empty list), and HTML is cleaned. A
 * text, a price or an id is never made up: an answer that lacks one stays invalid, and the validator says so.
 */
import type { Schema } from '../../schemas/contract/json-schema';
import { sanitize, type Sanitizer } from '../html/sanitize';

type Node = Readonly<Record<string, unknown>>;

/** Reads a value by one schema. */
type Reader = (value: unknown, clean: Sanitizer) => unknown;

/** Plain objects only: a file is an object, too. */
const isObject = (value: unknown): value is Node => Object.prototype.toString.call(value) === '[object Object]';
const node = (value: unknown): Node => (isObject(value) ? value : {});

const typesOf = ({ type }: Node): readonly unknown[] => (Array.isArray(type) ? type : [type]);
const choicesOf = ({ anyOf }: Node): readonly Node[] => (Array.isArray(anyOf) ? anyOf.map(node) : []);

const jsonType = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value === 'object' ? 'object' : typeof value;

const nothingFor = (schema: Node): unknown => {
  if ('default' in schema) return schema.default;
  const choices = [schema, ...choicesOf(schema)];
  if (choices.some((choice) => typesOf(choice).includes('null'))) return null;
  if (typesOf(schema).includes('array') && !schema.minItems) return [];
  return undefined;
};

/** A property of an object, with what stands for it where it is missing. */
interface Part {
  readonly name: string;
  readonly read: Reader;
  readonly nothing: unknown;
  readonly isRequired: boolean;
}

const partsOf = ({ properties, required }: Node): readonly Part[] =>
  Object.entries(node(properties)).map(([name, schema]) => ({
    name,
    read: readerOf(node(schema)),
    nothing: nothingFor(node(schema)),
    isRequired: Array.isArray(required) && required.includes(name),
  }));

const objectReader = (schema: Node): Reader => {
  const parts = partsOf(schema);
  const known = new Set(parts.map(({ name }) => name));
  const { additionalProperties: rest } = schema;
  const readRest: Reader = isObject(rest) ? readerOf(rest) : (value) => value;
  return (value, clean) => {
    if (!isObject(value)) return value;
    const read: Record<string, unknown> = {};
    // A name such as `__proto__` is one like any other, which an assignment would take for something else.
    const put = (name: string, found: unknown): void => {
      if (found !== undefined)
        Object.defineProperty(read, name, { value: found, configurable: true, enumerable: true, writable: true });
    };
    if (rest !== false)
      for (const [name, part] of Object.entries(value)) if (!known.has(name)) put(name, readRest(part, clean));
    for (const { name, read: readPart, nothing, isRequired } of parts) {
      const given = Object.hasOwn(value, name) ? readPart(value[name], clean) : undefined;
      put(name, given === undefined && isRequired ? nothing : given);
    }
    return read;
  };
};

/** A list that is too long is left as it came: it is a fault, and not worth the work. */
const arrayReader = ({ items, maxItems }: Node): Reader => {
  const read = readerOf(node(items));
  const most = typeof maxItems === 'number' ? maxItems : Infinity;
  return (value, clean) =>
    Array.isArray(value) && value.length <= most ? value.map((item: unknown) => read(item, clean)) : value;
};

/** Of several forms of a value, the first that it has all of which is never made up; else the first of its type. */
const choiceReader = (choices: readonly Node[], otherwise: Reader): Reader => {
  const forms = choices.map((schema) => ({
    types: typesOf(schema),
    needed: partsOf(schema).filter(({ isRequired, nothing }) => isRequired && nothing === undefined),
    read: readerOf(schema),
  }));
  return (value, clean) => {
    const fitting = forms.filter(({ types }) => types.includes(jsonType(value)));
    const whole = fitting.find(
      ({ needed }) => !isObject(value) || needed.every(({ name }) => Object.hasOwn(value, name)),
    );
    const form = whole ?? fitting[0];
    return (form?.read ?? otherwise)(value, clean);
  };
};

const htmlReader: Reader = (value, clean) => (typeof value === 'string' ? clean(value) : value);
const plainReader: Reader = (value) => value;

const ownReader = (schema: Node): Reader => {
  if (schema['x-html'] === true) return htmlReader;
  const types = typesOf(schema);
  if (types.includes('object')) return objectReader(schema);
  return types.includes('array') ? arrayReader(schema) : plainReader;
};

const makeReader = (schema: Node): Reader => {
  const choices = choicesOf(schema);
  return choices.length > 0 ? choiceReader(choices, ownReader(schema)) : ownReader(schema);
};

/** Each schema's reader is made once: what a list says of its entries is not worked out for every one of them. */
const readers = new WeakMap<Node, Reader>();
const readerOf = (schema: Node): Reader => {
  const known = readers.get(schema);
  if (known) return known;
  const made = makeReader(schema);
  readers.set(schema, made);
  return made;
};

export const readLeniently = (schema: Schema, value: unknown, clean: Sanitizer = sanitize): unknown =>
  readerOf(node(schema))(value, clean);
