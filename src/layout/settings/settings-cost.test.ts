import { describe, expect, it } from 'vitest';
import { hostileValues } from '../../../bench/layout/hostile-values';
import { settingsRegistry } from '../../../sections/settings-registry.generated';
import { completeSettings } from './complete-settings';
import type { SettingsDefinition } from '../define-settings';

const timeOf = (work: () => unknown): number => {
  const from = performance.now();
  work();
  return performance.now() - from;
};

const mostTries = 40;

/** Once is often enough to see that it is cheap; what looks dear is tried again, since the machine may be busy just then. */
const isDear = (work: () => unknown, atMost: number): boolean =>
  Array.from({ length: mostTries }).every(() => timeOf(work) > atMost);

const settings = Object.entries<SettingsDefinition>(settingsRegistry).flatMap(([id, definition]) =>
  ['no-such-setting', ...Object.keys(definition.schema.properties ?? {})].map((name) => ({ id, name, definition })),
);

describe('a value of 200 kB', () => {
  // How long reading its text takes is the measure: it is what any document of that size costs, on any machine.
  it.each(Object.entries(hostileValues))(
    'costs no setting more than a few readings of its text: %s',
    (_kind, value) => {
      const text = JSON.stringify(value);
      const reading = Math.max(...[1, 2, 3].map(() => timeOf(() => JSON.parse(text) as unknown)));
      const dear = settings.filter(({ name, definition }) => {
        completeSettings({}, definition);
        return isDear(() => completeSettings({ [name]: value }, definition), 4 * reading + 4);
      });
      expect(dear.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
    },
  );
});
