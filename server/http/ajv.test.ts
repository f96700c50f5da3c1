import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { contract } from '../../schemas/shop-contract';
import { variablesSchema } from '../config/variables';

/** Of a call: what it reads and what it answers. */
const schemasOf = (value: unknown): readonly AnySchemaObject[] => {
  if (typeof value !== 'object' || value === null) return [];
  // What a schema holds is checked with it.
  if ('type' in value && typeof value.type === 'string') return [value];
  return Object.values(value).flatMap(schemasOf);
};

// The server compiles them unchecked, for the sake of its start.
it('compiles schemas that are well written', () => {
  const ajv = new Ajv2020({ strict: false });
  const calls = Object.values(contract).flatMap((group) => Object.entries(group));
  expect(calls.length).toBeGreaterThan(50);
  for (const [name, { examples: _examples, ...call }] of calls as [string, Record<string, unknown>][])
    for (const schema of schemasOf(call))
      expect([name, ajv.validateSchema(schema), ajv.errors]).toEqual([name, true, null]);
  expect(ajv.validateSchema(variablesSchema)).toBe(true);
});
