import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';

const script = readFileSync('server/replay/browser/play-events.js', 'utf8');
const pageScript = readFileSync('server/replay/browser/page.js', 'utf8');
afterEach(() => void vi.useRealTimers());

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

/** A screen that waits for a flow that never comes. @param settled as of page.js */
const playInVain = (settled: () => Promise<unknown>) => {
  const dataset: Record<string, string> = {};
  const tellStuck = vi.fn<(what: string) => void>();
  const events = [{ flow: 'gift', event: { type: 'submit' }, state: 'delivery' }];
  runInNewContext(script, {
    document: { readyState: 'complete', documentElement: { dataset }, querySelectorAll: () => [] },
    norenReplay: { events, waits: 'real', tellStuck, fillFields: () => Promise.resolve(), settled },
    ...{ clearTimeout, setTimeout, queueMicrotask },
    sessionStorage: { getItem: () => '0', setItem: () => undefined },
  });
  return { dataset, tellStuck };
};

it('gives no event up while code or answers are under way, and tells of one that can never be sent', async () => {
  vi.useFakeTimers();
  let arrive: (value?: unknown) => void = () => undefined;
  const coming = new Promise((resolve) => {
    arrive = resolve;
  });
  const { dataset, tellStuck } = playInVain(() => coming);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(dataset.replay).toBe('playing');
  arrive();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(dataset.replay).toBe('playing');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(dataset.replay).toBe('stuck');
  expect(tellStuck).toHaveBeenLastCalledWith('シナリオの操作「gift submit」: まだ届いていません');
});

it('takes a call as under way until its answer is there, also a late one, and not one that stays silent', async () => {
  vi.useFakeTimers();
  const answerTo = (url: string) => ({
    url,
    headers: new Map(url.includes('?') ? [['x-replay-trouble', url.split('?')[1] ?? '']] : []),
  });
  const page = {
    norenReplay: { nowMs: 0, runs: false, settled: () => Promise.resolve<unknown>(null) },
    fetch: (url: string) =>
      new Promise<unknown>((resolve) => setTimeout(resolve, url.includes('slow') ? 30_000 : 0, answerTo(url))),
    document: { getElementById: () => null },
    ...{ performance, setTimeout, URL, Map, addEventListener: () => undefined },
  };
  // It stands in no frame.
  runInNewContext(`globalThis.parent = globalThis;\n${pageScript}`, page);
  const settledAfter = async (url: string, ms: number): Promise<boolean> => {
    let isSettled = false;
    void page.fetch(url);
    await vi.advanceTimersByTimeAsync(10);
    void page.norenReplay.settled().then(() => {
      isSettled = true;
    });
    await vi.advanceTimersByTimeAsync(ms);
    return isSettled;
  };
  expect(await settledAfter('http://shop/v1/a?silent', 1_000)).toBe(true);
  expect(await settledAfter('http://shop/v1/b?20000', 15_000)).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await settledAfter('http://shop/v1/slow', 20_000)).toBe(false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await settledAfter('http://shop/v1/c', 1_000)).toBe(true);
});
