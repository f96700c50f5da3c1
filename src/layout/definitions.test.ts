import { describe, expect, it } from 'vitest';
import { settingsRegistry } from '../../sections/settings-registry.generated';
import type { SettingsDefinition } from './define-settings';
import { outletSettings } from './resolving/outlet.settings';
import { definitionProblems } from './test/definition-problems';
import { definitions } from './test/definitions';

const registry: Readonly<Record<string, SettingsDefinition>> = { ...settingsRegistry, outlet: outletSettings };

describe('the sections’ settings', () => {
  it.each(Object.entries(registry))('of %s are whole: titles, defaults, presets, migrations', (id, definition) => {
    expect(definitionProblems(id, definition)).toEqual([]);
  });

  it.each(Object.entries(registry))('of %s name only sections that exist in their slots', (_id, { slots = {} }) => {
    const types = Object.values(slots).flatMap(({ accepts }) => (accepts === 'column' ? [] : accepts));
    expect(types.filter((type) => !Object.hasOwn(registry, type))).toEqual([]);
  });

  it('are found wanting when something lacks', () => {
    const { purchase } = definitions;
    const broken: SettingsDefinition = {
      ...purchase,
      version: 4,
      schema: {
        type: 'object',
        properties: {
          label: { type: 'string', minLength: 1, default: '' },
          other: { type: 'array', items: { type: 'string', pattern: 'a+' } },
        },
      },
    };
    expect(definitionProblems('buy', broken)).toEqual([
      'its id is purchase',
      'its schema lets in unknown settings',
      'label has no title',
      'other has no title',
      'other has no default',
      'a list of other has no maxItems',
      'a text of other has no maxLength',
      'a default or preset breaks the schema of label',
      'the migration 3->4 is missing',
    ]);
  });
});
