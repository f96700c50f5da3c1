import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../schemas/layout/document';
import { completeSettings } from './complete-settings';
import { defineSettings } from '../define-settings';
import { migrateSettings } from './migrate-settings';
import { definitions } from '../test/definitions';

const complete = (stored: JsonObject) => completeSettings(stored, definitions.image);
const columns = (value: Json): Json | undefined => complete({ columns: value }).settings.columns;

describe('completing settings', () => {
  it('fills in defaults, those of items too', () => {
    expect(complete({}).settings).toEqual({ columns: { phone: 2, tablet: 2, pc: 2 }, captions: [] });
    expect(complete({ captions: [{}] }).settings.captions).toEqual([{ text: '説明' }]);
  });

  it.each<[Json, Json]>([
    [3, { phone: 3, tablet: 3, pc: 3 }],
    [
      { phone: 1, pc: 4 },
      { phone: 1, tablet: 1, pc: 4 },
    ],
    [{ tablet: 3 }, { phone: 3, tablet: 3, pc: 3 }],
    [
      { tablet: 3, pc: 4 },
      { phone: 3, tablet: 3, pc: 4 },
    ],
    [
      { phone: 1, tablet: 3 },
      { phone: 1, tablet: 3, pc: 3 },
    ],
  ])('spreads %j to %j', (stored, spread) => expect(columns(stored)).toEqual(spread));

  it.each<[Json, Json]>([
    ['two', { phone: 2, tablet: 2, pc: 2 }],
    [9, { phone: 2, tablet: 2, pc: 2 }],
    [{}, { phone: 2, tablet: 2, pc: 2 }],
    [{ watch: 1 }, { phone: 2, tablet: 2, pc: 2 }],
    [
      { phone: 1, tablet: 1, pc: 99 },
      { phone: 1, tablet: 1, pc: 2 },
    ],
    [null, { phone: 2, tablet: 2, pc: 2 }],
  ])('replaces what the schema refuses by the default: %j', (stored, mended) => {
    expect(columns(stored)).toEqual(mended);
    expect(complete({ columns: stored }).invalid).toMatchObject([{ setting: 'columns' }]);
  });

  it('leaves valid settings alone when another one is replaced', () => {
    const result = complete({ columns: 'x', captions: [{ text: '横から' }] });
    expect(result.settings).toEqual({ columns: { phone: 2, tablet: 2, pc: 2 }, captions: [{ text: '横から' }] });
  });

  it('names settings that do not exist and leaves them out', () => {
    const stored = JSON.parse('{"colums":3,"__proto__":{"columns":4},"constructor":1}') as JsonObject;
    const { settings, unknown } = complete(stored);
    expect(unknown).toEqual(['colums', '__proto__', 'constructor']);
    expect(settings).toEqual(complete({}).settings);
  });

  it('falls back to all defaults when a rule over several settings is broken', () => {
    const range = defineSettings({
      id: 'range',
      version: 1,
      title: '範囲',
      pages: 'any',
      schema: {
        type: 'object',
        properties: { from: { type: 'integer', default: 1 }, to: { type: 'integer', default: 2 } },
        additionalProperties: false,
        not: { properties: { from: { const: 5 }, to: { const: 4 } } },
      },
    });
    expect(completeSettings({ from: 5, to: 4 }, range)).toMatchObject({
      settings: { from: 1, to: 2 },
      invalid: [{ setting: '*' }],
    });
  });

  it('is idempotent, never throws and leaves what is stored as it was', () => {
    fc.assert(
      fc.property(fc.record({ columns: fc.jsonValue(), captions: fc.jsonValue() }), (stored) => {
        const copy = JSON.stringify(stored);
        const { settings } = complete(stored as JsonObject);
        expect(JSON.stringify(stored)).toBe(copy);
        expect(complete(settings)).toEqual({ settings, unknown: [], invalid: [] });
      }),
    );
  });
});

describe('migrating settings', () => {
  const chain = (version: number) =>
    defineSettings({
      id: 'chain',
      version,
      title: '鎖',
      pages: 'any',
      schema: { type: 'object', properties: {} },
      migrations: {
        '1->2': (settings) => ({ ...settings, path: '1' }),
        '2->3': (settings) => ({ ...settings, path: `${String(settings.path)}2` }),
        '3->4': (settings) => ({ ...settings, path: `${String(settings.path)}3` }),
      },
    });

  it('composes: to the end at once, or over any version between, is the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }), (from, between) => {
        const middle = Math.max(from, between);
        const first = migrateSettings({ path: '' }, from, chain(middle));
        const second = first.ok ? migrateSettings(first.settings, middle, chain(4)) : first;
        expect(second).toEqual(migrateSettings({ path: '' }, from, chain(4)));
        expect(second).toMatchObject({ ok: true });
      }),
    );
  });

  const withMigration = (migrate: (settings: JsonObject) => JsonObject) =>
    defineSettings({
      id: 'odd',
      version: 2,
      title: '妙',
      pages: 'any',
      schema: { type: 'object', properties: {} },
      migrations: { '1->2': migrate },
    });

  it('works on a copy: not even a migration that writes changes what is stored', () => {
    const stored = { list: [1, 2] };
    const migrated = migrateSettings(
      stored,
      1,
      withMigration((settings) => {
        if (Array.isArray(settings.list)) settings.list.push(3);
        return settings;
      }),
    );
    expect(migrated).toEqual({ ok: true, settings: { list: [1, 2, 3] } });
    expect(stored).toEqual({ list: [1, 2] });
  });

  it('fails, and says from which version, when a step throws, lacks or gives no JSON object', () => {
    const circular: { self?: JsonObject } & Record<string, JsonObject> = {};
    circular.self = circular;
    const throwing = withMigration(() => {
      throw new Error('no');
    });
    expect(migrateSettings({}, 1, throwing)).toEqual({ ok: false, from: 1, reason: 'no' });
    expect(
      migrateSettings(
        {},
        1,
        withMigration(() => circular),
      ),
    ).toMatchObject({ ok: false, from: 1 });
    expect(migrateSettings({}, 1, { ...chain(6), version: 6 })).toMatchObject({ ok: false, from: 4 });
  });
});
