/**
 * The two readers of JSON Schema. Both compile a schema once per process, on first use, and keep it by identity.
 *
 * Fastify's own validation is not used: with it, null becomes "", unknown fields vanish and answers are rewritten.
 */
import { Ajv2020, type AnySchemaObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from '../../schemas/json-schema';
import { email } from '../../schemas/forms/formats';
import { keywords, readingKeywords } from '../../schemas/keywords';

const options: Options = {
  strict: true,
  // `anyOf: [{ required: … }]` names properties of the schema around it.
  strictRequired: false,
  allowUnionTypes: true,
  allErrors: true,
  verbose: true,
  useDefaults: true,
  keywords: readingKeywords,
};

const readerOf = (more: Options) => {
  const ajv = new Ajv2020({ ...options, ...more });
  addFormats.default(ajv);
  ajv.addFormat('email', email);
  return (schema: Schema): ValidateFunction => ajv.compile(schema as AnySchemaObject);
};

/** For JSON: takes every value as it is, texts of forms as they are meant (`x-normalize`). */
export const compileJson = readerOf({});

/** For what arrives as text (parameters, queries, headers): reads numbers and booleans from it. */
export const compileText = readerOf({ coerceTypes: true });

/** For answers: stops at the first fault, as nobody fills in a form here. */
export const compileAnswer = readerOf({ allErrors: false, useDefaults: false, keywords });
