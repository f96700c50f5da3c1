import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MembersShop, openMembers } from '../domains/members/members.test-support';

let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
});
afterAll(() => shop.close());

const get = (url: string, headers: Readonly<Record<string, string>> = { 'x-channel-id': 'test' }) =>
  shop.apps[0].inject({ url, headers });

it('answers a call below a channel’s prefix, where the browser’s cookies of that channel stand', async () => {
  const { token } = await shop.login(await shop.member());
  const headers = { 'x-channel-id': 'test', cookie: `__Host-access_token_test=${token}` };
  for (const url of ['/v1/me/user', '/gakuen/v1/me/user']) expect((await get(url, headers)).statusCode).toBe(200);
  expect((await get('/gakuen/v1/me/user')).statusCode).toBe(401);
  const takimoto = [await get('/takimoto/v1/nothing'), await get('/gakuen/takimoto/v1/nothing')];
  expect(takimoto.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
});

it('takes no other path for one: not a page’s, and no deeper one', async () => {
  expect((await get('/gakuen/v1/tags', {})).statusCode).toBe(404);
  for (const url of ['/product/v1/v1/tags', '/GAKUEN/v1/tags', '//v1/tags', '/../v1x/tags'])
    expect((await get(url)).statusCode, url).toBe(404);
});
