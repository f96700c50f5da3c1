import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const script = readFileSync('server/replay/browser/play-events.js', 'utf8');

/** A screen without events, at its beginning and at its end. @param parts of it, and how many there are of each then */
const playOn = (parts: Readonly<Record<string, number>>, responseStatus = 200) => {
  const dataset: Record<string, string> = {};
  const hooks: (() => void)[] = [];
  const document = {
    readyState: 'loading',
    documentElement: { dataset },
    querySelectorAll: (wanted: string) =>
      Array.from({ length: document.readyState === 'loading' ? 0 : (parts[wanted] ?? 0) }),
    addEventListener: (_type: string, hook: () => void) => void hooks.push(hook),
  };
  const norenReplay = { events: [], waits: 'real', tellStuck: () => undefined, fillFields: () => Promise.resolve() };
  runInNewContext(script, {
    ...{ document, norenReplay, clearTimeout, setTimeout },
    performance: { getEntriesByType: () => [{ responseStatus }] },
    sessionStorage: { getItem: () => null, setItem: () => undefined },
  });
  const early = dataset.replay;
  document.readyState = 'interactive';
  for (const hook of hooks) hook();
  return [early, dataset.replay];
};

it('says that a screen is played once it is there, and that it is broken where a section or all of it is', () => {
  const error = { 'main [data-s=error]': 1 };
  expect(playOn({})).toEqual(['playing', 'played']);
  expect(playOn({ '[data-failed]': 1 })).toEqual(['playing', 'broken']);
  expect(playOn(error, 500)).toEqual(['playing', 'broken']);
  // Not found, and in maintenance.
  expect(playOn(error, 404)).toEqual(['playing', 'played']);
  expect(playOn({}, 503)).toEqual(['playing', 'played']);
});
