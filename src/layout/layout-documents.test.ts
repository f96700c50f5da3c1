import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { layoutDocumentSchema, type Json } from '../../schemas/layout/document';
import { sections } from '../../sections/registry.generated';
import { settingsRegistry } from '../../sections/settings-registry.generated';
import { readCondition } from './reading/condition';
import { isObject } from './reading/json-values';
import { createIssueLog } from './reading/layout-issues';
import { kindOf, isFrameId, isPageId } from './page-frames';
import { resolveLayout } from './resolving/resolve-layout';
import { contextOf } from './test/definitions';

const text = readFileSync('docs/layout-documents.md', 'utf8');
const examples = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => JSON.parse(json) as Json);
const documents = examples.filter((example) => isObject(example) && '$schema' in example);
const conditions = examples.filter((example) => !documents.includes(example));

const variantsOf = (type: string): readonly string[] => {
  const views: Readonly<Record<string, { readonly variants: object }>> = sections;
  return Object.keys(views[type]?.variants ?? {});
};

describe('the examples in docs/layout-documents.md', () => {
  it('are documents that draw as they are written', () => {
    const isWellWritten = new Ajv2020({ strict: false }).compile(layoutDocumentSchema);
    expect(documents.length).toBeGreaterThan(1);
    for (const input of documents) {
      expect(isWellWritten(input), JSON.stringify(isWellWritten.errors)).toBe(true);
      const page = isObject(input) && typeof input.page === 'string' ? input.page : '';
      if (!isPageId(page) && !isFrameId(page)) throw new Error(`no page ${page}`);
      const context = contextOf({ page, kind: kindOf(page), definitions: settingsRegistry, variantsOf });
      const { source, issues } = resolveLayout([{ source: 'published', input }], context);
      expect(source).toBe('published');
      expect(issues.filter(({ code }) => code !== 'essential-restored')).toEqual([]);
    }
  });

  it('are conditions that are understood', () => {
    expect(conditions.length).toBeGreaterThan(0);
    for (const condition of conditions) {
      const log = createIssueLog();
      readCondition(condition, '', log);
      expect(log.list()).toEqual([]);
    }
  });
});
