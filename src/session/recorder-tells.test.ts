import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Recording } from '../../schemas/scenario/recording';
import { readRecording } from '../../server/capsule/read-recording';

const place = { pathname: '/gakuen/product/knit', search: '' };
const kept: Record<string, string> = {};
const listeners = new Map<string, () => void>();

/** A page on which who records has just come. */
beforeEach(async () => {
  vi.resetModules();
  const document = { getElementById: () => ({ textContent: '{"env":{}}' }), querySelector: () => null };
  for (const [name, value] of Object.entries({ window: {}, location: place, history: { state: null }, document }))
    vi.stubGlobal(name, value);
  vi.stubGlobal('sessionStorage', kept);
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  await import('./recorder');
}, 30_000);
afterEach(() => vi.unstubAllGlobals());

const leave = (): Recording | null => {
  listeners.get('pagehide')?.();
  return readRecording(kept['noren:recording']);
};

it('keeps of what was typed of a product’s options its scripts, and what a mail address may be wrong by', () => {
  const typed = ['佐々木', 'Hanako,Y.', 'hana@@shop,jp'];
  window.norenFlows?.sees('adding', 's3', 'filled', { type: 'fill', picked: [], filled: [3, 9, 13], typed });
  expect(JSON.stringify(leave()?.events[0])).toMatch(/"~\d+~一あ一","~\d+~aaaaaa,a\.","~\d+~aaaa@@aaaa,aa"/);
});

it('says which section threw, as long as its screen is there', () => {
  window.norenFlows?.sees('section', 's3', 'broken', null);
  expect(leave()?.states).toEqual({ 'section s3': 'broken' });
  place.pathname = '/gakuen/';
  expect(leave()?.states).toEqual({});
});
