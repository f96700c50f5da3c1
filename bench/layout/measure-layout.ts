import { settingsRegistry } from '../../sections/settings-registry.generated';
import { completeSettings } from '../../src/layout/settings/complete-settings';
import type { SettingsDefinition } from '../../src/layout/define-settings';
import { type ResolvedSection } from '../../src/layout/resolving/resolve-section';
import { resolveLayout } from '../../src/layout/resolving/resolve-layout';
import type { Measure } from '../report/measure';
import { median } from '../statistics';
import { cutOffDocument, hostileValues } from './hostile-values';
import { definitions, instances, largeDocument } from './large-document';

const rounds = 200;
const hostileRounds = 5;

const count = (sections: readonly ResolvedSection[]): number =>
  sections.reduce(
    (sum, { slots }) => sum + 1 + Object.values(slots).reduce((inner, list) => inner + count(list), 0),
    0,
  );

/** Reads and resolves the text of a document, as a page view without any cache would. */
const resolve = (text: string) =>
  resolveLayout([{ source: 'published', input: text }], {
    page: 'top',
    definitions,
    variantsOf: () => ['default'],
    facts: { visitor: 'guest', registered: false, settings: { selling: true }, theme: 'minori', channel: 'minori' },
    now: new Date('2026-11-20T12:00:00+09:00'),
  });

const medianTime = (work: () => unknown): number =>
  median(
    Array.from({ length: hostileRounds }, () => {
      const from = performance.now();
      work();
      return performance.now() - from;
    }),
  );

/** What the dearest setting of any section costs with the worst value that fits into a document. */
const dearestSetting = (): number => {
  const times = Object.values<SettingsDefinition>(settingsRegistry).flatMap((definition) => {
    completeSettings({}, definition);
    const names = ['no-such-setting', ...Object.keys(definition.schema.properties ?? {})];
    return names.flatMap((name) =>
      Object.values(hostileValues).map((value) => medianTime(() => completeSettings({ [name]: value }, definition))),
    );
  });
  return Math.max(...times);
};

export const measureLayout = (): Measure[] => {
  const group = 'Layout engine';
  const text = JSON.stringify(largeDocument());
  const { sections, issues } = resolve(text);
  if (count(sections) !== instances)
    throw new Error(`${count(sections)} of ${instances} instances: ${JSON.stringify(issues.slice(0, 3))}`);
  const times = Array.from({ length: rounds }, () => {
    const from = performance.now();
    resolve(text);
    return performance.now() - from;
  });
  return [
    { group, name: `${instances} instances, the first time`, value: times[0] ?? Number.NaN, unit: 'ms' },
    { group, name: `${instances} instances, median`, value: median(times), unit: 'ms', aim: { atMost: 5 } },
    {
      group,
      name: '200 kB, cut off inside a string',
      value: medianTime(() => resolve(cutOffDocument)),
      unit: 'ms',
      aim: { atMost: 20 },
    },
    { group, name: '200 kB in the dearest setting', value: dearestSetting(), unit: 'ms', aim: { atMost: 20 } },
  ];
};
