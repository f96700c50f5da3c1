import fastify from 'fastify';
import pino from 'pino';
import { afterAll, expect, it, vi } from 'vitest';
import type { ScenarioFile } from '../../schemas/scenario/scenario';
import { lacksForm, playedForms } from './played-forms';
import { openReplay } from './replay';
import { replayPages } from './replay-pages';
import { folderOf, removeFolders, whole } from './replay.test-support';

afterAll(removeFolders);

const shownAt = (url: string, posted: NonNullable<ScenarioFile['posted']> | null) => {
  const play = { scenario: { address: '/cart/?again=refused', posted } };
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const channel = { id: 'minori', name: '実り', host: null, prefix: '', theme: 'minori' };
  const asked = { posted: null };
  const found = playedForms({ playOf: () => play, asked: { getStore: () => asked } }).find(
    { headers: {}, isSecure: false },
    { channel, path: pathname, query: searchParams },
  );
  expect(asked.posted).toBe(found?.action ?? null);
  return found;
};

it('what a scenario says was sent is shown at its address, and at no other', () => {
  const posted = { action: 'coupon-use', values: { coupon_code: 'XYZ' }, code: 'coupon.unknown', message: 'いいえ' };
  expect(shownAt('/cart/?again=refused', posted)).toEqual({ ...posted, errors: null });
  for (const url of ['/cart/', '/cart/?again=unsent', '/coupon?again=refused'])
    expect(shownAt(url, posted), url).toBeNull();
  expect(shownAt('/cart/?again=refused', null)).toBeNull();
});

it('a page has a form where something on it is sent to just that action', () => {
  const page = '<form action="/gakuen/-/do/coupon-use#s2"><button formaction="/-/do/point">…</button></form>';
  for (const action of ['coupon-use', 'point']) expect(lacksForm(page, action), action).toBe(false);
  for (const action of ['coupon', 'coupon-use-all', 'orderer']) expect(lacksForm(page, action), action).toBe(true);
});

it('a form that its screen has not is told on the screen, in the log once, and in the index', async () => {
  const log = pino({ level: 'silent' });
  const warn = vi.spyOn(log, 'warn');
  const posted = { action: 'coupon-use', values: {} };
  const replay = openReplay(folderOf({ 'a.json': { ...whole, posted }, 'b.json': { ...whole, posted } }), log);
  const app = fastify();
  await app.register(replayPages, { replay });
  app.get('/cart/', ({ headers, hostname }, reply) => {
    const { channel } = replay.playAt(hostname) ?? {};
    const visit = { headers, isSecure: false };
    if (channel) playedForms(replay).find(visit, { channel, path: '/cart/', query: new URLSearchParams() });
    const action = hostname.startsWith('a') ? 'point-use' : 'coupon-use';
    return reply.type('text/html').send(`<form action="/-/do/${action}"></form>`);
  });
  const timing = async (host: string) =>
    (await app.inject({ url: '/cart/', headers: { host } })).headers['server-timing'];
  const index = async () => (await app.inject({ url: '/', headers: { host: 'localhost' } })).body;
  expect(await timing('b.localhost')).toBeUndefined();
  expect(await index()).not.toContain('（posted）');
  for (let turn = 0; turn < 2; turn += 1) expect(await timing('a.localhost')).toBe('no-form;desc="coupon-use"');
  expect(warn.mock.calls).toEqual([['scenario a: /cart/ has no form "coupon-use", which was posted']]);
  expect(await index()).toContain('（posted）（1件）');
  await app.close();
});
