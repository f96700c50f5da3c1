/** A document of 500 instances, the most that anyone could mean: 20 groups of 24, with all that an instance can carry. */
import { type LayoutDocument, layoutSchemaId } from '../../schemas/layout/document';
import { defineSettings } from '../../src/layout/define-settings';
import type { SettingsRegistry } from '../../src/layout/resolving/resolve-section';

const groups = 20;
const inGroup = 24;
export const instances = groups + groups * inGroup;

export const definitions: SettingsRegistry = {
  group: defineSettings({
    id: 'group',
    version: 1,
    title: 'まとまり',
    pages: 'any',
    schema: {
      type: 'object',
      properties: { title: { type: 'string', title: '見出し', default: '' } },
      additionalProperties: false,
    },
    slots: { items: { accepts: ['item'] } },
  }),
  item: defineSettings({
    id: 'item',
    version: 2,
    title: '品',
    pages: 'any',
    schema: {
      type: 'object',
      properties: {
        label: { type: 'string', title: '名前', default: '', maxLength: 40 },
        columns: { type: 'integer', title: '列', default: 2, minimum: 1, maximum: 6, 'x-responsive': true },
        align: { enum: ['start', 'center'], title: 'そろえ', default: 'start' },
      },
      additionalProperties: false,
    },
    migrations: { '1->2': (settings) => ({ ...settings, align: 'center' }) },
  }),
};

const names = (stem: string, count: number): string[] => Array.from({ length: count }, (_, index) => `${stem}${index}`);

const item = (index: number) => ({
  type: 'item',
  v: index % 2 === 0 ? 2 : 1,
  settings: { label: `品 ${index}`, columns: { phone: 1, tablet: 2, pc: 4 } },
  ...(index % 3 === 0 ? { visible: { all: [{ setting: 'selling' }, { not: { visitor: 'member' as const } }] } } : {}),
  ...(index % 4 === 0 ? { window: { from: '2026-01-01T10:00+09:00', until: '2036-01-01' } } : {}),
});

const group = (name: string) => {
  const order = names(`${name}-`, inGroup);
  const sections = Object.fromEntries(order.map((id, index) => [id, item(index)]));
  return { type: 'group', v: 1, settings: { title: name }, slots: { items: { order, sections } } };
};

export const largeDocument = (): LayoutDocument => {
  const order = names('g', groups);
  const sections = Object.fromEntries(order.map((name) => [name, group(name)]));
  return { $schema: layoutSchemaId, page: 'top', order, sections };
};
