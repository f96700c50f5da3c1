/** What is wrong with a section's settings definition, a sentence each; for tests of registries. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { instanceIdPattern, type JsonObject } from '../../../schemas/layout/document';
import { completeSettings } from '../settings/complete-settings';
import type { SettingsDefinition } from '../define-settings';
import { isObject } from '../reading/json-values';

const ajv = new Ajv2020({ strict: false });

const propertyProblems = ([name, schema]: [string, unknown]): string[] => {
  if (!isObject(schema)) return [`${name} has no schema`];
  const lacks = ['title', 'default'].filter((key) => !Object.hasOwn(schema, key));
  return [...lacks.map((key) => `${name} has no ${key}`), ...lengthProblems(name, schema)];
};

/** What compares or searches is bounded, so that a value's length is what refuses it. */
const lengthProblems = (name: string, schema: unknown): string[] => {
  if (Array.isArray(schema)) return schema.flatMap((part) => lengthProblems(name, part));
  if (!isObject(schema)) return [];
  const has = (key: string): boolean => Object.hasOwn(schema, key);
  return [
    ...(schema.type === 'array' && !has('maxItems') ? [`a list of ${name} has no maxItems`] : []),
    ...(schema.type === 'string' && has('pattern') && !has('maxLength') ? [`a text of ${name} has no maxLength`] : []),
    ...Object.entries(schema).flatMap(([key, part]) => (key === 'default' ? [] : lengthProblems(name, part))),
  ];
};

/** The stated defaults, as if a shop had stored them. */
const defaultsOf = ({ schema }: SettingsDefinition): JsonObject => {
  const defaults = Object.entries(schema.properties ?? {}).flatMap(([name, property]: [string, unknown]) =>
    isObject(property) && Object.hasOwn(property, 'default') ? [[name, property.default] as const] : [],
  );
  return Object.fromEntries(defaults) as JsonObject; // schemas are JSON
};

const missingSteps = ({ version, migrations }: SettingsDefinition): string[] =>
  Array.from({ length: version - 1 }, (_, index) => `${index + 1}->${index + 2}` as const)
    .filter((step) => !migrations?.[step])
    .map((step) => `the migration ${step} is missing`);

export const definitionProblems = (id: string, definition: SettingsDefinition): string[] => {
  const { schema, presets = [] } = definition;
  const stated: object = schema;
  if (!ajv.validateSchema(stated)) return [`its schema is none: ${ajv.errorsText()}`];
  const invalid = [defaultsOf(definition), ...presets.map(({ settings }) => settings)].flatMap(
    (settings: JsonObject) => {
      const completed = completeSettings(settings, definition);
      return [...completed.unknown, ...completed.invalid.map(({ setting }) => setting)];
    },
  );
  return [
    ...(definition.id === id && new RegExp(instanceIdPattern).test(id) ? [] : [`its id is ${definition.id}`]),
    ...(schema.additionalProperties === false ? [] : ['its schema lets in unknown settings']),
    ...Object.entries(schema.properties ?? {}).flatMap(propertyProblems),
    ...invalid.map((setting) => `a default or preset breaks the schema of ${setting}`),
    ...missingSteps(definition),
  ];
};
