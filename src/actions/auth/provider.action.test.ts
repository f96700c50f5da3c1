import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { run, type Answer } from '../test/run-action';

const none = { token: '' };
const url = 'https://id.example/auth?state=example.abc';
const state = 'example.abc';
const ticket = 't'.repeat(60);

const answered = (given: object): Answer => ({
  status: 200,
  body: {
    access_token: null,
    expires_in: 900,
    expires_at: '2026-11-20T03:15:00.000Z',
    is_registered_member: true,
    has_password_expired: false,
    has_mail_error_count_over: false,
    user_id: '1',
    is_verify: false,
    provider_name: '例ID',
    redirect: '/cart/',
    ...given,
  },
});
const back = (answer: Answer, values: Readonly<Record<string, string>> = { code: 'c', state }) =>
  run('provider-callback', values, { 'auth.providerCallback': answer }, none);

describe('what follows the button of a provider', () => {
  const begun = { 'auth.providerRedirect': { status: 200, body: { url, login_flow: 'f'.repeat(60) } } };

  it('[auth.oauth] is the address that the shop says, with the way back', async () => {
    const { outcome, sent } = await run('provider-redirect', { provider: 'example', redirect: '/cart/' }, begun, none);
    expect(sent).toEqual([
      ['auth.providerRedirect', { params: { provider: 'example' }, query: { redirect: '/cart/' } }],
    ]);
    expect(outcome).toMatchObject({ ok: true, to: url });
  });

  it('[auth.redirect-back] leads to this site alone afterwards', async () => {
    const { sent } = await run(
      'provider-redirect',
      { provider: 'example', redirect: '//elsewhere.example' },
      begun,
      none,
    );
    expect(JSON.stringify(sent)).not.toContain('elsewhere');
  });

  it('[auth.sync-channel] uses the account here, too, where that is asked for', async () => {
    const { sent } = await run('provider-redirect', { provider: 'example', sync: '1' }, begun, none);
    expect(sent[0]?.[1]).toMatchObject({ query: { is_sync_user_channel: true } });
  });

  it('is the callback’s screen where the provider is away', async () => {
    const away = { 'auth.providerRedirect': { status: 502, body: errorOf('auth.provider.away') } };
    const { outcome } = await run('provider-redirect', { provider: 'example' }, away, none);
    expect(outcome).toMatchObject({ ok: false, screen: '/oauth/callback', error: { code: 'auth.provider.away' } });
  });
});

describe('what follows when a provider has led back', () => {
  it('[auth.oauth] is what follows a login, on the way back that was asked for', async () => {
    const { outcome, sent } = await back(answered({}), { code: 'c', state, iss: 'https://id.example', more: 'x' });
    const query = { code: 'c', state, iss: 'https://id.example' };
    expect(sent).toEqual([['auth.providerCallback', { params: { type: 'example' }, query }]]);
    expect(outcome).toMatchObject({ ok: true, to: '/cart/', call: 'auth.providerCallback' });
    expect((await back(answered({ redirect: '//elsewhere.example' }))).outcome).toMatchObject({ to: '/ec/' });
  });

  it('[auth.mfa] is the code’s form where a second factor is asked for', async () => {
    const handle = 'u'.repeat(32);
    const { outcome } = await back(answered({ is_verify: true, verify_by: 'totp', user_id: handle }));
    expect(outcome).toMatchObject({ ok: 'shown', values: { user_id: handle, verify_by: 'totp', redirect: '/cart/' } });
  });

  it('is the choice of logging in or registering for whom nobody knows, at no address', async () => {
    const known = { email: 'hanako@example.jp', last_name: '山田', first_name: '花子' };
    const { outcome } = await back(
      answered({ is_registered_member: false, user_id: '', provider_ticket: ticket, known }),
    );
    expect(outcome).toMatchObject({
      ok: 'shown',
      screen: '/oauth/callback',
      values: { provider_ticket: ticket, provider_name: '例ID', provider: 'example', redirect: '/cart/', ...known },
      done: { call: 'auth.providerCallback' },
    });
  });

  it('[auth.redirect-back] is its screen with the way back where a refusal bears one', async () => {
    const body = { ...errorOf('auth.login.not_synced'), redirect: '/mypage/point?x=1#q' };
    const { outcome } = await back({ status: 409, body });
    expect(outcome).toMatchObject({ ok: false, screen: '/oauth/callback?redirect=%2Fmypage%2Fpoint%3Fx%3D1%23q' });
    const hostile = await back({ status: 409, body: { ...body, redirect: '//elsewhere.example' } });
    expect(hostile.outcome).toMatchObject({ screen: '/oauth/callback' });
  });

  it('could not be confirmed where the state is none of the shop’s making', async () => {
    for (const foreign of ['foreign', '', '.foreign', 'foreign.']) {
      const { outcome, sent } = await back(answered({}), { code: 'c', state: foreign });
      expect(sent).toEqual([]);
      expect(outcome).toMatchObject({ ok: false, screen: '/oauth/callback', error: { code: 'auth.provider.failed' } });
    }
  });

  it('says to whoever has given it up that nothing was done, whatever the state is', async () => {
    const { outcome, sent } = await back(answered({}), { error: 'access_denied', state: 'bad' });
    expect(sent).toEqual([]);
    const error = errorOf('auth.provider.cancelled');
    expect(outcome).toEqual({ ok: false, screen: '/oauth/callback', error });
    expect(error.message).toContain('ログインも連携も行っていません。');
  });

  it('is its screen again with what went wrong', async () => {
    for (const code of ['auth.provider.failed', 'auth.provider.cancelled', 'auth.login.not_synced'] as const) {
      const { outcome } = await back({ status: 422, body: errorOf(code) });
      expect(outcome).toMatchObject({ ok: false, screen: '/oauth/callback', error: { code } });
    }
  });
});

describe('what follows when somebody links a provider', () => {
  it('is the login, which takes the ticket along', async () => {
    const joining = { provider_ticket: ticket, provider_name: '例ID', provider: 'example' };
    const values = { ...joining, redirect: '/cart/', email: 'hanako@example.jp' };
    const joined = await run('provider-join', values, {}, none);
    expect(joined).toEqual({
      sent: [],
      outcome: {
        ok: 'shown',
        screen: '/login?redirect=%2Fcart%2F',
        values: { provider_ticket: ticket, provider_name: '例ID', provider: 'example', redirect: '/cart/' },
        isKept: true,
      },
    });
    const registering = await run('provider-join', { ...joining, by: 'registering' }, {}, none);
    expect(registering.outcome).toEqual({ ok: 'shown', screen: '/register', values: joining, isKept: true });
    const back = await run('provider-join', { ...joining, by: 'registering', redirect: '/cart/' }, {}, none);
    expect(back.outcome).toMatchObject({ screen: '/register?redirect=%2Fcart%2F', values: { redirect: '/cart/' } });
    const typed = { login_id: 'hanako@example.jp', password: 'hanako-1234' };
    const { sent } = await run('login', { ...typed, provider_ticket: ticket }, { 'auth.login': answered({}) }, none);
    expect(sent).toEqual([['auth.login', { body: { ...typed, provider_ticket: ticket } }]]);
  });

  it('is told once, with a second factor too, where the shop says that it is linked', async () => {
    const linked = answered({ is_provider_linked: true });
    const typed = { login_id: 'hanako@example.jp', password: 'hanako-1234', provider_ticket: ticket };
    const byPassword = await run('login', typed, { 'auth.login': linked }, none);
    const code = { verify_code: '123456', user_id: 'u'.repeat(32) };
    const byCode = await run('login-code', code, { 'auth.verify': linked }, none);
    for (const { outcome } of [byPassword, byCode])
      expect(outcome).toMatchObject({ ok: true, to: '/ec/', flash: 'provider-linked' });
    const { outcome } = await run('login', typed, { 'auth.login': answered({}) }, none);
    expect(outcome).not.toHaveProperty('flash');
  });

  it('reads it before all else where it is another member’s and was not linked', async () => {
    const typed = { login_id: 'hanako@example.jp', password: 'hanako-1234', provider_ticket: ticket };
    const code = { verify_code: '123456', user_id: 'u'.repeat(32) };
    const taken = answered({ is_provider_linked: false });
    const byPassword = await run('login', typed, { 'auth.login': taken }, none);
    const byCode = await run('login-code', code, { 'auth.verify': taken }, none);
    for (const { outcome } of [byPassword, byCode])
      expect(outcome).toMatchObject({ ok: 'shown', screen: '/login', values: { to: '/ec/', about: 'provider' } });
    const failing = answered({ is_provider_linked: false, has_mail_error_count_over: true });
    const { outcome } = await run('login', typed, { 'auth.login': failing }, none);
    expect(outcome).toMatchObject({ values: { about: 'mail provider' } });
  });

  it('is the registration, which takes it along, too, and shows what is known', async () => {
    const joining = { provider_ticket: ticket, provider_name: '例ID', provider: 'example' };
    const values = { email: 'hanako@example.jp', orderer_name: '山田花子', ...joining, step: 'edit' };
    const { outcome } = await run('register', values, {}, none);
    const { step: _, ...shown } = values;
    expect(outcome).toEqual({ ok: 'shown', screen: '/register', values: shown, isKept: true });
    const sent = await run(
      'register',
      { ...shown, company_name: '山田商店', password: 'hanako-1234', step: 'confirmed' },
      { 'user.register': { status: 204, body: undefined } },
      none,
    );
    const [[, registered] = []] = sent.sent;
    expect(registered).toMatchObject({ body: { provider_ticket: ticket } });
    for (const name of ['provider_name', 'provider']) expect(registered?.body).not.toHaveProperty(name);
  });
});
