/**
 * Brings the answer of another shop into the form of the contract: fields that the contract does not know are left
 * out, and what is missing gets the value that says "nothing": a default, null, or an empty list. A text, a price or
 * an id is never made up: an answer that lacks one stays invalid, and the validator says so.
 */
import type { Schema } from '../../schemas/contract/json-schema';

type Node = Readonly<Record<string, unknown>>;

/** Plain objects only: a file is an object, too. */
const isObject = (value: unknown): value is Node => Object.prototype.toString.call(value) === '[object Object]';
const node = (value: unknown): Node => (isObject(value) ? value : {});

const typesOf = ({ type }: Node): readonly unknown[] => (Array.isArray(type) ? type : [type]);
const choicesOf = ({ anyOf }: Node): readonly Node[] => (Array.isArray(anyOf) ? anyOf.map(node) : []);

const jsonType = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value === 'object' ? 'object' : typeof value;

const fits = (schema: Node, value: unknown): boolean => typesOf(schema).includes(jsonType(value));

const nothingFor = (schema: Node): unknown => {
  if ('default' in schema) return schema.default;
  const choices = [schema, ...choicesOf(schema)];
  if (choices.some((choice) => typesOf(choice).includes('null'))) return null;
  if (typesOf(schema).includes('array') && !schema.minItems) return [];
  return undefined;
};

/** Whether it has all that is never made up: of two forms of an object, the one that was meant. */
const isComplete = (schema: Node, value: unknown): boolean => {
  if (!isObject(value) || !Array.isArray(schema.required)) return true;
  const properties = node(schema.properties);
  return schema.required.every(
    (name: unknown) =>
      typeof name === 'string' && (Object.hasOwn(value, name) || nothingFor(node(properties[name])) !== undefined),
  );
};

const readObject = (schema: Node, value: Node): Node => {
  const properties = node(schema.properties);
  const rest = schema.additionalProperties;
  const read: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) {
    if (Object.hasOwn(properties, name)) continue;
    if (rest !== false) read[name] = isObject(rest) ? readValue(rest, part) : part;
  }
  for (const [name, part] of Object.entries(properties)) {
    const given = Object.hasOwn(value, name) ? readValue(node(part), value[name]) : undefined;
    const isRequired = Array.isArray(schema.required) && schema.required.includes(name);
    const found = given === undefined && isRequired ? nothingFor(node(part)) : given;
    if (found !== undefined) read[name] = found;
  }
  return read;
};

const readValue = (schema: Node, value: unknown): unknown => {
  const fitting = choicesOf(schema).filter((candidate) => fits(candidate, value));
  const choice = fitting.find((candidate) => isComplete(candidate, value)) ?? fitting[0];
  if (choice) return readValue(choice, value);
  if (isObject(value)) return typesOf(schema).includes('object') ? readObject(schema, value) : value;
  if (Array.isArray(value)) return value.map((item: unknown) => readValue(node(schema.items), item));
  return value;
};

export const readLeniently = (schema: Schema, value: unknown): unknown => readValue(node(schema), value);
