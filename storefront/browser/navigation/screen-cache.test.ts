import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NavigationAnswer } from '../../island/navigation-answer';
import { createScreenCache, NavigationFailed } from './screen-cache';

const redirect: NavigationAnswer = { kind: 'redirect', to: '/news' };
const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

const asked: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  asked.length = 0;
  answer = () => Promise.resolve(json(redirect));
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    asked.push(url);
    return init?.signal?.aborted ? Promise.reject(new DOMException('aborted', 'AbortError')) : answer();
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the screen cache', () => {
  it('asks once for a screen that was asked for ahead, and again when that is old', async () => {
    const ahead = vi.fn();
    const cache = createScreenCache(ahead);
    cache.prefetch('/a?x=1', false);
    cache.prefetch('/a?x=1', true);
    cache.prefetch('/a?x=1', true);
    expect(await cache.get('/a?x=1')).toEqual(redirect);
    expect(asked).toEqual(['/-/screen?url=%2Fa%3Fx%3D1']);
    expect(ahead).toHaveBeenCalledExactlyOnceWith(redirect);
    vi.advanceTimersByTime(10_000);
    await cache.get('/a?x=1');
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['what the server has left of it', { 'cache-control': 'public, max-age=0, s-maxage=2' }, 2_000],
    ['what a CDN has left of it', { 'cache-control': 'public, max-age=0, s-maxage=5', age: '4' }, 1_000],
    ['no longer than anybody may', { 'cache-control': 'public, max-age=0, s-maxage=600' }, 5_000],
    ['as long as anybody may, where it is the visitor’s own', { 'cache-control': 'private, no-store' }, 5_000],
  ])('keeps a screen for %s', async (_, headers: Record<string, string>, ms) => {
    answer = () => {
      const response = json(redirect);
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      return Promise.resolve(response);
    };
    const cache = createScreenCache(() => undefined);
    cache.prefetch('/a', false);
    await cache.get('/a');
    vi.advanceTimersByTime(ms - 1);
    await cache.get('/a');
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await cache.get('/a');
    expect(asked).toHaveLength(2);
  });

  it('asks below the prefix, where the cookies of the shop are sent', async () => {
    await createScreenCache(() => undefined, '/gakuen').get('/gakuen/cart/');
    expect(asked).toEqual(['/gakuen/-/screen?url=%2Fgakuen%2Fcart%2F']);
  });

  it('prepares only what is meant', async () => {
    const prepare = vi.fn();
    const cache = createScreenCache(prepare);
    cache.prefetch('/a', false);
    await cache.get('/a');
    expect(prepare).not.toHaveBeenCalled();
  });

  it('forgets all when told that something has changed', async () => {
    const cache = createScreenCache(() => undefined);
    cache.prefetch('/a', false);
    cache.forget();
    await cache.get('/a');
    expect(asked).toHaveLength(2);
  });

  it('does not keep what was not asked for ahead', async () => {
    const cache = createScreenCache(() => undefined);
    await cache.get('/a');
    await cache.get('/a');
    expect(asked).toHaveLength(2);
  });

  it('forgets a failure', async () => {
    const cache = createScreenCache(() => undefined);
    answer = () => Promise.reject(new TypeError('network'));
    cache.prefetch('/a', false);
    await vi.advanceTimersByTimeAsync(0);
    answer = () => Promise.resolve(json(redirect));
    expect(await cache.get('/a')).toEqual(redirect);
  });

  it.each([
    ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['an error', () => json({ code: 'server.error', message: '' }, 500)],
  ])('fails on %s, so that the browser loads the page itself', async (_name, make) => {
    answer = () => Promise.resolve(make());
    await expect(createScreenCache(() => undefined).get('/a')).rejects.toThrow(NavigationFailed);
  });

  it('gives up with its signal', async () => {
    await expect(createScreenCache(() => undefined).get('/a', AbortSignal.abort())).rejects.toThrow('aborted');
  });
});
