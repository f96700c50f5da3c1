import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const script = readFileSync('server/replay/browser/play-events.js', 'utf8');

/** A screen without events, at its beginning, and what of it could not be drawn by its end. */
const playOn = (failed: number) => {
  const dataset: Record<string, string> = {};
  const hooks: (() => void)[] = [];
  const document = {
    readyState: 'loading',
    documentElement: { dataset },
    querySelectorAll: () => Array.from({ length: document.readyState === 'loading' ? 0 : failed }),
    addEventListener: (_type: string, hook: () => void) => void hooks.push(hook),
  };
  const norenReplay = { events: [], waits: 'real', tellStuck: () => undefined, fillFields: () => Promise.resolve() };
  runInNewContext(script, {
    ...{ document, norenReplay, clearTimeout, setTimeout },
    sessionStorage: { getItem: () => null, setItem: () => undefined },
  });
  const early = dataset.replay;
  document.readyState = 'interactive';
  for (const hook of hooks) hook();
  return [early, dataset.replay];
};

it('says that a screen is played once it is there, and that it is broken where a section of it is', () => {
  expect(playOn(0)).toEqual(['playing', 'played']);
  expect(playOn(1)).toEqual(['playing', 'broken']);
});
