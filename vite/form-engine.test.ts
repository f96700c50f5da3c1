import { describe, expect, it } from 'vitest';
import { assertFlat } from './form-engine';

describe('a form', () => {
  it('is taken where each of its fields is a text, a number or a choice', () => {
    const properties = { name: { type: 'string', maxLength: 40 }, prefecture: { type: 'string', enum: ['東京都'] } };
    expect(() => assertFlat({ $id: 'address', properties })).not.toThrow();
  });

  it.each([
    ['items', { type: 'array', items: { type: 'string' } }],
    ['properties', { type: 'object', properties: {} }],
    ['anyOf', { anyOf: [{ type: 'null' }, { type: 'string' }] }],
    ['allOf', { allOf: [{ minLength: 1 }] }],
    ['$ref', { $ref: '#/$defs/name' }],
  ])('stops the build where a field needs a part of the engine that is left out: %s', (keyword, field) => {
    expect(() => assertFlat({ $id: 'address', properties: { other: field } })).toThrow(
      `The field "other" of the form "address" has "${keyword}"`,
    );
  });
});
