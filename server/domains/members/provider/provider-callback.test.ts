import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bodyOf, type MembersShop, minuteMs, openMembers } from '../members.test-support';
import { openProvider, secret, type TestProvider } from './provider.test-support';
import { home, type Visits, visitsOf } from './visits.test-support';

vi.setConfig({ testTimeout: 120_000 });

let provider: TestProvider;
let shop: MembersShop;
let visits: Visits;
/** An issuer that names addresses of other hosts, and what was asked of those. */
let liar: { readonly issuer: string; readonly close: () => void; readonly asked: string[] };

const openLiar = async () => {
  const asked: string[] = [];
  const inner = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('{}');
  });
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
  const secretPlace = `http://127.0.0.1:${(inner.address() as AddressInfo).port}`;
  const outer = createServer((_, response) => {
    const issuer = `http://127.0.0.1:${(outer.address() as AddressInfo).port}`;
    const said = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${secretPlace}/token` };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  });
  await new Promise<void>((resolve) => outer.listen(0, '127.0.0.1', resolve));
  return {
    issuer: `http://127.0.0.1:${(outer.address() as AddressInfo).port}`,
    asked,
    close: () => [inner, outer].forEach((server) => server.close()),
  };
};

beforeAll(async () => {
  provider = await openProvider([home]);
  liar = await openLiar();
  shop = await openMembers({
    loginProviders: [provider.configured(), provider.configured({ key: 'liar', issuer: liar.issuer })],
  });
  visits = visitsOf(shop, provider);
});
afterAll(async () => {
  await shop.close();
  await provider.close();
  liar.close();
});
beforeEach(() => {
  provider.state.mood = 'usual';
  provider.state.claims = null;
});

describe('a callback', () => {
  const failed = { status: 422, body: { code: 'auth.provider.failed' } };

  it('is good once, by the shop’s own account: the provider is not asked for the same code again', async () => {
    const { url, flow } = await visits.begin();
    provider.state.person = visits.someone();
    const cameBack = await provider.visit(url);
    expect((await visits.callback(cameBack, flow)).status).toBe(200);
    const asked = provider.state.asked.length;
    const unnamed = new URL(cameBack);
    unnamed.searchParams.delete('iss');
    shop.pass(10_000);
    const again = [cameBack, cameBack, unnamed, unnamed].map((at, index) =>
      visits.callback(at, flow, { app: shop.apps[index % 2] ?? shop.apps[0] }),
    );
    for (const answer of await Promise.all(again)) expect(answer).toMatchObject(failed);
    // The last moment at which what was begun can be finished.
    shop.pass(10 * minuteMs - 10_001);
    expect(await visits.callback(cameBack, flow)).toMatchObject(failed);
    expect(provider.state.asked.slice(asked)).toEqual([]);
  });

  it('that comes twice at once, as from a page that is loaded again, is answered alike', async () => {
    const { url, flow } = await visits.begin();
    provider.state.person = visits.someone();
    const cameBack = await provider.visit(url);
    const apps = shop.apps.flatMap((app) => [app, app]);
    const answers = await Promise.all(apps.map((app) => visits.callback(cameBack, flow, { app })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const known = answers.map(({ body }) => body.known);
    expect(known).toEqual(known.map(() => known[0]));
    // Nothing that could be read is kept.
    const { outcome } = await shop.db
      .selectFrom('provider_callbacks')
      .select('outcome')
      .orderBy('expires_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(outcome).not.toContain('person-');
    shop.pass(10_000);
    expect(await visits.callback(cameBack, flow)).toMatchObject(failed);
  });

  it('is nothing without the browser that began it, nor with another login’s state', async () => {
    const [mine, theirs] = [await visits.begin(), await visits.begin()];
    provider.state.person = visits.someone();
    const cameBack = await provider.visit(mine.url);
    expect(await visits.callback(cameBack, theirs.flow)).toMatchObject(failed);
    expect(await shop.ask('GET', `/v1/auth/example/callback${cameBack.search}`)).toMatchObject(failed);
    expect(await visits.callback(cameBack, mine.flow, { channel: 'other' })).toMatchObject(failed);
    expect(await visits.callback(cameBack, mine.flow, { key: 'liar' })).toMatchObject(failed);
    expect(await visits.callback(cameBack, mine.flow, { key: 'nobody' })).toMatchObject({
      status: 404,
      body: { code: 'auth.provider.not_found' },
    });
    const forged = new URL(cameBack);
    forged.searchParams.set('state', 'example.forged');
    expect(await visits.callback(forged, mine.flow)).toMatchObject(failed);
    const cut = new URL(cameBack);
    cut.searchParams.delete('code');
    expect(await visits.callback(cut, mine.flow)).toMatchObject(failed);
    // None of that has used it up.
    expect((await visits.callback(cameBack, mine.flow)).status).toBe(200);
  });

  it('is over after ten minutes', async () => {
    const { url, flow } = await visits.begin();
    provider.state.person = visits.someone();
    const cameBack = await provider.visit(url);
    shop.pass(10 * minuteMs);
    expect(await visits.callback(cameBack, flow)).toMatchObject(failed);
  });

  it('with the nonce of another login logs nobody in', async () => {
    const person = visits.someone();
    await visits.linked(person);
    provider.state.claims = { nonce: 'of-another-login' };
    expect(await visits.come(person)).toMatchObject(failed);
  });

  it.each(['', 's'.repeat(256), 's'.repeat(5_000), 'a\0b', 'a\ud800', 7, null])(
    'logs nobody in by a name that can be none: %j',
    async (sub) => {
      provider.state.claims = { sub };
      expect(await visits.come(visits.someone())).toMatchObject(failed);
    },
  );

  it('gives a ticket for the longest that a provider may say', async () => {
    const claims = { email: '界'.repeat(300), family_name: '"𠮷'.repeat(200), given_name: '𠮷'.repeat(300) };
    for (const sub of ['s'.repeat(255), '界'.repeat(255)]) {
      provider.state.claims = { ...claims, sub };
      const { provider_ticket: ticket } = bodyOf(await visits.come(visits.someone()));
      expect(ticket).toMatch(/^[\w-]{40,4000}$/);
    }
  });

  it('says that somebody has changed their mind', async () => {
    expect(await visits.come(null)).toMatchObject({ status: 422, body: { code: 'auth.provider.cancelled' } });
  });

  it('[auth.redirect-back] bears the way back where it is refused, if its beginning is known', async () => {
    const { url, flow } = await visits.begin('?redirect=%2Fmypage%2Fpoint%3Fx%3D1%23q');
    provider.state.person = null;
    const cameBack = await provider.visit(url);
    expect(await visits.callback(cameBack, flow)).toMatchObject({
      status: 422,
      body: { code: 'auth.provider.cancelled', redirect: '/mypage/point?x=1#q' },
    });
    // Who has given it up is told so, whatever is left of its beginning.
    const lost = bodyOf(await shop.ask('GET', `/v1/auth/example/callback${cameBack.search}`), 422);
    expect(lost).toMatchObject({ code: 'auth.provider.cancelled' });
    expect(lost).not.toHaveProperty('redirect');
  });

  it.each([
    ['/product?q=' + 'a'.repeat(1_989), true],
    ['/' + 'あ'.repeat(660), true],
    ['/' + 'あ'.repeat(900), false],
    ['/' + '"'.repeat(1_900), false],
    ['/' + '\u0001'.repeat(1_000), false],
  ])('bears no way back that fits into no cookie: %.20s…', async (redirect, isKept) => {
    const answer = await visits.come(visits.someone(), `?redirect=${encodeURIComponent(redirect)}`);
    expect(bodyOf(answer).redirect).toBe(isKept ? redirect : '');
  });

  it('of a provider that is out of order, or silent, is no fault of the shop', async () => {
    for (const mood of ['broken', 'silent'] as const) {
      provider.state.mood = mood;
      expect(await visits.come(visits.someone()), mood).toMatchObject({
        status: 502,
        body: { code: 'auth.provider.away' },
      });
    }
  });

  it('asks at no address but the configured ones, whatever the provider names', async () => {
    const { url, flow } = await visits.begin('', { key: 'liar' });
    const state = new URL(url).searchParams.get('state') ?? '';
    const cameBack = new URL(`${home}?code=abc&state=${encodeURIComponent(state)}`);
    expect(await visits.callback(cameBack, flow, { key: 'liar' })).toMatchObject(failed);
    expect(liar.asked).toEqual([]);
    expect(shop.logged.join('')).toContain('is not among the provider’s hosts');
  });

  it('leaves no secret in the log', () => {
    const log = shop.logged.join('');
    expect(log).toContain('a login at a provider has failed');
    expect(log).not.toContain(secret);
  });
});

describe('[auth.bearer] the shop’s own browser', () => {
  const own = (cookie = '') => ({ headers: { 'sec-fetch-site': 'same-origin', ...(cookie === '' ? {} : { cookie }) } });

  it('holds the token where no script reads it, also where a read logs in', async () => {
    const person = visits.someone();
    await visits.linked(person);
    const { url, flow } = await visits.begin();
    provider.state.person = person;
    const cameBack = await provider.visit(url);
    const state = cameBack.searchParams.get('state') ?? '';
    const cookie = `__Host-login_flow_${state.slice('example.'.length, 'example.'.length + 16)}=${flow}`;
    const answer = await shop.ask('GET', `/v1/auth/example/callback${cameBack.search}`, null, own(cookie));
    expect(answer).toMatchObject({ status: 200, body: { access_token: null, is_registered_member: true } });
    expect(answer.cookies.join('\n')).toMatch(
      /__Host-access_token_test=[\w-]{32}; [^\n]*SameSite=Lax; Secure; HttpOnly/,
    );
    expect(answer.cookies.join('\n')).toMatch(/__Host-login_flow_[\w-]{16}=; [^\n]*Max-Age=0/);
  });
});
