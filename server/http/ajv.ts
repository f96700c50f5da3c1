/**
 * The two readers of JSON Schema. Both compile a schema once per process, on first use, and keep it by identity.
 *
 * Fastify's own validation is not used: with it, null becomes "", unknown fields vanish and answers are rewritten.
 */
import { Ajv2020, type AnySchemaObject, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from '../../schemas/contract/json-schema';
import { email } from '../../schemas/contract/formats';
import { mostNormalized } from '../../schemas/contract/normalize';
import { answerKeywordsBy, readingKeywordsBy } from '../../schemas/contract/keywords';
import { clock } from '../../src/lib/clock';

const options: Options = {
  strict: true,
  // `anyOf: [{ required: … }]` names properties of the schema around it.
  strictRequired: false,
  allowUnionTypes: true,
  allErrors: true,
  verbose: true,
  useDefaults: true,
  keywords: readingKeywordsBy(clock),
  // A test does; at the start of each process it would take longer than all else.
  validateSchema: false,
};

type Compile = (schema: Schema) => ValidateFunction;

/** As the standard has it: 23:59:60 and other moments, too, that no Date has and whose day no page can write. */
const standard = new Ajv2020({ validateSchema: false });
addFormats.default(standard);
const isDateTime = standard.compile({ type: 'string', format: 'date-time' });

const compilerOf = (more: Options): Compile => {
  const ajv = new Ajv2020({ ...options, ...more });
  addFormats.default(ajv);
  ajv.addFormat('email', email);
  ajv.addFormat('date-time', (text: string) => isDateTime(text) && !Number.isNaN(Date.parse(text)));
  return (schema) => ajv.compile(schema as AnySchemaObject);
};

/** More than any form has. */
const mostParts = 200;
/** More than any field of a form takes. */
const mostCharacters = mostNormalized;

/** Whether a value is more than a form sends, at whatever depth. It stops looking there. */
const isMoreThanAForm = (root: unknown): boolean => {
  const open: unknown[] = [root];
  let seen = 0;
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && value.length > mostCharacters) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const key in value) {
      seen += 1;
      if (seen > mostParts) return true;
      open.push((value as Readonly<Record<string, unknown>>)[key]);
    }
  }
  return false;
};

/** Whether a value fits, with what was found wrong at the last call. */
export interface Check {
  (value: unknown): boolean;
  errors: readonly ErrorObject[];
}

/**
 * Finds every error at once; of what no form sends, the first alone: ajv knows no bound, and would collect a hundred
 * thousand errors of a hundred thousand wrong items before it says that there are too many, and match patterns against
 * 64 kB of text that it has found too long. Where it stops, sizes are judged first.
 */
const checkerOf = (more: Options) => {
  const [all, first] = [compilerOf(more), compilerOf({ ...more, allErrors: false })];
  return (schema: Schema): Check => {
    const check: Check = (value) => {
      const validate = isMoreThanAForm(value) ? first(schema) : all(schema);
      const isValid = validate(value);
      check.errors = validate.errors ?? [];
      return isValid;
    };
    check.errors = [];
    return check;
  };
};

/** For JSON: takes every value as it is, texts of forms as they are meant (`x-normalize`). */
export const compileJson = checkerOf({});

/** For what arrives as text (parameters, queries, headers): reads numbers and booleans from it. */
export const compileText = checkerOf({ coerceTypes: true });

/** For answers: stops at the first fault, as nobody fills in a form here. */
export const compileAnswer = compilerOf({ allErrors: false, useDefaults: false, keywords: answerKeywordsBy(clock) });
