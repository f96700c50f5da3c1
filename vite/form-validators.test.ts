import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forms } from '../src/forms/forms';
import { day, validatorModule } from './form-validators';

describe('the validators of forms', () => {
  it('are plain functions, which need nothing and compile nothing in the browser', () => {
    for (const { schema } of Object.values(forms)) {
      const code = validatorModule(schema);
      expect(code).not.toMatch(/require\(|new Function|eval\(|import /);
    }
  });

  it('are compiled from the very schema that the form is drawn from', () => {
    for (const { schema, validators } of Object.values(forms)) {
      expect(Object.keys(validators)).toEqual([schema.$id]);
      expect(validators[schema.$id]?.({})).toBe(false);
      // One error for each field that has to be sent: the compiled schema wants what this one wants.
      const missing = validators[schema.$id]?.errors?.map(({ params }) => String(params.missingProperty));
      expect(missing?.sort()).toEqual([...schema.required].sort());
    }
  });

  it('stop the build where one would need ajv at run time', () => {
    const schema = { $id: 'list', type: 'object', properties: { tags: { type: 'array', uniqueItems: true } } } as const;
    expect(() => validatorModule(schema)).toThrow(/validator of "list" needs require\("ajv\/dist\/runtime\/equal"/);
  });

  it('[valid.birth] take the days of the calendar that the server takes', () => {
    const ajv = new Ajv2020();
    addFormats.default(ajv);
    const isDay = ajv.compile({ type: 'string', format: 'date' });
    const two = (most: number) => fc.integer({ min: 0, max: most }).map((n) => String(n).padStart(2, '0'));
    const dates = fc
      .tuple(fc.integer({ min: 1890, max: 2110 }), two(13), two(32))
      .map(([year, month, date]) => `${year}-${month}-${date}`);
    fc.assert(
      fc.property(fc.oneof(dates, fc.string()), (text) => {
        expect(day.test(text)).toBe(isDay(text));
      }),
      { numRuns: 2000 },
    );
    expect(['2023-02-29', '2024-02-29', '1900-02-29', '2000-02-29'].map((text) => day.test(text))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});
