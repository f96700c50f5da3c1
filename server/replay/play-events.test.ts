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

const submitted: { readonly flow: string; readonly event: object; readonly state: string } = {
  flow: 'gift',
  event: { type: 'submit' },
  state: 'delivery',
};

interface Flows {
  meet: (flow: string, send: (event: unknown) => void) => void;
  sees: (flow: string, place: string | undefined, state: string, event: object | null) => void;
}

/** A screen of whose event nothing comes by itself. @param settled as of page.js @param asked what is under way */
const playInVain = (settled: () => Promise<unknown>, asked: readonly string[] = [], events = [submitted]) => {
  const dataset: Record<string, string> = {};
  const tellStuck = vi.fn<(what: string) => void>();
  const kept = new Map([['noren:replay:next', '0']]);
  const page = {
    document: { readyState: 'complete', documentElement: { dataset }, querySelectorAll: () => [] },
    norenReplay: {
      ...{ events, waits: 'real', tellStuck, settled },
      fillFields: () => Promise.resolve(),
      underWay: () => asked,
    },
    norenFlows: undefined as Flows | undefined,
    ...{ clearTimeout, setTimeout, queueMicrotask, performance: { getEntriesByType: () => [] } },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    },
  };
  runInNewContext(script, page);
  return { dataset, tellStuck, flows: () => page.norenFlows };
};

it('waits for code and answers that are under way, and tells of an event that can never be sent', async () => {
  vi.useFakeTimers();
  let arrive: (value?: unknown) => void = () => undefined;
  const coming = new Promise((resolve) => {
    arrive = resolve;
  });
  const { dataset, tellStuck } = playInVain(() => coming);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(dataset.replay).toBe('playing');
  arrive();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(dataset.replay).toBe('playing');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(dataset.replay).toBe('stuck');
  expect(tellStuck).toHaveBeenLastCalledWith('シナリオの操作「gift submit」: まだ届いていません');
});

it('tells what it waits for where an answer never comes, and goes on should it come after all', async () => {
  vi.useFakeTimers();
  const never = new Promise(() => undefined);
  const { dataset, tellStuck, flows } = playInVain(() => never, ['/v1/gifts/x']);
  await vi.advanceTimersByTimeAsync(80_000);
  expect(dataset.replay).toBe('playing');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(dataset.replay).toBe('stuck');
  expect(tellStuck).toHaveBeenLastCalledWith(
    'シナリオの操作「gift submit」: まだ届いていません。応答を待っています: /v1/gifts/x',
  );
  flows()?.meet('gift', (event) => flows()?.sees('gift', undefined, 'delivery', event as object));
  await vi.advanceTimersByTimeAsync(10);
  expect(dataset.replay).toBe('played');
});

it('tells of a flow that goes round in circles and never stands where the event was to lead', async () => {
  vi.useFakeTimers();
  const { dataset, tellStuck, flows } = playInVain(() => Promise.resolve());
  flows()?.meet('gift', (event) => flows()?.sees('gift', undefined, 'address', event as object));
  const circling = setInterval(() => flows()?.sees('gift', undefined, 'confirm', null), 2_000);
  await vi.advanceTimersByTimeAsync(85_000);
  expect(dataset.replay).toBe('playing');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(dataset.replay).toBe('stuck');
  expect(tellStuck).toHaveBeenLastCalledWith(
    'シナリオの操作「gift submit」: deliveryになりません（いまは「confirm」）',
  );
  clearInterval(circling);
});

it('takes a call as under way until its answer is there, also a late one, and not one that stays silent', async () => {
  vi.useFakeTimers();
  const answerTo = (url: string) => ({
    url,
    headers: new Map(url.includes('?') ? [['x-replay-trouble', url.split('?')[1] ?? '']] : []),
  });
  const page = {
    norenReplay: { nowMs: 0, runs: false, settled: () => Promise.resolve<unknown>(null), underWay: () => [''] },
    fetch: (url: string) =>
      new Promise<unknown>((resolve) => setTimeout(resolve, url.includes('slow') ? 30_000 : 0, answerTo(url))),
    document: { getElementById: () => null },
    ...{ performance, setTimeout, URL, Map, addEventListener: () => undefined },
    location: { href: 'http://shop/' },
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
  expect([...page.norenReplay.underWay()]).toEqual(['/v1/slow']);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await settledAfter('http://shop/v1/c', 1_000)).toBe(true);
});

it('sends what follows once a view without a machine has heard what came of the press before', async () => {
  const event = { type: 'add', line: { sku_id: 7, quantity: 1 } };
  const step = { flow: 'adding', event, state: 'added' };
  const { dataset, flows } = playInVain(() => Promise.resolve(), [], [step, step]);
  let isBusy = false;
  const add = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    flows()?.sees('adding', undefined, 'busy', event);
    // Its answer comes, and is handed on to the view.
    const answered = new Promise((resolve) => setTimeout(resolve));
    await answered.then(() => flows()?.sees('adding', undefined, 'added', null)).then(() => undefined);
    await Promise.resolve();
    isBusy = false;
  };
  flows()?.meet('adding', () => void add());
  await vi.waitFor(() => expect(dataset.replay).toBe('played'));
});
