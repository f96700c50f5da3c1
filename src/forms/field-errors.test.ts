import { describe, expect, it } from 'vitest';
import * as field from '../../schemas/contract/fields';
import { compileJson } from '../../server/http/ajv';
import { fieldErrors } from './field-errors';

const saidOf = (schema: object, value: unknown) => {
  const check = compileJson(schema);
  check(value);
  return fieldErrors(check.errors ?? []);
};

/** Of one field. */
const ofOne = (one: object, value: unknown) => saidOf({ type: 'object', properties: { one } }, { one: value }).one;

describe('what is said of fields', () => {
  it('is of what may be null what is wrong with it, and of alternatives that none of them fits', () => {
    const birth = { anyOf: [{ type: 'null' }, field.birthDate], title: '生年月日' };
    expect(ofOne(birth, '2999-01-01')).toEqual([
      { code: 'x-not-future', message: '生年月日は今日までの日付を入力してください。' },
    ]);
    expect(ofOne(birth, '1990-13-45')).toEqual([
      { code: 'format', message: '生年月日は正しい日付を入力してください。' },
    ]);
    expect(ofOne(birth, null)).toBeUndefined();
    const shapes = { anyOf: [{ type: 'null' }, { anyOf: [{ type: 'integer' }, { type: 'boolean' }] }], title: '数' };
    expect(ofOne(shapes, 'x')?.map(({ code }) => code)).toEqual(['anyOf']);
  });

  it('names no object by the name that its schema has for developers', () => {
    const receipt = { type: 'object', title: 'ReceiptInfo' };
    const schema = { type: 'object', properties: { receipt }, required: ['receipt'] };
    expect(saidOf(schema, {})).toEqual({ receipt: [{ code: 'required', message: '入力してください。' }] });
    expect(saidOf(schema, { receipt: null }).receipt?.[0]?.message).not.toContain('ReceiptInfo');
  });

  it('is of what is wanted in one case alone what is missing, at its field', () => {
    const schema = {
      type: 'object',
      properties: { type: { type: 'string' }, password: field.password },
      if: { properties: { type: { const: 'password' } } },
      then: { required: ['password'] },
    };
    expect(saidOf(schema, { type: 'password' })).toEqual({
      password: [{ code: 'required', message: '入力してください。' }],
    });
  });
});
