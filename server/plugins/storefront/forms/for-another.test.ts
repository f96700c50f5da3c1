import Fastify, { type FastifyReply } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allowedQuery } from '../../../../storefront/page/load/allowed-query';
import { matchScreen } from '../../../../storefront/page/load/match-screen';
import { markOf } from '../../../request/member-mark';
import { fastifyOptions } from '../../fastify-options';
import { registerFormPosts } from './form-posts';
import { createKeptForms } from './kept-form';

const channel = { id: 'minori', name: '実り', host: null, prefix: '', theme: 'minori' };
const now = new Date('2026-11-20T03:00:00Z');
const kept = createKeptForms(Buffer.alloc(32, 1), () => now);
const [hana, taro] = [markOf(channel, '41'), markOf(channel, '42')];

const sent: string[] = [];
const app = Fastify({ ...fastifyOptions({ trustProxy: 1 }), logger: false });
beforeAll(() =>
  registerFormPosts(app, {
    kept,
    bundle: { matchScreen, allowedQuery, navigationPath: '/-/screen', choicePath: '/-/choose/' },
    find: ({ url }) =>
      Promise.resolve({
        channel,
        prefix: '',
        path: url.split('?')[0] ?? url,
        visitor: { kind: 'member', userId: 42, isRegistered: true },
        visitorClass: 'registered',
      }),
    now: () => now,
    transport: () => ({
      ids: [],
      send: (call) => {
        sent.push(call);
        return Promise.resolve({ status: 204, headers: {}, body: undefined });
      },
    }),
    drawScreen: (_request, reply) => new Promise<FastifyReply>((resolve) => resolve(reply.send('drawn'))),
  }),
);
afterAll(() => app.close());

/** From a page of the browser in which the member 42 is logged in. */
const post = (name: string, fields: Readonly<Record<string, string>>, cookie = '') =>
  app.inject({
    method: 'POST',
    url: `/-/do/${name}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      host: 'localhost',
      referer: 'http://localhost/mypage/user_info/edit?again=refused',
      cookie: `last_member=42; ${cookie}`,
    },
    payload: new URLSearchParams(fields).toString(),
  });

const to = '/mypage/user_info/edit?again=unsent';
const place = { channel, path: '/mypage/user_info/edit', query: new URLSearchParams({ again: 'unsent' }) };

it('[auth.logout] a form that was drawn for another member sends nothing, and waits for its member', async () => {
  const { statusCode, headers } = await post(`user-info?of=${hana}`, { company_name: '山田商店' });
  const other = `/mypage/logout?other=1&redirect=${encodeURIComponent(to)}`;
  expect([statusCode, headers.location, sent]).toEqual([303, other, []]);
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  const shownTo = (member: string) =>
    kept.find({ headers: { cookie: `last_member=${member}; ${cookie}` }, isSecure: false }, place);
  expect(shownTo('42')).toBeNull();
  expect(shownTo('41')?.values).toEqual({ company_name: '山田商店' });
  // Whoever logs out to let the first one in does not take it away.
  const out = await post('logout', { next: 'login', redirect: to }, cookie);
  expect(out.headers.location).toBe(`/login/?redirect=${encodeURIComponent(to)}`);
  expect(String(out.headers['set-cookie'])).not.toContain('form_unsent');
  expect(sent).toEqual(['auth.logout']);
});

it('a form of whoever is logged in is sent', async () => {
  sent.length = 0;
  await post(`user-info?of=${taro}`, { company_name: '田中商店' });
  expect(sent).not.toEqual([]);
});
