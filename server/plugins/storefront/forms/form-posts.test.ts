import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { usualBodyBytes } from '../../../../schemas/contract/define-call';
import { errorOf } from '../../../../schemas/shop-errors';
import type { LooseAnswer } from '../../../../src/api/transport';
import { divisionsIn } from '../../../../src/domain/delivery/division-fields';
import { fastifyOptions } from '../../fastify-options';
import { errors } from '../../errors';
import type { Wanted } from '../pages/screen-requests';
import { allowedQuery } from '../../../../storefront/page/load/allowed-query';
import { matchScreen } from '../../../../storefront/page/load/match-screen';
import { registerFormPosts } from './form-posts';
import { createKeptForms } from './kept-form';

const token = 'A'.repeat(22);
const channel = { id: 'minori', name: '実り', host: null, prefix: '', theme: 'minori' };

let now = new Date('2026-11-20T03:00:00Z');
const kept = createKeptForms(Buffer.alloc(32, 1), () => now);
const keeping = { kept };

let app: FastifyInstance;
let answer: LooseAnswer;
let drawn: Wanted[] = [];
let addresses: string[] = [];
let isAway = false;

beforeAll(() => {
  app = Fastify({ ...fastifyOptions({ trustProxy: 1 }), logger: false });
  void app.register(errors);
  registerFormPosts(app, {
    get kept() {
      return keeping.kept;
    },
    bundle: { matchScreen, allowedQuery, navigationPath: '/-/screen', choicePath: '/-/choose/' },
    find: ({ url, headers }) => {
      if (isAway) return Promise.reject(Object.assign(new Error('away'), { code: 'service.unavailable' }));
      const over = headers.cookie?.includes('access_token=') ? { isLoginOver: true as const } : {};
      return Promise.resolve({
        channel,
        prefix: '',
        path: url,
        visitor: { kind: 'guest' },
        visitorClass: 'guest',
        ...over,
      });
    },
    now: () => now,
    transport: ({ ip }) => ({
      ids: [],
      send: () => {
        addresses.push(ip);
        return Promise.resolve(answer);
      },
    }),
    drawScreen: (_request, reply, wanted) => {
      drawn.push(wanted);
      return new Promise<FastifyReply>((resolve) => resolve(reply.code(wanted.status ?? 200).send('drawn')));
    },
  });
});
beforeEach(() => {
  now = new Date('2026-11-20T03:00:00Z');
  drawn = [];
  addresses = [];
  isAway = false;
});
afterAll(() => app.close());

const post = (name: string, fields: Readonly<Record<string, string>>, cookie = `cartToken=${token}`) =>
  app.inject({
    method: 'POST',
    url: `/-/do/${name}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': '203.0.113.7',
      cookie,
    },
    payload: new URLSearchParams(fields).toString(),
  });

it('[ui.flash-default] what the next screen says once goes along with the way there, by its name', async () => {
  answer = { status: 204, headers: {}, body: undefined };
  const { statusCode, headers } = await post('logout', {});
  expect(statusCode).toBe(303);
  expect(headers.location).toBe('/');
  expect([headers['set-cookie']].flat()).toContain('noren_flash=logged-out:%2F; Path=/; Max-Age=20; SameSite=Lax');
});

it('a form that was sent too often is drawn again with all that was typed, and says when to come back', async () => {
  answer = { status: 429, headers: { 'retry-after': '1800' }, body: errorOf('request.too-many') };
  const typed = { last_name: '山田', first_name: '花子', note: '長い文' };
  const { statusCode, headers } = await post('orderer', typed);
  expect([statusCode, headers['retry-after']]).toEqual([429, '1800']);
  expect(drawn).toMatchObject([
    { path: '/cart/shipping-select', posted: { action: 'orderer', values: typed, code: 'request.too-many' } },
  ]);
  expect(drawn[0]?.posted?.message).toMatch(/^アクセスが集中しています。/);
  expect(addresses).toEqual(['203.0.113.7']);
});

it('[err.coded] a form of a shop that is away for a moment is drawn again with all that was typed, and says when to come back', async () => {
  answer = { status: 503, headers: { 'retry-after': '10' }, body: errorOf('service.unavailable') };
  const { statusCode, headers } = await post('reminder', { email: 'h@example.jp' });
  expect([statusCode, headers['retry-after'], drawn[0]?.posted?.values.email]).toEqual([503, '10', 'h@example.jp']);
  const { location, 'set-cookie': set } = (await post('orderer', { last_name: '山田' })).headers;
  expect(shownAt(String(location), set)).toMatchObject({ values: { last_name: '山田' }, code: 'service.unavailable' });
});

it('[site.maintenance] a form of a shop that is closed leads to where it says so', async () => {
  for (const body of [errorOf('site.maintenance'), undefined]) {
    answer = { status: 503, headers: {}, body };
    const { statusCode, headers } = await post('orderer', { last_name: '山田' });
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      303,
      '/maintenance/?redirect=%2Fcart%2Fshipping-select',
      'private, no-store',
    ]);
  }
  expect(drawn).toEqual([]);
});

it('a form that cannot even be read for whom it is says so on a page, and that nothing is lost', async () => {
  isAway = true;
  const { statusCode, headers, body } = await post('orderer', { last_name: '山田' });
  expect([statusCode, headers['retry-after']]).toEqual([503, '10']);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('入力された内容はそのまま残っています');
});

it('a form with a mistake is shown at an address of its own, whatever screen it stands on', async () => {
  answer = { status: 422, headers: {}, body: errorOf('request.invalid') };
  const { statusCode, headers } = await post('orderer', { last_name: '' });
  const address = '/cart/shipping-select?again=refused';
  expect([statusCode, headers.location, headers['retry-after']]).toEqual([303, address, undefined]);
  expect(shownAt(address, headers['set-cookie'])).toMatchObject({ action: 'orderer', code: 'request.invalid' });
  const coupon = await post('coupon-use', { code: 'XYZ' });
  expect([coupon.statusCode, coupon.headers.location]).toEqual([303, '/cart/?again=refused']);
  const far = (await post('order-again', { id: 'abc' })).headers.location;
  expect(far).toBe('/mypage/order_history/abc?again=refused#order-again');
});

/** What the browser that got the cookies is shown at the address. */
const shownAt = (address: string, setCookie: unknown, at: object = {}) => {
  const { pathname, searchParams } = new URL(address, 'http://shop.example');
  const cookie = [setCookie].flat().map((one) => String(one).split(';')[0]);
  return kept.find(
    { headers: { cookie: cookie.join('; ') }, isSecure: false },
    { channel, path: pathname, query: searchParams, ...at },
  );
};

it('a password is never drawn again', async () => {
  answer = { status: 422, headers: {}, body: errorOf('request.invalid') };
  const secret = { token: 'half', password: 'hanako-2027', new_password: 'hanako-2028' };
  const { headers } = await post('password-reset', secret);
  const shown = shownAt(String(headers.location), headers['set-cookie']);
  expect(shown?.values).toEqual({ token: 'half' });
  expect(drawn).toEqual([]);
});

it('[auth.login] what is refused of a login is shown at an address, so that Back and a reload send nothing', async () => {
  answer = { status: 422, headers: {}, body: errorOf('auth.login.failed') };
  const { statusCode, headers } = await post('login', { login_id: '花子', password: 'x', redirect: '/cart/' });
  const address = '/login?redirect=%2Fcart%2F&again=refused';
  expect([statusCode, headers.location]).toEqual([303, address]);
  expect(headers['set-cookie']).toMatch(
    /^form_refused=[\w-]+\.[\w-]{43}; Path=\/; Max-Age=1800; SameSite=Lax; HttpOnly$/,
  );
  const cookies = headers['set-cookie'];
  expect(shownAt(address, cookies)).toEqual({
    action: 'login',
    values: { login_id: '花子', redirect: '/cart/' },
    ...errorOf('auth.login.failed'),
    errors: null,
  });
  // Elsewhere, without the address's word, in another channel, of somebody else's making, or too late, there is nothing.
  expect(shownAt('/register?again=refused', cookies)).toBeNull();
  expect(shownAt('/login', cookies)).toBeNull();
  expect(shownAt(address, cookies, { channel: { ...channel, id: 'gakuen' } })).toBeNull();
  const [text = '', signature = ''] = /=([^;]*)/.exec(String(cookies))?.[1]?.split('.') ?? [];
  expect(shownAt(address, `form_refused=A${text.slice(1)}.${signature}`)).toBeNull();
  expect(shownAt(address, 'form_refused=garbage')).toBeNull();
  now = new Date('2026-11-20T03:30:01Z');
  expect(shownAt(address, cookies)).toBeNull();
});

it('[auth.refresh-401] what a member has typed when the login was over waits behind the next login', async () => {
  answer = { status: 401, headers: {}, body: errorOf('auth.required') };
  const { statusCode, headers } = await post('user-info', { company_name: '山田' });
  const to = '/mypage/user_info/edit?again=unsent';
  expect([statusCode, headers.location]).toEqual([303, `/login/?re=1&kept=1&redirect=${encodeURIComponent(to)}`]);
  const shown = { action: 'user-info', message: expect.stringMatching(/^ログイン.*まだ送信されて/) as unknown };
  expect(shownAt(to, headers['set-cookie'])).toMatchObject({ ...shown, values: { company_name: '山田' } });
  expect((await post('user-card-delete', { card_id: '1' })).headers.location).not.toContain('kept=1');
});

it('[auth.refresh-401] a step of the checkout waits behind the next login, where the cart hides without one', async () => {
  answer = { status: 404, headers: {}, body: errorOf('cart.common.not_found') };
  const typed = { last_name: '山田', postal_code: '100' };
  const asGuest = await post('orderer', typed);
  expect(asGuest.headers.location).toBe('/cart/?error=cart.common.not_found&again=refused');
  const { statusCode, headers } = await post('orderer', typed, `cartToken=${token}; access_token=${token}`);
  const to = '/cart/shipping-select?again=unsent';
  expect([statusCode, headers.location]).toEqual([303, `/login/?re=1&kept=1&redirect=${encodeURIComponent(to)}`]);
  expect(shownAt(to, headers['set-cookie'])).toMatchObject({ action: 'orderer', values: typed });
});

it('[auth.logout] what was typed is shown to the member who has typed it alone, and is forgotten by a logout', async () => {
  answer = { status: 401, headers: {}, body: errorOf('auth.required') };
  const { headers } = await post('user-info', { company_name: '山田商店' }, 'last_member=41');
  const to = '/mypage/user_info/edit?again=unsent';
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  expect(shownAt(to, ['last_member=41', cookie])?.values).toEqual({ company_name: '山田商店' });
  expect(shownAt(to, ['last_member=42', cookie])).toBeNull();
  expect(shownAt(to, [cookie])).toBeNull();
  answer = { status: 204, headers: {}, body: undefined };
  const ended = [(await post('logout', {}, `last_member=41; form_login=x; ${cookie}`)).headers['set-cookie']].flat();
  for (const name of ['last_member', 'form_login', 'form_unsent'])
    expect(ended).toContain(`${name}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly`);
});

it('[auth.login] whoever has logged in is the one to whom it is shown', async () => {
  const body = { access_token: 't'.repeat(32), user_id: '41', is_registered_member: true };
  answer = { status: 200, headers: {}, body: { ...body, expires_at: '2026-11-20T03:15:00.000Z' } };
  const { headers } = await post('login', { login_id: 'hanako', password: 'hanako-1234' });
  expect(headers['set-cookie']).toContain('last_member=41; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly');
});

it('[auth.register] what is to be confirmed has an address, and nothing of it is there once it is confirmed', async () => {
  const typed = { email: 'hanako@example.jp', password: 'hanako-2026', orderer_name: '山田 花子' };
  answer = { status: 200, headers: {}, body: {} };
  const { statusCode, headers } = await post('register', { ...typed, step: 'confirmed', school: 'x' });
  expect([statusCode, headers.location, headers['set-cookie']]).toEqual([303, '/register/complete', undefined]);
  const asked = await post('register', { ...typed, step: 'edit' });
  const to = '/register?again=register';
  expect([asked.statusCode, asked.headers.location]).toEqual([303, to]);
  const shown = shownAt(to, asked.headers['set-cookie']);
  expect(shown).toMatchObject({ action: 'register', code: '', values: { email: typed.email } });
  expect(shown?.values).not.toHaveProperty('password');
  const cookie = String(asked.headers['set-cookie']).split(';')[0] ?? '';
  const { headers: last } = await post('register', { ...typed, step: 'confirmed' }, cookie);
  expect(last['set-cookie']).toEqual(['form_register=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly']);
});

it('[auth.oauth] whom nobody knows is asked at an address, which the next login or registering ends', async () => {
  const known = { email: 'hanako@example.jp', last_name: '山田', first_name: '花子' };
  const body = {
    provider_ticket: 'T'.repeat(60),
    provider_name: 'みのりID',
    redirect: '/cart/',
    known,
    is_verify: false,
  };
  answer = { status: 200, headers: {}, body: { ...body, access_token: null } };
  const stranger = await post('provider-callback', { state: `minori-id.${'s'.repeat(43)}`, code: 'c' });
  const to = '/oauth/callback?again=provider-callback';
  expect([stranger.statusCode, stranger.headers.location]).toEqual([303, to]);
  expect(shownAt(to, stranger.headers['set-cookie'])?.values).toMatchObject({ provider_name: 'みのりID', ...known });
  const joining = await post('provider-join', { provider_ticket: body.provider_ticket, redirect: '/cart/' });
  const login = '/login?redirect=%2Fcart%2F&again=provider-join';
  expect([joining.statusCode, joining.headers.location]).toEqual([303, login]);
  expect(shownAt(login, joining.headers['set-cookie'])?.values.provider_ticket).toBe(body.provider_ticket);
  const cookies = [stranger, joining].map(({ headers }) => String([headers['set-cookie']].flat().at(-1)).split(';')[0]);
  const typed = { login_id: 'hanako', password: 'hanako-1234', provider_ticket: body.provider_ticket };
  // Until the code is right, it goes on saying what is to be linked.
  answer = { status: 200, headers: {}, body: { is_verify: true, user_id: 'u'.repeat(32) } };
  const { headers } = await post('login', typed, cookies.join('; '));
  expect(headers.location).toBe('/login/?step=code&again=provider-join');
  expect(String(headers['set-cookie'])).not.toContain('form_');
  answer = { status: 200, headers: {}, body: { access_token: 't'.repeat(32), user_id: '41' } };
  const ended = String((await post('login', typed, cookies.join('; '))).headers['set-cookie']);
  for (const name of ['provider-callback', 'provider-join'])
    expect(ended).toContain(`form_${name}=; Path=/; Max-Age=0;`);
});

it('a form that no cookie holds is drawn in the answer', async () => {
  answer = { status: 422, headers: {}, body: errorOf('request.invalid') };
  const typed = Array.from({ length: 4_000 }, (_, index) => String.fromCharCode(0x4e00 + ((index * 7919) % 20_000)));
  const { statusCode, headers } = await post('user-info', { job: typed.join('') });
  expect([statusCode, headers['set-cookie']]).toEqual([422, undefined]);
  expect(drawn).toMatchObject([{ path: '/mypage/user_info/edit', posted: { values: { job: typed.join('') } } }]);
});

it('a form is drawn in the answer where the shop’s processes share no key: another could not read it', async () => {
  answer = { status: 422, headers: {}, body: errorOf('auth.login.failed') };
  keeping.kept = createKeptForms(null, () => now);
  const { statusCode, headers } = await post('login', { login_id: '花子', password: 'x' });
  keeping.kept = kept;
  expect([statusCode, headers['set-cookie']]).toEqual([422, undefined]);
  expect(drawn).toMatchObject([{ path: '/login', posted: { values: { login_id: '花子' } } }]);
});

it('[auth.mfa] an authenticator’s secret is kept nowhere', async () => {
  answer = { status: 422, headers: {}, body: errorOf('auth.second_factor.failed') };
  const typed = { secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', verify_code: '123456', password: 'x' };
  const { statusCode, headers } = await post('authenticator', typed);
  expect([statusCode, headers['set-cookie']]).toEqual([422, undefined]);
  expect(drawn).toMatchObject([{ path: '/mypage/user_info', posted: { values: { secret: typed.secret } } }]);
});

it('what was refused is forgotten once the shop has taken it', async () => {
  answer = { status: 422, headers: {}, body: errorOf('request.invalid') };
  const { headers } = await post('reminder', { email: 'half' });
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  answer = { status: 204, headers: {}, body: undefined };
  expect((await post('verify-request', { email: 'a@example.jp' }, cookie)).headers['set-cookie']).toBeUndefined();
  for (const action of ['reminder', 'logout'])
    expect([(await post(action, { email: 'a@example.jp' }, cookie)).headers['set-cookie']].flat()).toContain(
      'form_refused=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
    );
});

it('what stands at no address is drawn in the answer itself', async () => {
  answer = { status: 200, headers: {}, body: { type: 'username', code: 'm7k2q9xa4b' } };
  const { statusCode, headers } = await post('username-reset', { token: 'T'.repeat(32) });
  expect([statusCode, headers.location]).toEqual([200, undefined]);
  expect(drawn).toMatchObject([
    {
      path: '/reminder/username/reset',
      posted: { action: 'username-reset', code: '', values: { code: 'm7k2q9xa4b' } },
    },
  ]);
  expect([...(drawn[0]?.query ?? [])]).toEqual([]);
});

it('a form larger than any of the shop is refused unread', async () => {
  answer = { status: 200, headers: {}, body: {} };
  const { statusCode, headers, body } = await post('orderer', { last_name: 'a'.repeat(usualBodyBytes) });
  expect(statusCode).toBe(413);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('<title>送信された内容が大きすぎます</title>');
  expect(addresses).toEqual([]);
});

it('a division of as many fields as a form can hold is read once, field by field', () => {
  const fields = Object.fromEntries(Array.from({ length: 6_000 }, (_, index) => [`q.1.a${index}`, '1']));
  const [only, ...others] = divisionsIn(fields);
  expect([only?.quantities.length, others]).toEqual([6_000, []]);
});

it('[auth.mail-error] a login whose mails do not arrive is one, and says so before it leads on', async () => {
  const body = { has_mail_error_count_over: true, is_registered_member: true, access_token: 't'.repeat(32) };
  answer = { status: 200, headers: {}, body: { ...body, expires_at: '2026-11-20T03:15:00.000Z' } };
  const { statusCode, headers } = await post('login', { login_id: 'hanako', password: 'hanako-1234' });
  expect(statusCode).toBe(200);
  expect(String(headers['set-cookie'])).toMatch(/access_token=t{32}; [^,]*HttpOnly/);
  expect(drawn).toMatchObject([{ path: '/login', posted: { code: '', values: { to: '/ec/' } } }]);
});

it('[auth.mfa] a login that waits for its code leads to the code’s own address, and its browser knows which it is', async () => {
  const pending = { is_verify: true, user_id: 'u'.repeat(32), verify_by: 'totp', access_token: null };
  answer = { status: 200, headers: {}, body: pending };
  const { statusCode, headers } = await post('login', {
    login_id: 'hanako',
    password: 'hanako-1234',
    redirect: '/ec/',
  });
  expect([statusCode, headers.location]).toEqual([303, '/login/?step=code&redirect=%2Fec%2F']);
  expect(headers['set-cookie']).toMatch(
    /^login_code=u{32}\.totp\.; Path=\/; Max-Age=600; SameSite=Lax(; Secure)?; HttpOnly$/,
  );
  expect(drawn).toEqual([]);
});

it('[auth.mfa] another code leads to the code’s address, which says so, and the browser keeps its login as long as the new one', async () => {
  const handle = 'u'.repeat(32);
  answer = {
    status: 200,
    headers: {},
    body: { is_verify: true, user_id: handle, verify_by: 'mail', access_token: null },
  };
  const held = { user_id: handle, verify_by: 'mail', redirect: '/ec/' };
  const { statusCode, headers } = await post('login-resend', held, `login_code=${handle}.mail.`);
  expect([statusCode, headers.location]).toEqual([303, '/login/?step=code&sent=1&redirect=%2Fec%2F']);
  expect(headers['set-cookie']).toMatch(/^login_code=u{32}\.mail\.; Path=\/; Max-Age=600;/);
});

it('[auth.mfa] a code whose login is over ends what its browser knows of it, and the form of names follows', async () => {
  const over = errorOf('auth.verify.over');
  answer = { status: 422, headers: {}, body: over };
  const code = { verify_code: '123456', user_id: 'u'.repeat(32), verify_by: 'mail', redirect: '/cart/' };
  const { headers } = await post('login-code', code, `login_code=${'u'.repeat(32)}.mail.`);
  const { location, 'set-cookie': cookies } = headers;
  expect(location).toBe('/login?redirect=%2Fcart%2F&again=refused');
  expect([cookies].flat().join('\n')).toMatch(/^login_code=; Path=\/; Max-Age=0;/m);
});

it('[auth.oauth] a login at a provider leads there by a page, and is kept by the browser that began it', async () => {
  const state = `example.${'s'.repeat(43)}`;
  const url = `https://id.example/auth?a=1&state=${state}`;
  answer = { status: 200, headers: {}, body: { url, login_flow: 'f'.repeat(60) } };
  const { statusCode, headers, body } = await post('provider-redirect', { provider: 'example' });
  expect([statusCode, headers.location, headers['referrer-policy']]).toEqual([200, undefined, 'no-referrer']);
  expect(body).toContain(`<meta http-equiv="refresh" content="0;url=https://id.example/auth?a=1&amp;state=${state}">`);
  expect(body).not.toContain('f'.repeat(60));
  const kept = new RegExp(`^login_flow_s{16}=f{60}; Path=/; Max-Age=600; SameSite=Lax(; Secure)?; HttpOnly$`);
  expect(headers['set-cookie']).toMatch(kept);
});
