import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Form } from '../schemas/contract/define-form';
import type { ObjectSchema } from '../schemas/contract/json-schema';
import { day, exportOf, validatorModule } from './form-validators';

type Validate = ((data: unknown) => boolean) & {
  readonly errors?: readonly { readonly params: Readonly<Record<string, unknown>> }[] | null;
};

/** Every form of the shop, by the name of its file. */
const forms = Object.entries(
  import.meta.glob<Readonly<Record<string, unknown>>>('../schemas/*/*.form.ts', { eager: true }),
).map(([path, module]) => {
  const name = /([^/]+)\.form\.ts$/.exec(path)?.[1] ?? '';
  return { name, form: module[exportOf(name)] as Form<ObjectSchema & { $id: string; title: string }> | undefined };
});

describe('the validators of forms', () => {
  it('are those of forms that are named as their files are', () => {
    expect(forms.length).toBeGreaterThan(2);
    expect(forms.map(({ form }) => form?.schema.$id)).toEqual(forms.map(({ name }) => name));
  });

  it('are plain functions, which need nothing and compile nothing in the browser', () => {
    for (const { form } of forms) {
      const code = form ? validatorModule(form.schema, 'the clock') : '';
      expect(code.replace('import { clock } from "the clock";\n', '')).not.toMatch(
        /^$|require\(|new Function|eval\(|import /,
      );
    }
  });

  it('are compiled from the very schema that the form is drawn from', async () => {
    for (const { name, form } of forms) {
      const id = `virtual:noren/validator/${name}`;
      const { validators } = (await import(id)) as { validators: Readonly<Record<string, Validate>> };
      expect(Object.keys(validators)).toEqual([name]);
      expect(validators[name]?.({})).toBe((form?.schema.required ?? []).length === 0);
      // One error for each field that has to be sent: the compiled schema wants what this one wants.
      const missing = (validators[name]?.errors ?? []).map(({ params }) => String(params.missingProperty));
      expect(missing.sort()).toEqual([...(form?.schema.required ?? [])].sort());
    }
  });

  it('stop the build where one would need ajv at run time', () => {
    const schema = { $id: 'list', type: 'object', properties: { tags: { type: 'array', uniqueItems: true } } } as const;
    expect(() => validatorModule(schema, '')).toThrow(/validator of "list" needs require\("ajv\/dist\/runtime\/equal"/);
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
