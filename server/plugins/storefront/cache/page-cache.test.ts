import { describe, expect, it } from 'vitest';
import type { Encoding } from '../entries/encoding';
import { entryOf } from '../entries/entry';
import { createPageCache, freshMs, keptMs, keptWhileUnavailableMs } from './page-cache';

const entry = (text: string, validUntil: Date | null = null, isWhole = true) =>
  entryOf(200, {}, text, { validUntil, isWhole });

const setUp = (most = 1_000_000, isAway = () => Promise.resolve(false)) => {
  let time = 1_000_000;
  const made: string[] = [];
  const cache = createPageCache({ most, isAway, now: () => time, patience: 1 });
  const serveBy = async (version: string, make: () => Promise<ReturnType<typeof entry>>): Promise<string> =>
    (await cache.serve('a', version, 'identity', make)).body.toString();
  const serve = async (key: string, version: string, text: string, validUntil: Date | null = null): Promise<string> => {
    const served = await cache.serve(key, version, 'identity', () => {
      made.push(text);
      return Promise.resolve(entry(text, validUntil));
    });
    return served.body.toString();
  };
  return { cache, serve, serveBy, made, pass: (ms: number) => (time += ms), now: () => time };
};

describe('the page cache', () => {
  it('serves what it made while the data version stays', async () => {
    const { serve, made } = setUp();
    expect(await serve('a', '1', 'first')).toBe('first');
    expect(await serve('a', '1', 'second')).toBe('first');
    expect(made).toEqual(['first']);
  });

  it('draws anew as soon as the data version is another', async () => {
    const { serve } = setUp();
    await serve('a', '1', 'first');
    expect(await serve('a', '2', 'second')).toBe('second');
  });

  it('serves the old while it draws the new in the second half of its life, and never after', async () => {
    const { serve, pass } = setUp();
    await serve('a', '1', 'first');
    pass(freshMs);
    expect(await serve('a', '1', 'second')).toBe('first');
    expect(await serve('a', '1', 'third')).toBe('second');
    pass(keptMs);
    expect(await serve('a', '1', 'fourth')).toBe('fourth');
  });

  it('never serves past the moment at which a window opens', async () => {
    const { serve, pass, now } = setUp();
    await serve('a', '1', 'before', new Date(now() + 1000));
    pass(999);
    expect(await serve('a', '1', 'after')).toBe('before');
    pass(1);
    expect(await serve('a', '1', 'after')).toBe('after');
  });

  it('lets equal requests at the same time share one drawing', async () => {
    const { serve, made } = setUp();
    await Promise.all([serve('a', '1', 'x'), serve('a', '1', 'y'), serve('a', '1', 'z')]);
    expect(made).toEqual(['x']);
  });

  it('stays within its bytes and forgets the oldest first', async () => {
    const { cache, serve, made } = setUp(250);
    for (const key of ['a', 'b', 'c']) await serve(key, '1', key.repeat(100));
    expect(cache.bytes).toBe(200);
    await serve('c', '1', 'again');
    await serve('a', '1', 'a'.repeat(100));
    expect(made).toHaveLength(4);
  });

  it('counts compressed forms too, and stays within its bytes with them', async () => {
    const { cache } = setUp(1050);
    const make = () => Promise.resolve(entry('x'.repeat(1000)));
    const serveAs = (encoding: Encoding) => cache.serve('a', '1', encoding, make);
    await serveAs('identity');
    const served = await serveAs('br');
    expect(cache.bytes).toBe(1000 + served.body.length);
    await serveAs('gzip');
    expect(cache.bytes).toBeLessThanOrEqual(1050);
  });
});

describe('the page cache while the shop cannot be read', () => {
  const away = () => Promise.reject(new Error('away'));

  it('serves an old page for a minute', async () => {
    const { serve, serveBy, pass } = setUp();
    await serve('a', '1', 'first');
    pass(keptMs + 1);
    expect(await serveBy('1', away)).toBe('first');
    pass(keptWhileUnavailableMs);
    await expect(serveBy('1', away)).rejects.toThrow('away');
  });

  it('does not let a visitor wait for a database that does not answer', async () => {
    const { serve, serveBy, pass } = setUp();
    await serve('a', '1', 'first');
    pass(keptMs + 1);
    expect(await serveBy('1', () => new Promise(() => undefined))).toBe('first');
  });

  it('waits for the new page where it knows that something was written', async () => {
    const { serve, serveBy } = setUp();
    await serve('a', '1', 'first');
    let finish: () => void = () => undefined;
    const late = serveBy('2', () => new Promise((resolve) => (finish = () => resolve(entry('second')))));
    finish();
    expect(await late).toBe('second');
  });

  const gaps = () => Promise.resolve(entry('gaps', null, false));
  const gone: readonly (readonly [string, () => Promise<boolean>])[] = [
    ['says so', () => Promise.resolve(true)],
    ['cannot be asked', () => Promise.reject(new Error('away'))],
    ['does not answer', () => new Promise(() => undefined)],
  ];

  it.each(gone)('serves a page of an older version for a minute where the database %s', async (_name, isAway) => {
    const { serve, serveBy, pass } = setUp(1000, isAway);
    await serve('a', '1', 'first');
    expect(await serveBy('2', away)).toBe('first');
    expect(await serveBy('2', gaps)).toBe('first');
    pass(keptWhileUnavailableMs);
    await expect(serveBy('2', away)).rejects.toThrow('away');
  });

  it('never serves a page of an older version while the database answers', async () => {
    const { serve, serveBy } = setUp();
    await serve('a', '1', 'old price');
    expect(await serveBy('2', gaps)).toBe('gaps');
    await expect(serveBy('2', away)).rejects.toThrow('away');
    expect(await serve('a', '2', 'new price')).toBe('new price');
  });

  it('sends a page with gaps, but does not keep it, and prefers an old whole one', async () => {
    const { serve, serveBy, pass } = setUp();
    const withGaps = () => Promise.resolve(entry('gaps', null, false));
    expect(await serveBy('1', withGaps)).toBe('gaps');
    expect(await serve('a', '1', 'whole')).toBe('whole');
    pass(keptMs + 1);
    expect(await serveBy('1', withGaps)).toBe('whole');
  });
});
