/** What a validator found, as messages by field: the one reading for a form in the browser and for the server's 422. */
import type { ErrorBody } from '../../schemas/contract/errors';
import { messageFor, type FieldSchema } from './messages';

export type FieldErrors = NonNullable<ErrorBody['errors']>;

/** The part of Ajv's error object that is read here. */
export interface FoundError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: unknown;
  /** The schema whose keyword it is. */
  readonly parentSchema?: unknown;
  /** The value that breaks it. */
  readonly data?: unknown;
}

interface ObjectOfFields {
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly anyOf?: readonly { readonly required?: readonly string[] }[];
}

/** So many fields are named; a hostile body could break ten thousand rules. */
const fieldLimit = 50;

const decode = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

const propertyOf = (schema: unknown, name: string): FieldSchema => (schema as ObjectOfFields).properties?.[name] ?? {};

/** The fields of which at least one is wanted, where alternatives say no more than that. */
const oneWanted = ({ keyword, parentSchema }: FoundError): readonly string[] => {
  if (keyword !== 'anyOf') return [];
  const names = ((parentSchema ?? {}) as ObjectOfFields).anyOf?.map(({ required }) => required?.[0] ?? '') ?? [];
  return names.every((name) => propertyOf(parentSchema, name).title) ? names : [];
};

interface Located {
  readonly path: readonly string[];
  readonly schema: FieldSchema;
}

/** The field that an error is about: a missing or unknown property is named by its parent. */
const locate = (error: FoundError): Located => {
  const { instancePath, parentSchema } = error;
  const path = decode(instancePath);
  const { missingProperty, additionalProperty, linkedProperty } = error.params as Readonly<Record<string, unknown>>;
  if (typeof missingProperty === 'string') {
    return { path: [...path, missingProperty], schema: propertyOf(parentSchema ?? {}, missingProperty) };
  }
  if (typeof additionalProperty === 'string') return { path: [...path, additionalProperty], schema: {} };
  if (typeof linkedProperty === 'string') {
    return { path: [...path, linkedProperty], schema: propertyOf(parentSchema ?? {}, linkedProperty) };
  }
  const wanted = oneWanted(error);
  if (wanted[0] !== undefined) {
    const title = wanted.map((name) => propertyOf(parentSchema, name).title).join('か');
    return { path: [...path, wanted[0]], schema: { title } };
  }
  return { path, schema: parentSchema ?? {} };
};

/**
 * `not` names the characters that a text must not hold; the server says the same of what no text can hold. A link is one,
 * in a field of its own or across several.
 */
const codes: Readonly<Record<string, string>> = { not: 'characters', 'x-no-link-across': 'x-no-link' };
const codeOf = ({ keyword }: FoundError): string => codes[keyword] ?? keyword;

/** The alternatives of which a rule is a part, by their paths. */
const alternativesOf = (schemaPath: string): readonly string[] =>
  [...schemaPath.matchAll(/\/(?:anyOf|oneOf)(?=\/\d)/g)].map(({ 0: name, index }) =>
    schemaPath.slice(0, index + name.length),
  );

const isNull = (schema: unknown): boolean => (schema as FieldSchema | undefined)?.type === 'null';

/** Of something that may be null, where each is said: it is one thing, and not several alternatives. By the schema's path its title. */
const nullables = (errors: readonly FoundError[]): ReadonlyMap<string, FieldSchema> =>
  new Map(
    errors.flatMap(({ keyword, schemaPath, parentSchema }): (readonly [string, FieldSchema])[] => {
      const outer = (parentSchema ?? {}) as FieldSchema & ObjectOfFields;
      const isNullable = keyword === 'anyOf' && outer.anyOf?.length === 2 && outer.anyOf.some(isNull);
      return isNullable ? [[schemaPath, outer]] : [];
    }),
  );

/**
 * Messages by field (dots between the parts of a path); of alternatives only that none fits is said, not why each one does
 * not.
 */
export const fieldErrors = (errors: readonly FoundError[]): FieldErrors => {
  const fields = new Map<string, { code: string; message: string }[]>();
  const nullable = nullables(errors);
  for (const error of errors) {
    const { keyword: rule, schemaPath, parentSchema } = error;
    // What is wanted in that case is said by itself.
    if (rule === 'if') continue;
    const around = alternativesOf(schemaPath);
    const isSaid = around.every((one) => nullable.has(one)) && !nullable.has(schemaPath) && !isNull(parentSchema);
    if (!isSaid) continue;
    const { path, schema: own } = locate(error);
    const { title } = nullable.get(around.at(-1) ?? '') ?? {};
    const schema = title === undefined ? own : { title, ...own };
    const field = path.join('.');
    const entries = fields.get(field) ?? [];
    if (fields.size >= fieldLimit && entries.length === 0) break;
    const keyword = codeOf(error);
    const params = error.params as Readonly<Record<string, unknown>>;
    const message = messageFor({ keyword, params, data: error.data }, schema);
    // Several rules may ask for the same.
    if (!entries.some((entry) => entry.code === keyword || entry.message === message))
      entries.push({ code: keyword, message });
    fields.set(field, entries);
  }
  return Object.fromEntries(fields);
};
