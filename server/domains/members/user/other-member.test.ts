import { afterAll, beforeAll, expect, it } from 'vitest';
import { markOf } from '../../../request/member-mark';
import { bodyOf, type MembersShop, openMembers } from '../members.test-support';

let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
});
afterAll(() => shop.close());

const ownPage = { 'sec-fetch-site': 'same-origin' } as const;

it('[auth.logout] a page that was drawn for one member writes nothing as another, who is in by now', async () => {
  const [first, second] = [await shop.member(), await shop.member()];
  const { token } = await shop.login(second);
  const before = bodyOf(await shop.me(token));
  const { id: _id, email: _email, ...profile } = before;
  const drawnFor = markOf({ id: 'test' }, String(await shop.idOf(first)));
  const headers = { ...ownPage, cookie: `__Host-access_token_test=${token}`, 'x-drawn-for': drawnFor };
  const write = (more: object) =>
    shop.ask('PUT', '/v1/me/user', { ...profile, company_name: '別人商店' }, { headers: { ...headers, ...more } });
  expect(await write({})).toMatchObject({ status: 403, body: { code: 'auth.other' } });
  expect(bodyOf(await shop.me(token))).toEqual(before);
  // Its own page, and who shows a bearer token, which no page does.
  const own = await write({ 'x-drawn-for': markOf({ id: 'test' }, String(await shop.idOf(second))) });
  const bearer = await write({ authorization: `Bearer ${token}`, cookie: '' });
  expect([own.body.code, bearer.body.code]).not.toContain('auth.other');
});

it('[auth.logout] what says for whom it was drawn in no single good word is done for nobody', async () => {
  const email = await shop.member();
  const { token } = await shop.login(email);
  const mark = markOf({ id: 'test' }, String(await shop.idOf(email)));
  const logOut = (said: string, query = '') =>
    shop.ask(
      'POST',
      `/v1/auth/logout${query}`,
      {},
      { headers: { ...ownPage, cookie: `__Host-access_token_test=${token}`, 'x-drawn-for': said } },
    );
  const sent = [['x'], [''], [`${mark}!`], [`${mark}, ${mark}`], [mark, `?of=${mark}`], ['', `?of=${mark}`]] as const;
  for (const [said, query] of sent)
    expect(await logOut(said, query), said).toMatchObject({ status: 403, body: { code: 'auth.other' } });
  expect((await shop.me(token)).status).toBe(200);
  expect((await logOut(mark)).status).toBe(204);
});

it('[auth.login] the browser’s scripts are told by a sign who is in, and the sign ends with the login', async () => {
  const email = await shop.member();
  const { cookies } = await shop.tryLogin(email, undefined, { headers: ownPage });
  const mark = markOf({ id: 'test' }, String(await shop.idOf(email)));
  expect(cookies.find((cookie) => cookie.startsWith('login_of='))).toMatch(`login_of=${mark};`);
  const token = cookies.map((cookie) => /^__Host-access_token_test=([^;]+)/.exec(cookie)?.[1]).find(Boolean) ?? '';
  const out = await shop.ask(
    'POST',
    '/v1/auth/logout',
    {},
    { headers: { ...ownPage, cookie: `__Host-access_token_test=${token}` } },
  );
  expect(out.cookies.find((cookie) => cookie.startsWith('login_of=;'))).toContain('Max-Age=0');
});
