import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bodyOf, dayMs, type MembersShop, minuteMs, openMembers, right } from '../members.test-support';

vi.setConfig({ testTimeout: 120_000 });

let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
});
afterAll(() => shop.close());

describe('a login', () => {
  it('is by mail address, in whatever case, or by login id, and opens what is the member’s own', async () => {
    const email = await shop.member();
    const { token, ...answer } = await shop.login(email.toUpperCase());
    expect(answer).toMatchObject({
      expires_in: 900,
      expires_at: new Date(shop.now().getTime() + 15 * minuteMs).toISOString(),
      is_registered_member: true,
      has_password_expired: false,
      has_mail_error_count_over: false,
      is_verify: false,
    });
    const me = bodyOf(await shop.me(token));
    expect(me).toMatchObject({ email, company_name: '山田商店', orderer_name: '山田花子', is_receive_newsletter: 0 });
    const byCode = await shop.login(` ${String(me.code).toUpperCase()} `);
    expect(bodyOf(await shop.me(byCode.token))).toEqual(me);
  });

  it('[auth.bearer] is shown as a bearer token, and none is a 401', async () => {
    const { token } = await shop.login(await shop.member());
    expect((await shop.me(token)).status).toBe(200);
    for (const authorization of [
      '',
      'Bearer',
      `Basic ${token}`,
      `Bearer ${token}x`,
      'Bearer null',
      `Bearer ${'a'.repeat(32)}`,
    ])
      expect((await shop.ask('GET', '/v1/me/user', null, { headers: { authorization } })).status).toBe(401);
    expect(await shop.ask('GET', '/v1/me/user')).toMatchObject({ status: 401, body: { code: 'auth.required' } });
  });

  it('has a token that nobody finds in the database', async () => {
    const { token } = await shop.login(await shop.member());
    const rows = await shop.db.selectFrom('login_tokens').select('token_hash').execute();
    expect(
      JSON.stringify(rows.map(({ token_hash }) => [token_hash.toString('base64url'), token_hash.toString('utf8')])),
    ).not.toContain(token);
    expect(shop.logged.join('')).not.toContain(token);
  });

  it('is refused alike for a wrong password and for nobody', async () => {
    const known = await shop.tryLogin(await shop.member(), 'wrong-2026');
    const unknown = await shop.tryLogin('nobody@example.jp', 'wrong-2026');
    expect(known).toMatchObject({ status: 422, body: { code: 'auth.login.failed' } });
    expect(unknown).toEqual(known);
    expect((await shop.tryLogin('x'.repeat(255), right)).status).toBe(422);
    expect((await shop.tryLogin('hanako@example.jp', 'x'.repeat(10_000))).status).toBe(422);
    expect((await shop.tryLogin('hanako@example.jp\r\nBcc: a@b.jp', right)).status).toBe(422);
    expect((await shop.tryLogin('🍡', '🍡'.repeat(20))).status).toBe(422);
  });

  it('is over for whoever logs out, in every app', async () => {
    const { token } = await shop.login(await shop.member());
    expect((await shop.ask('POST', '/v1/auth/logout', null, { token })).status).toBe(204);
    for (const app of shop.apps) expect((await shop.me(token, { app })).status).toBe(401);
    expect((await shop.ask('POST', '/v1/auth/refresh', null, { token })).status).toBe(401);
    expect((await shop.ask('POST', '/v1/auth/logout', null, { token })).status).toBe(204);
  });

  it('[auth.sync-channel] is good in the channels that the account is linked to, each for itself', async () => {
    const email = await shop.member();
    const { token } = await shop.login(email);
    expect((await shop.me(token, { channel: 'other' })).status).toBe(401);
    const elsewhere = { channel: 'other' };
    expect(await shop.tryLogin(email, right, elsewhere)).toMatchObject({
      status: 409,
      body: { code: 'auth.login.not_synced' },
    });
    const sync = (password: string) =>
      shop.ask('POST', '/v1/auth/login-sync-channel', { login_id: email, password }, elsewhere);
    expect((await sync('wrong-2026')).status).toBe(422);
    expect((await shop.tryLogin(email, right, elsewhere)).status).toBe(409);
    const synced = String(bodyOf(await sync(right)).access_token);
    expect((await shop.me(synced, elsewhere)).status).toBe(200);
    expect((await shop.me(synced)).status).toBe(401);
    expect((await shop.tryLogin(email, right, elsewhere)).status).toBe(200);
  });

  it('[auth.password-expired] says that a password is older than the shop wants it, until it is changed', async () => {
    const key = { channel_id: 'test', key: 'MEMBER.PASSWORD_DAYS' };
    const setDays = async (days: unknown) => {
      const value = JSON.stringify(days);
      await shop.db.deleteFrom('settings').where('key', '=', key.key).execute();
      await shop.db
        .insertInto('settings')
        .values({ ...key, value })
        .execute();
    };
    const email = await shop.member();
    const isOld = async () => (await shop.login(email)).has_password_expired;
    const changedAt = new Date(shop.now().getTime() - 90 * dayMs);
    const ownId = await shop.idOf(email);
    await shop.db.updateTable('members').set({ password_changed_at: changedAt }).where('id', '=', ownId).execute();
    expect(await isOld()).toBe(false);
    for (const never of [91, 0, -1, 1.5, '90']) {
      await setDays(90);
      await vi.waitFor(async () => expect(await isOld()).toBe(true));
      await setDays(never);
      await vi.waitFor(async () => expect(await isOld()).toBe(false));
    }
    await setDays(90);
    await vi.waitFor(async () => expect(await isOld()).toBe(true));
    const { token } = await shop.login(email);
    expect(bodyOf(await shop.ask('POST', '/v1/auth/refresh', null, { token })).has_password_expired).toBe(true);
    const body = { password: right, new_password: 'hanako-2027' };
    bodyOf(await shop.ask('PUT', '/v1/me/password', body, { token }), 204);
    expect((await shop.login(email, 'hanako-2027')).has_password_expired).toBe(false);
    await setDays(0);
  });

  it('[auth.not-registered] of one who has not confirmed the mail address opens nothing', async () => {
    const email = shop.newMail();
    await shop.register(email);
    const { token, is_registered_member: isRegistered } = await shop.login(email);
    expect(isRegistered).toBe(false);
    expect((await shop.me(token)).status).toBe(401);
  });
});

describe('a token', () => {
  const refresh = (token: string, app = shop.apps[0]) => shop.ask('POST', '/v1/auth/refresh', null, { token, app });

  it('[auth.call-payloads] is good for a quarter of an hour, and is refreshed without a payload', async () => {
    const { token } = await shop.login(await shop.member());
    shop.pass(15 * minuteMs - 1);
    expect((await shop.me(token)).status).toBe(200);
    shop.pass(1);
    expect((await shop.me(token)).status).toBe(401);
    const next = bodyOf(await refresh(token));
    expect(next).toMatchObject({ expires_in: 900, is_registered_member: true, is_verify: false });
    expect(next.access_token).not.toBe(token);
    expect((await shop.me(String(next.access_token))).status).toBe(200);
  });

  it('is refreshed for a month, and no longer', async () => {
    let { token } = await shop.login(await shop.member());
    for (let day = 0; day < 29; day += 1) {
      shop.pass(dayMs);
      token = String(bodyOf(await refresh(token)).access_token);
    }
    shop.pass(dayMs);
    expect((await refresh(token)).status).toBe(401);
    expect((await shop.me(token)).status).toBe(401);
  });

  it('gives the same next one to all who refresh it at once, in every app, time after time', async () => {
    let { token } = await shop.login(await shop.member());
    for (let round = 0; round < 5; round += 1) {
      shop.pass(14 * minuteMs);
      const answers = await Promise.all(Array.from({ length: 20 }, (_, tab) => refresh(token, shop.apps[tab % 2])));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const next = new Set(answers.map(({ body }) => body.access_token));
      expect(next.size).toBe(1);
      // A request that is on its way with the old one.
      expect((await shop.me(token)).status).toBe(200);
      token = String([...next][0]);
      const uses = await Promise.all(
        Array.from({ length: 20 }, (_, tab) => shop.me(token, { app: shop.apps[tab % 2] ?? shop.apps[0] })),
      );
      expect(new Set(uses.map(({ status }) => status))).toEqual(new Set([200]));
    }
  });

  it('is good until the next one is used, and ten seconds more', async () => {
    const { token } = await shop.login(await shop.member());
    const next = String(bodyOf(await refresh(token)).access_token);
    shop.pass(14 * minuteMs);
    expect((await shop.me(token)).status).toBe(200);
    expect((await shop.me(next)).status).toBe(200);
    shop.pass(10_000);
    expect((await shop.me(token)).status).toBe(200);
    expect(bodyOf(await refresh(token)).access_token).toBe(next);
  });

  it.each([
    ['to refresh it', refresh],
    ['to ask with it', (token: string) => shop.me(token)],
  ])('that is used later, %s, was stolen: its login ends in all its tokens', async (_, use) => {
    const email = await shop.member();
    const other = await shop.login(email);
    const { token } = await shop.login(email);
    const next = String(bodyOf(await refresh(token)).access_token);
    expect((await shop.me(next)).status).toBe(200);
    shop.pass(10_001);
    expect((await use(token)).status).toBe(401);
    expect((await shop.me(next)).status).toBe(401);
    expect((await refresh(next)).status).toBe(401);
    expect((await shop.me(other.token)).status).toBe(200);
  });

  it('that was given out and lost is given out again, with a time of its own', async () => {
    const { token } = await shop.login(await shop.member());
    const lost = String(bodyOf(await refresh(token)).access_token);
    shop.pass(60 * minuteMs);
    expect(bodyOf(await refresh(token))).toMatchObject({ access_token: lost, expires_in: 900 });
    expect((await shop.me(lost)).status).toBe(200);
  });
});

describe('the shop’s own browser', () => {
  const host = 'test.localhost';
  const browser = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
  const own = '__Host-access_token_test';
  const cookieOf = (cookies: readonly string[], name: string): string =>
    cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
  const pair = (cookie: string): string => cookie.split(';')[0] ?? '';

  it('[auth.login] keeps the token in a cookie that no script reads, and its end in one that does', async () => {
    const answer = await shop.tryLogin(await shop.member(), right, { headers: browser });
    expect(answer).toMatchObject({ status: 200, body: { access_token: null, expires_in: 900 } });
    const cookie = cookieOf(answer.cookies, own);
    expect(cookie).toMatch(
      /^__Host-access_token_test=[\w-]{32}; Path=\/; Max-Age=2592000; SameSite=Lax; Secure; HttpOnly$/,
    );
    expect(cookieOf(answer.cookies, 'expires_at')).toMatch(
      /^expires_at=test\.2026-\S+; Path=\/; Max-Age=2592000; SameSite=Lax; Secure$/,
    );
    const headers = { ...browser, cookie: pair(cookie) };
    expect((await shop.ask('GET', '/v1/me/user', null, { headers })).status).toBe(200);
    shop.pass(16 * minuteMs);
    expect((await shop.ask('GET', '/v1/me/user', null, { headers })).status).toBe(401);
    const refreshed = await shop.ask('POST', '/v1/auth/refresh', null, { headers });
    expect(refreshed).toMatchObject({ status: 200, body: { access_token: null } });
    const next = pair(cookieOf(refreshed.cookies, own));
    expect((await shop.ask('GET', '/v1/me/user', null, { headers: { ...browser, cookie: next } })).status).toBe(200);
  });

  it('[member.leave] forgets them when it leaves the shop, its cart too', async () => {
    const login = await shop.tryLogin(await shop.member(), right, { headers: browser });
    const headers = { ...browser, cookie: pair(cookieOf(login.cookies, own)) };
    const { status, cookies } = await shop.ask('DELETE', '/v1/me/user', { password: right }, { headers });
    expect(status).toBe(204);
    for (const name of [own, 'expires_at', 'last_member', 'cartToken', 'cart_count'])
      expect(cookieOf(cookies, name)).toMatch(new RegExp(`^${name}=; Path=/; Max-Age=0; `));
  });

  it('[auth.logout] forgets token, end and cart when it logs out, but for the cart where it is told so', async () => {
    const logIn = async () =>
      pair(cookieOf((await shop.tryLogin(await shop.member(), right, { headers: browser })).cookies, own));
    const headers = { ...browser, cookie: `${await logIn()}; form_unsent=x` };
    const { status, cookies } = await shop.ask('POST', '/v1/auth/logout', null, { headers });
    expect(status).toBe(204);
    for (const name of [own, 'expires_at', 'last_member', 'form_unsent', 'cartToken', 'cart_count'])
      expect(cookieOf(cookies, name)).toMatch(new RegExp(`^${name}=; Path=/; Max-Age=0; `));
    expect((await shop.ask('GET', '/v1/me/user', null, { headers })).status).toBe(401);
    const kept = await shop.ask(
      'POST',
      '/v1/auth/logout',
      { keeps_cart: true },
      { headers: { ...browser, cookie: await logIn() } },
    );
    expect(kept.cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      own,
      'expires_at',
      'login_of',
      'visitor_class',
      'last_member',
    ]);
  });

  it('loses what leads nowhere any more', async () => {
    const cookie = `${own}=${'x'.repeat(32)}`;
    const { status, cookies } = await shop.ask('POST', '/v1/auth/refresh', null, { headers: { ...browser, cookie } });
    expect(status).toBe(401);
    expect(cookieOf(cookies, own)).toMatch(/^__Host-access_token_test=; .*Max-Age=0/);
  });

  it('takes no login that another host of the domain can have set', async () => {
    const { cookies } = await shop.tryLogin(await shop.member(), right, { headers: browser });
    const token = pair(cookieOf(cookies, own)).split('=')[1] ?? '';
    const statusWith = async (cookie: string) =>
      (await shop.ask('GET', '/v1/me/user', null, { headers: { ...browser, cookie } })).status;
    expect(await statusWith(`${own}=${token}`)).toBe(200);
    for (const planted of [`access_token=${token}`, `access_token_test=${token}`, `__Host-access_token_other=${token}`])
      expect(await statusWith(planted)).toBe(401);
  });

  it('is not taken for its member by what another site makes it send', async () => {
    const { cookies } = await shop.tryLogin(await shop.member(), right, { headers: browser });
    const cookie = pair(cookieOf(cookies, own));
    const foreign = { host, cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await shop.ask('POST', '/v1/auth/logout', null, { headers: foreign })).status).toBe(403);
    // A bearer token of no worth is exempt from the gateway, and from the cookie.
    const claimed = { ...foreign, authorization: 'Bearer x' };
    expect((await shop.ask('POST', '/v1/auth/refresh', null, { headers: claimed })).status).toBe(401);
    expect((await shop.ask('GET', '/v1/me/user', null, { headers: { ...browser, cookie } })).status).toBe(200);
  });

  it('gets a second factor’s step as anybody does, and garbage in its cookie is nobody', async () => {
    for (const cookie of [`${own}=`, `${own}=%00`, `${own}=${'ア'.repeat(9)}`, own])
      expect(
        (await shop.ask('GET', '/v1/me/user', null, { headers: { ...browser, cookie: encodeURI(cookie) } })).status,
      ).toBe(401);
  });
});
