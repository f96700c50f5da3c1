import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { layoutDocumentSchema, type LayoutDocument } from '../../../schemas/layout/document';
import { frameIds, type FrameId } from '../../../schemas/screens/frames';
import { pageIds, type PageId } from '../../../schemas/screens/pages';
import { sections } from '../../../sections/registry.generated';
import { settingsRegistry } from '../../../sections/settings-registry.generated';
import { themeLayouts } from '../../../themes/layouts';
import { themes } from '../../../themes/registry.generated';
import { minimumLayout } from './minimum-layout';
import type { LayoutKind } from '../page-frames';
import { resolveLayout, type LayoutCandidate } from './resolve-layout';
import { contextOf } from '../test/definitions';

const isWellWritten = new Ajv2020({ strict: false }).compile(layoutDocumentSchema);
const places: readonly (readonly [LayoutKind, PageId | FrameId])[] = [
  ...pageIds.map((page) => ['page', page] as const),
  ...frameIds.map((frame) => ['frame', frame] as const),
];

const variantsOf = (type: string): readonly string[] => {
  const views: Readonly<Record<string, { readonly variants: object }>> = sections;
  return Object.keys(views[type]?.variants ?? {});
};
const resolve = (kind: LayoutKind, page: PageId | FrameId, candidates: readonly LayoutCandidate[]) =>
  resolveLayout(candidates, contextOf({ kind, page, definitions: settingsRegistry, variantsOf }));

describe('the built-in minimum', () => {
  it.each(places)('of the %s %s is well written, and all of it is drawn', (kind, page) => {
    expect(isWellWritten(minimumLayout(page, kind)), JSON.stringify(isWellWritten.errors)).toBe(true);
    const layout = resolve(kind, page, []);
    expect(layout.issues).toEqual([]);
    expect(layout.sections.length).toBeGreaterThan(0);
  });
});

describe.each(Object.keys(themes) as (keyof typeof themes)[])('the base layouts of the theme %s', (theme) => {
  const { pages, frames } = themeLayouts[theme];
  const all: [LayoutKind, string, LayoutDocument][] = [
    ...Object.entries(pages).map(([page, document]): [LayoutKind, string, LayoutDocument] => ['page', page, document]),
    ...Object.entries(frames).map(([frame, document]): [LayoutKind, string, LayoutDocument] => [
      'frame',
      frame,
      document,
    ]),
  ];

  it.each(all)('are well written for the %s %s, and all of it is drawn', (kind, name, document) => {
    expect(isWellWritten(document), JSON.stringify(isWellWritten.errors)).toBe(true);
    const place = places.find(([, id]) => id === name)?.[1];
    expect(place).toBeDefined();
    const layout = resolve(kind, place ?? 'top', [{ source: 'base', input: document }]);
    expect(layout.issues).toEqual([]);
    expect(layout.source).toBe('base');
  });
});
