/** A small registry for the engine's tests: one definition for each thing that the engine has to look after. */
import { layoutSchemaId, type JsonObject } from '../../../schemas/layout/document';
import { defineSettings } from '../define-settings';
import type { ResolveContext, ResolvedLayout } from '../resolving/resolve-layout';
import { flattenSections } from '../resolving/limit-sections';
import { resolveLayout } from '../resolving/resolve-layout';

const message = defineSettings({
  id: 'message',
  version: 1,
  title: 'メッセージ',
  pages: 'any',
  canStandInColumn: true,
  schema: {
    type: 'object',
    properties: {
      code: { type: 'string', maxLength: 40, default: 'caution', title: 'コード' },
      tone: { enum: ['plain', 'strong'], default: 'plain', title: '調子' },
    },
    additionalProperties: false,
  },
});

const image = defineSettings({
  id: 'image',
  version: 1,
  title: '商品画像',
  pages: ['product.detail'],
  limit: 1,
  schema: {
    type: 'object',
    properties: {
      columns: { type: 'integer', minimum: 1, maximum: 4, default: 2, title: '列数', 'x-responsive': true },
      captions: {
        type: 'array',
        items: {
          type: 'object',
          properties: { text: { type: 'string', default: '説明' } },
          additionalProperties: false,
        },
        default: [],
        title: '説明文',
      },
    },
    additionalProperties: false,
  },
});

const purchase = defineSettings({
  id: 'purchase',
  version: 3,
  title: '購入',
  pages: ['product.detail'],
  limit: 1,
  essential: true,
  schema: {
    type: 'object',
    properties: {
      label: { type: 'string', minLength: 1, default: 'カートに入れる', title: 'ボタン' },
      steps: { type: 'integer', minimum: 0, default: 0, title: '版の足跡' },
    },
    additionalProperties: false,
  },
  migrations: {
    '1->2': ({ text = '', ...rest }) => ({ ...rest, label: text }),
    '2->3': (settings) => ({ ...settings, steps: 2 }),
  },
  slots: { below: { accepts: ['message', 'group'], limit: 2 } },
});

/** A section that takes everything, itself included. */
const group = defineSettings({
  id: 'group',
  version: 2,
  title: 'グループ',
  pages: 'any',
  schema: {
    type: 'object',
    properties: { title: { type: 'string', default: '', title: '見出し' } },
    additionalProperties: false,
  },
  migrations: {
    '1->2': () => {
      throw new Error('it was written on a Friday');
    },
  },
  slots: {
    items: { accepts: ['message', 'group', 'purchase', 'image', 'outlet'] },
    aside: { accepts: ['message'] },
    half: { accepts: 'column' },
  },
});

const header = defineSettings({
  id: 'header',
  version: 1,
  title: 'ヘッダー',
  pages: ['default', 'simple', 'sample'],
  limit: 1,
  schema: { type: 'object', properties: {}, additionalProperties: false },
});

export const definitions = { message, image, purchase, group, header } as const;

const variants: Readonly<Record<string, readonly string[]>> = {
  image: ['default', 'carousel'],
  purchase: ['default', 'sticky'],
};

export const contextOf = (changes: Partial<ResolveContext> = {}): ResolveContext => ({
  page: 'product.detail',
  definitions,
  variantsOf: (type) => variants[type] ?? ['default'],
  facts: { visitor: 'guest', registered: false, settings: { selling: true }, theme: 'minori', channel: 'minori' },
  now: new Date('2026-11-20T12:00:00+09:00'),
  ...changes,
});

/** A list of sections from `[id, instance]` pairs, as a page or a slot has it. */
export const listOf = (...entries: readonly (readonly [string, unknown])[]): { order: string[]; sections: object } => ({
  order: entries.map(([id]) => id),
  sections: Object.fromEntries(entries),
});

export const documentOf = (page: string, ...entries: readonly (readonly [string, unknown])[]): object => ({
  $schema: layoutSchemaId,
  page,
  ...listOf(...entries),
});

/** Resolves a published product page of these entries. */
export const resolvePage = (
  entries: readonly (readonly [string, unknown])[],
  changes: Partial<ResolveContext> = {},
): ResolvedLayout => {
  const context = contextOf(changes);
  return resolveLayout([{ source: 'published', input: documentOf(context.page, ...entries) }], context);
};

export const pathsOf = ({ sections }: ResolvedLayout): string[] => flattenSections(sections).map(({ path }) => path);
export const codesOf = ({ issues }: ResolvedLayout): string[] => issues.map(({ code }) => code);
export const settingsOf = (layout: ResolvedLayout, path: string): JsonObject | undefined =>
  flattenSections(layout.sections).find((section) => section.path === path)?.settings;
