import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutLimits, layoutSchemaId, screenClasses } from '../../../schemas/layout/document';
import type { FrameId } from '../../../schemas/screens/frames';
import type { PageId } from '../../../schemas/screens/pages';
import { completeSettings } from '../settings/complete-settings';
import type { Facts } from '../reading/condition';
import type { SettingsDefinition } from '../define-settings';
import { flattenSections } from './limit-sections';
import { kindOf } from '../page-frames';
import { resolveLayout, type LayoutCandidate, type ResolveContext, type ResolvedLayout } from './resolve-layout';
import { definitionOf, doesAccept, isEssential, type ResolvedSection } from './resolve-section';
import { contextOf, definitions } from '../test/definitions';

const types = [...Object.keys(definitions), 'outlet', 'hologram', '__proto__'];
const ids = fc.constantFrom('a', 'b', 'c', 'buy', 'm-1', 'constructor', '__proto__', 'Bad');
const times = fc.constantFrom('2026-11-19', '2026-11-20T12:00', '2026-11-21T00:00Z', 'soon', '2026-02-30');

const condition = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom({ screen: 'phone' }, { screen: ['tablet', 'pc'] }, { visitor: 'guest' }, { setting: 'selling' }),
    fc.record({ time: fc.record({ from: times, until: times }, { requiredKeys: [] }) }),
    fc.constantFrom({ registered: true }, { moon: 'full' }, {}, null, { channel: 'minori', theme: 'minori' }),
    fc.record({ not: tie('node') }),
    fc.record({ all: fc.array(tie('node'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('node'), { maxLength: 3 }) }),
  ),
})).node;

/** Documents that are nearly right: what an editor, a migration by hand or an attacker might leave. */
const list = fc.letrec((tie) => ({
  instance: fc.oneof({ weight: 9, arbitrary: tie('section') }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) }),
  section: fc.record(
    {
      type: fc.constantFrom(...types),
      v: fc.constantFrom(1, 2, 3, 9, 0, '1'),
      variant: fc.constantFrom('default', 'carousel', 'sticky', 'golden', 7),
      settings: fc.oneof(
        fc.record({ columns: fc.jsonValue(), label: fc.jsonValue(), text: fc.string(), code: fc.string() }),
        fc.jsonValue(),
      ),
      visible: condition,
      window: fc.record({ from: times, until: times }, { requiredKeys: [] }),
      slots: fc.dictionary(fc.constantFrom('items', 'below', 'aside', 'half', '__proto__'), tie('list'), {
        maxKeys: 2,
      }),
    },
    { requiredKeys: ['type', 'v'] },
  ),
  list: fc.record({
    order: fc.array(ids, { maxLength: 6, depthIdentifier: 'list' }),
    sections: fc.dictionary(ids, tie('instance'), { maxKeys: 4, depthIdentifier: 'list' }),
  }),
})).list;

const situation = fc.record({
  page: fc.constantFrom<PageId | FrameId>('product.detail', 'top', 'default', 'maintenance'),
  now: fc.date({ min: new Date('2026-11-18'), max: new Date('2026-11-23'), noInvalidDate: true }),
  visitor: fc.constantFrom<Facts['visitor']>('guest', 'member'),
});
type Situation = typeof situation extends fc.Arbitrary<infer S> ? S : never;

const contextFor = ({ page, now, visitor }: Situation): ResolveContext =>
  contextOf({ page, now, facts: { ...contextOf().facts, visitor } });

const withFormat = (stored: unknown, { page }: Situation): object => ({
  $schema: layoutSchemaId,
  page,
  ...(stored as object),
});

const resolve = (stored: unknown, where: Situation, base?: unknown): ResolvedLayout =>
  resolveLayout(
    [
      { source: 'published', input: withFormat(stored, where) },
      ...(base ? [{ source: 'base' as const, input: withFormat(base, where) }] : []),
    ],
    contextFor(where),
  );

const expectWellFormed = (sections: readonly ResolvedSection[], where: Situation, depth = 1): void => {
  expect(depth).toBeLessThanOrEqual(layoutLimits.depth);
  for (const { type, variant, settings, screens, slots } of sections) {
    const definition = definitionOf(type, definitions);
    expect(definition).toBeDefined();
    if (!definition) continue;
    expect(variant === 'default' || contextFor(where).variantsOf(type).includes(variant)).toBe(true);
    expect(completeSettings(settings, definition)).toEqual({ settings, unknown: [], invalid: [] });
    expect(screens).toEqual(screenClasses.filter((screen) => screens.includes(screen)));
    expect(screens).not.toHaveLength(0);
    for (const [name, inner] of Object.entries(slots)) {
      const slot = definition.slots?.[name];
      expect(inner.every((section) => slot !== undefined && doesAccept(slot, section.type, definitions))).toBe(true);
      expect(inner.length).toBeLessThanOrEqual(slot?.limit ?? layoutLimits.sectionsPerLevel);
      expectWellFormed(inner, where, depth + 1);
    }
  }
};

const alwaysShown = (sections: readonly ResolvedSection[]): readonly string[] =>
  sections
    .filter(({ screens }) => screens.length === screenClasses.length)
    .flatMap(({ type, slots }) => [type, ...Object.values(slots).flatMap(alwaysShown)]);

const expectEssentials = (sections: readonly ResolvedSection[], { page }: Situation): void => {
  for (const type of [...Object.keys(definitions), 'outlet']) {
    const definition = definitionOf(type, definitions);
    if (definition && isEssential(definition, { page, kind: kindOf(page) }))
      expect(alwaysShown(sections)).toContain(type);
  }
};

/** A document that says exactly what was drawn. */
const asList = (sections: readonly ResolvedSection[]): object => ({
  order: sections.map(({ id }) => id),
  sections: Object.fromEntries(
    sections.map(({ id, type, variant, settings, screens, slots }) => [
      id,
      {
        type,
        v: definitionOf(type, definitions)?.version,
        variant,
        settings,
        visible: { screen: screens },
        slots: Object.fromEntries(Object.entries(slots).map(([name, inner]) => [name, asList(inner)])),
      },
    ]),
  ),
});

const withoutPaths = (sections: readonly ResolvedSection[]): object[] =>
  sections.map(({ path: _path, slots, ...section }) => ({
    ...section,
    slots: Object.fromEntries(Object.entries(slots).map(([name, inner]) => [name, withoutPaths(inner)])),
  }));

describe('any document', { timeout: 30_000 }, () => {
  it('resolves to sections that can be drawn, with every essential one shown to everybody', () => {
    fc.assert(
      fc.property(list, fc.option(list), situation, (stored, base, where) => {
        const { sections, issues } = resolve(stored, where, base ?? undefined);
        expect(issues.filter(({ code }) => code === 'engine-fault')).toEqual([]);
        expectWellFormed(sections, where);
        expectEssentials(sections, where);
        const flat = flattenSections(sections);
        expect(new Set(flat.map(({ id }) => id)).size).toBe(flat.length);
        for (const [type, { limit }] of Object.entries<SettingsDefinition>(definitions))
          expect(flat.filter((section) => section.type === type).length).toBeLessThanOrEqual(limit ?? Infinity);
      }),
      { numRuns: 200 },
    );
  });

  it('resolves to the same again, and leaves what it was given as it was', () => {
    fc.assert(
      fc.property(list, situation, (stored, where) => {
        const before = JSON.stringify(stored);
        const layout = resolve(stored, where);
        expect(resolve(stored, where)).toEqual(layout);
        expect(resolve(JSON.parse(before), where)).toEqual(layout);
        expect(JSON.stringify(stored)).toBe(before);
      }),
    );
  });

  it('is a fixed point once it is resolved', () => {
    fc.assert(
      fc.property(list, situation, (stored, where) => {
        const { sections } = resolve(stored, where);
        // What is hidden just now leaves nothing that could be written down.
        fc.pre(sections.length > 0);
        const again = resolve(asList(sections), where);
        expect(withoutPaths(again.sections)).toEqual(withoutPaths(sections));
        expect(again.issues.filter(({ code }) => code !== 'essential-shown')).toEqual([]);
      }),
    );
  });

  it('is drawn by the same document for everybody at any time', () => {
    fc.assert(
      fc.property(list, list, situation, situation, (stored, base, one, other) => {
        const elsewhere = { ...other, page: one.page };
        expect(resolve(stored, elsewhere, base).source).toBe(resolve(stored, one, base).source);
      }),
    );
  });

  it('draws the same until its next edge', () => {
    fc.assert(
      fc.property(
        list,
        situation,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (stored, where, part) => {
          const { nextEdge, sections } = resolve(stored, where);
          if (!nextEdge) return;
          expect(nextEdge.getTime()).toBeGreaterThan(where.now.getTime());
          const span = nextEdge.getTime() - where.now.getTime();
          const later = where.now.getTime() + Math.floor(part * span);
          expect(resolve(stored, { ...where, now: new Date(later) }).sections).toEqual(sections);
        },
      ),
    );
  });

  it('lets the siblings of a broken instance live', () => {
    const broken = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constant({ type: 'hologram', v: 1, slots: 7 }));
    fc.assert(
      fc.property(broken, fc.nat(3), (instance, at) => {
        const order = ['a', 'b', 'c'];
        const sections = Object.fromEntries(order.map((id) => [id, { type: 'message', v: 1, settings: { code: id } }]));
        const where: Situation = { page: 'top', now: new Date('2026-11-20'), visitor: 'guest' };
        const more = { order: order.toSpliced(at, 0, 'x'), sections: { ...sections, x: instance } };
        expect(resolve(more, where).sections).toEqual(resolve({ order, sections }, where).sections);
      }),
    );
  });

  it('never throws, whatever the candidates are', () => {
    const sources = fc.constantFrom<LayoutCandidate['source']>('published', 'last-good', 'base');
    const candidates = fc.array(fc.record({ source: sources, input: fc.anything() }), { maxLength: 3 });
    fc.assert(
      fc.property(candidates, situation, (given, where) => {
        const { source, sections } = resolveLayout(given, contextFor(where));
        expect(source).toBe('minimum');
        expectEssentials(sections, where);
      }),
    );
  });
});
