import { describe, expect, it } from 'vitest';
import type { Json } from '../../schemas/layout/document';
import { settingsRegistry } from '../../sections/settings-registry';
import { completeSettings } from './complete-settings';
import type { SettingsDefinition } from './define-settings';

const bytes = 199_000;

const listOf = (item: string): Json => {
  const items = Array<string>(Math.floor(bytes / (item.length + 1))).fill(item);
  return JSON.parse(`[${items.join(',')}]`) as Json;
};
const numbered = <T>(length: number, item: (index: number) => T): T[] =>
  Array.from({ length: Math.floor(bytes / length) }, (_, index) => item(100_000 + index));

/** The largest values that fit into a document, each against another kind of check. */
const hostile: Readonly<Record<string, Json>> = {
  'one letter': 'x'.repeat(bytes),
  slashes: '/'.repeat(bytes),
  'blanks and an end': `${' '.repeat(bytes)}x`,
  digits: '1'.repeat(bytes),
  'empty objects': listOf('{}'),
  numbers: listOf('1'),
  texts: listOf('"a"'),
  'nearly links': listOf('{"label":"a","url":"/"}'),
  'different numbers': numbered(7, (number) => number),
  'different objects': numbered(15, (number) => ({ a: number })),
  'many keys': Object.fromEntries(numbered(12, (number) => [`k${number}`, 1])),
};

const timeOf = (work: () => unknown): number => {
  const from = performance.now();
  work();
  return performance.now() - from;
};

/** Once is often enough to see that it is cheap; what looks dear is tried again, since the machine may have been busy. */
const isDear = (work: () => unknown, atMost: number): boolean => [1, 2, 3, 4].every(() => timeOf(work) > atMost);

const settings = Object.entries<SettingsDefinition>(settingsRegistry).flatMap(([id, definition]) =>
  ['no-such-setting', ...Object.keys(definition.schema.properties ?? {})].map((name) => ({ id, name, definition })),
);

describe('a value of 200 kB', () => {
  // How long reading its text takes is the measure: it is what any document of that size costs, on any machine.
  it.each(Object.entries(hostile))('costs no setting more than a few readings of its text: %s', (_kind, value) => {
    const text = JSON.stringify(value);
    const reading = Math.max(...[1, 2, 3].map(() => timeOf(() => JSON.parse(text) as unknown)));
    const dear = settings.filter(({ name, definition }) => {
      completeSettings({}, definition);
      return isDear(() => completeSettings({ [name]: value }, definition), 4 * reading + 4);
    });
    expect(dear.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  });
});
