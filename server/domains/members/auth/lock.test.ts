import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Answer,
  bodyOf,
  dayMs,
  type MembersShop,
  minuteMs,
  openMembers,
  right,
  someAnswered,
} from '../members.test-support';

// Each password takes its deliberate work, in dozens of tries.
vi.setConfig({ testTimeout: 120_000 });

let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
});
afterAll(() => shop.close());

const wrong = 'wrong-2026';
const failTimes = async (name: string, times: number) => {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await shop.tryLogin(name, wrong)).status);
  return statuses;
};
const nine = Array.from({ length: 9 }, () => 422);

describe('a name that fails again and again', () => {
  it('is locked, for half an hour, whether there is such an account or not', async () => {
    const email = await shop.member();
    for (const name of [email, 'nobody@example.jp', 'nobody2345']) {
      expect(await failTimes(name, 12)).toEqual([...nine, 423, 423, 423]);
      const right_ = await shop.tryLogin(name.toUpperCase(), right);
      expect(right_).toMatchObject({ status: 423, body: { code: 'auth.login.locked' } });
      const credentials = { login_id: name, password: right };
      const elsewhere = await shop.ask('POST', '/v1/auth/login-sync-channel', credentials, { channel: 'other' });
      expect(elsewhere).toMatchObject({ status: 423, body: { code: 'auth.login.locked' } });
    }
    shop.pass(30 * minuteMs);
    expect((await shop.tryLogin('nobody@example.jp')).status).toBe(422);
    expect((await shop.tryLogin(email)).status).toBe(200);
    expect(await failTimes(email, 9)).toEqual(nine);
  });

  it('is forgiven by a login that is right', async () => {
    const email = await shop.member();
    expect(await failTimes(email, 9)).toEqual(nine);
    expect((await shop.tryLogin(email)).status).toBe(200);
    expect(await failTimes(email, 9)).toEqual(nine);
  });

  it('gets no more tries by many at once, in both apps, and one mail', async () => {
    const email = await shop.member();
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        shop.tryLogin(email, wrong, { app: shop.apps[index % 2] ?? shop.apps[0] }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...nine, 423, 423, 423, 423, 423]);
    const mails = (await shop.mailsTo(email)).filter(({ kind }) => kind === 'member_locked');
    expect(mails).toHaveLength(1);
  });

  it('is not locked by those who are right, however many at once, whatever nine others try meanwhile', async () => {
    const email = await shop.member();
    const passwords = Array.from({ length: 30 }, (_, index) => (index % 3 === 2 && index < 27 ? wrong : right));
    const answers = await Promise.all(
      passwords.map((password, index) => shop.tryLogin(email, password, { app: shop.apps[index % 2] ?? shop.apps[0] })),
    );
    expect(answers.map(({ status }) => status)).toEqual(passwords.map((one) => (one === right ? 200 : 422)));
    const { token } = await shop.login(email);
    const own = { second_factor: 'none', password: right };
    const confirmed = await Promise.all(
      Array.from({ length: 14 }, () => shop.ask('PUT', '/v1/me/second-factor', own, { token })),
    );
    expect(confirmed.map(({ status }) => status)).toEqual(Array.from({ length: 14 }, () => 204));
  });

  it('is not locked by a registration with its address, however often that one logs in; ten of them lock it, and it is mailed', async () => {
    const email = await shop.member();
    const guess = async (password: string, times: number): Promise<void> => {
      bodyOf(await shop.register(email, { password }), 204);
      for (let index = 0; index < times; index += 1) {
        const body = bodyOf(await shop.tryLogin(email, password, { app: shop.apps[index % 2] ?? shop.apps[0] }));
        expect(body).toMatchObject({ is_registered_member: false });
      }
    };
    const locked = async () => (await shop.mailsTo(email)).filter(({ kind }) => kind === 'member_locked').length;
    await guess('guess-2026-0', 12);
    expect((await shop.tryLogin(email)).status).toBe(200);
    expect(await locked()).toBe(0);
    for (let index = 1; index <= 10; index += 1) await guess(`guess-2026-${index}`, 2);
    expect((await shop.tryLogin(email)).status).toBe(422);
    expect(await locked()).toBe(1);
    const token = await shop.mailedToken(email, 'member_locked');
    expect((await shop.ask('POST', `/v1/auth/unlock/${token}`, {})).status).toBeLessThan(300);
    expect((await shop.tryLogin(email)).status).toBe(200);
  });

  it('opens to nobody who is right only after the tenth failure, sent while others are under way', async () => {
    const email = await shop.member();
    const tryOne = (password: string, index: number) =>
      shop.tryLogin(email, password, { app: shop.apps[index % 2] ?? shop.apps[0] });
    const wrongs = Array.from({ length: 40 }, (_, index) => tryOne(wrong, index));
    await someAnswered(wrongs, 10);
    const rights = await Promise.all([0, 1, 2, 3].map((index) => tryOne(right, index)));
    expect(rights.map(({ status }) => status)).toEqual([423, 423, 423, 423]);
    const statuses = (await Promise.all(wrongs)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(9);
    expect(statuses.filter((status) => status === 423)).toHaveLength(31);
    expect((await shop.tryLogin(email)).status).toBe(423);
  });

  it('[auth.unlock] is unlocked by the mailed link: to open it shows, to send it acts, once', async () => {
    const email = await shop.member();
    await failTimes(email, 10);
    const token = await shop.mailedToken(email, 'member_locked');
    const url = `/v1/auth/unlock/${token}`;
    for (let scan = 0; scan < 3; scan += 1)
      expect(bodyOf(await shop.ask('GET', url))).toEqual({
        is_locked: true,
        locked_until: new Date(shop.now().getTime() + 30 * minuteMs).toISOString(),
      });
    expect((await shop.tryLogin(email)).status).toBe(423);
    expect((await shop.ask('POST', url)).status).toBe(204);
    expect((await shop.tryLogin(email)).status).toBe(200);
    for (const method of ['GET', 'POST'] as const)
      expect(await shop.ask(method, url)).toMatchObject({ status: 404, body: { code: 'auth.unlock.not_found' } });
  });

  it('is unlocked by a new password, too, and its link is over with that', async () => {
    const email = await shop.member();
    await failTimes(email, 10);
    const unlock = await shop.mailedToken(email, 'member_locked');
    await shop.ask('POST', '/v1/reminder/request', { type: 'password', email });
    const reset = {
      type: 'password',
      token: await shop.mailedToken(email, 'member_password'),
      password: 'atarashii-2026',
    };
    bodyOf(await shop.ask('POST', '/v1/reminder/reset', reset));
    expect((await shop.tryLogin(email, reset.password)).status).toBe(200);
    for (const method of ['GET', 'POST'] as const)
      expect(await shop.ask(method, `/v1/auth/unlock/${unlock}`)).toMatchObject({
        status: 404,
        body: { code: 'auth.unlock.not_found' },
      });
  });

  it('is unlocked by no link that is cut, of another channel, of another kind, or over', async () => {
    const email = shop.newMail();
    await shop.register(email);
    const verify = await shop.mailedToken(email, 'member_welcome');
    await failTimes(email, 10);
    const token = await shop.mailedToken(email, 'member_locked');
    const post = (given: string, channel = 'test') => shop.ask('POST', `/v1/auth/unlock/${given}`, null, { channel });
    expect((await post(token.slice(1))).status).toBe(422);
    expect((await post(verify)).status).toBe(404);
    expect((await post(token, 'other')).status).toBe(404);
    shop.pass(dayMs);
    expect((await post(token)).status).toBe(404);
  });
});

describe('a second factor', () => {
  const setFactor = (token: string, body: object) =>
    shop.ask('PUT', '/v1/me/second-factor', { password: right, ...body }, { token });
  const verify = (handle: unknown, code: string, wish?: Parameters<MembersShop['ask']>[3]) =>
    shop.ask('POST', '/v1/auth/verify', { user_id: handle, verify_code: code, redirect: '/cart/' }, wish);
  const mailedCode = async (email: string): Promise<string> =>
    (await shop.mailsTo(email)).find(({ kind }) => kind === 'member_code')?.content?.code ?? '';
  const withMail = async (): Promise<string> => {
    const email = await shop.member();
    bodyOf(await setFactor((await shop.login(email)).token, { second_factor: 'mail' }), 204);
    return email;
  };
  const over = { status: 422, body: { code: 'auth.verify.over' } };
  const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  /** As mails and authenticators show it. */
  const asShown = (code: string): string => ` ${code.slice(0, 3)} ${code.slice(3)}`;

  it('[auth.mfa] by mail is asked for after the password, and its code logs in, once', async () => {
    const email = await withMail();
    const pending = bodyOf(await shop.tryLogin(email));
    expect(pending).toMatchObject({ access_token: null, is_verify: true, verify_by: 'mail' });
    // Of a demo alone.
    expect(pending).not.toHaveProperty('verify_code');
    const code = await mailedCode(email);
    expect(await verify(pending.user_id, other(code))).toMatchObject({
      status: 422,
      body: { code: 'auth.verify.failed' },
    });
    const token = String(bodyOf(await verify(pending.user_id, asShown(code))).access_token);
    expect((await shop.me(token)).status).toBe(200);
    expect((await verify(pending.user_id, code)).status).toBe(422);
  });

  it('whose right code is sent many times at once logs in once, and none of it is a failure', async () => {
    const email = await withMail();
    const { user_id: handle } = bodyOf(await shop.tryLogin(email));
    const code = await mailedCode(email);
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) => verify(handle, code, { app: shop.apps[index % 2] ?? shop.apps[0] })),
    );
    const ok = answers.filter(({ status }) => status === 200);
    expect(ok).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(13);
    expect(await failTimes(email, 9)).toEqual(nine);
  });

  it('is over after ten minutes, and good in its channel alone', async () => {
    const email = await withMail();
    const pending = bodyOf(await shop.tryLogin(email));
    const code = await mailedCode(email);
    expect((await verify(pending.user_id, code, { channel: 'other' })).status).toBe(422);
    shop.pass(10 * minuteMs);
    expect(await verify(pending.user_id, code)).toMatchObject(over);
  });

  it('is over after five wrong codes, and says so of the right one', async () => {
    const email = await withMail();
    const pending = bodyOf(await shop.tryLogin(email));
    const code = await mailedCode(email);
    for (let tries = 0; tries < 5; tries++)
      expect(await verify(pending.user_id, other(code))).toMatchObject({
        status: 422,
        body: { code: 'auth.verify.failed' },
      });
    expect(await verify(pending.user_id, code)).toMatchObject(over);
    expect(await verify('u'.repeat(32), code)).toMatchObject(over);
  });

  it('links the account to the channel where the login did not', async () => {
    const email = await withMail();
    const elsewhere = { channel: 'other' };
    const credentials = { login_id: email, password: right };
    const pending = bodyOf(await shop.ask('POST', '/v1/auth/login-sync-channel', credentials, elsewhere));
    const code = await mailedCode(email);
    expect((await verify(pending.user_id, code, elsewhere)).status).toBe(200);
    expect(bodyOf(await shop.tryLogin(email, right, elsewhere)).is_verify).toBe(true);
  });

  it('[auth.call-payloads] is sent as verify_code, user_id and is_sync_user_channel', async () => {
    const email = await withMail();
    const { user_id: userId } = bodyOf(await shop.tryLogin(email));
    const payload = { verify_code: await mailedCode(email), user_id: userId, is_sync_user_channel: false };
    const send = (body: object) => shop.ask('POST', '/v1/auth/verify', body);
    for (const name of ['verify_code', 'user_id'] as const) {
      const { [name]: _, ...rest } = payload;
      expect(bodyOf(await send(rest), 422).errors).toHaveProperty(name);
    }
    expect(bodyOf(await send({ ...payload, is_sync_user_channel: 'no' }), 422).errors).toHaveProperty(
      'is_sync_user_channel',
    );
    expect(bodyOf(await send({ ...payload, token: 'x' }), 422).code).toBe('request.invalid');
    // The shop has parted the account from the channel meanwhile: only who says so joins it again.
    await shop.db
      .deleteFrom('member_channels')
      .where('member_id', '=', await shop.idOf(email))
      .execute();
    expect(bodyOf(await send(payload), 409).code).toBe('auth.login.not_synced');
    expect(bodyOf(await send({ ...payload, is_sync_user_channel: true })).is_verify).toBe(false);
    expect(bodyOf(await shop.tryLogin(email)).is_verify).toBe(true);
  });

  it('that is guessed a thousand times, at once and from everywhere, gets ten tries in all', async () => {
    const email = await withMail();
    const handles = [bodyOf(await shop.tryLogin(email)).user_id, bodyOf(await shop.tryLogin(email)).user_id];
    const code = await mailedCode(email);
    const guesses = Array.from({ length: 1_000 }, (_, index) => String(index).padStart(6, '0')).filter(
      (one) => one !== code,
    );
    const guess = (one: string, index: number) =>
      verify(handles[index % 2], one, {
        app: shop.apps[index % 2] ?? shop.apps[0],
        headers: { 'x-forwarded-for': `198.51.100.${index % 50}` },
      });
    // More at once than connections, and not so many that a busy machine refuses them for having waited too long.
    const answers: Answer[] = [];
    for (let sent = 0; sent < guesses.length; sent += 50)
      answers.push(...(await Promise.all(guesses.slice(sent, sent + 50).map(guess))));
    expect(answers.filter(({ status }) => status === 200)).toEqual([]);
    expect(answers.filter(({ status }) => status === 423)).toHaveLength(1);
    const { tries } = await shop.db.selectFrom('login_challenges').select(({ fn }) => fn.sum<number>('tries').as('tries')).where('member_id', '=', await shop.idOf(email)).executeTakeFirstOrThrow(); // prettier-ignore
    expect(Number(tries)).toBe(10);
    const locked = (await shop.mailsTo(email)).find(({ kind }) => kind === 'member_locked');
    expect(locked?.content?.redirect).toBe('/cart/');
    // Not the right one either: the name is locked.
    expect((await verify(handles[0], code)).status).toBe(422);
    expect((await shop.tryLogin(email)).status).toBe(423);
  });

  it('by an authenticator is set with a code of it, and no code is taken twice', async () => {
    const email = await shop.member();
    const { token } = await shop.login(email);
    const made = bodyOf(await shop.ask('POST', '/v1/me/second-factor/authenticator', null, { token }));
    expect(made.url).toContain(`secret=${String(made.secret)}`);
    expect(made.qr_svg).toMatch(/^<svg /);
    const app = new TOTP({ secret: String(made.secret) });
    const codeNow = () => app.generate({ timestamp: shop.now().getTime() });
    const wish = { second_factor: 'totp', secret: made.secret };
    expect((await setFactor(token, wish)).status).toBe(422);
    expect((await setFactor(token, { ...wish, verify_code: other(codeNow()) })).status).toBe(422);
    expect((await setFactor(token, { ...wish, verify_code: codeNow(), password: wrong })).status).toBe(422);
    bodyOf(await setFactor(token, { ...wish, verify_code: asShown(codeNow()) }), 204);
    expect(bodyOf(await shop.me(token)).second_factor).toBe('totp');

    const first = bodyOf(await shop.tryLogin(email));
    expect(first).toMatchObject({ is_verify: true, verify_by: 'totp' });
    // The one that it was set with.
    expect(await verify(first.user_id, codeNow())).toMatchObject({ status: 422, body: { code: 'auth.verify.used' } });
    shop.pass(30_000);
    expect((await verify(first.user_id, codeNow())).status).toBe(200);
    const second = bodyOf(await shop.tryLogin(email));
    expect((await verify(second.user_id, codeNow())).status).toBe(422);
    bodyOf(await setFactor(token, { second_factor: 'none' }), 204);
    expect(bodyOf(await shop.tryLogin(email)).is_verify).toBe(false);
  });

  it('is not changed by whoever guesses the password at an open browser', async () => {
    const email = await shop.member();
    const { token } = await shop.login(email);
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push((await setFactor(token, { second_factor: 'mail', password: wrong })).status);
    expect(statuses).toEqual([...nine, 423, 423]);
    expect((await shop.ask('PUT', '/v1/me/second-factor', { second_factor: 'none', password: right })).status).toBe(
      401,
    );
  });
});

describe('a demo', () => {
  it('shows the mailed code in the answer', async () => {
    const demo = await openMembers({ isDemo: true });
    const email = await demo.member();
    const { token } = await demo.login(email);
    const body = { second_factor: 'mail', password: right };
    bodyOf(await demo.ask('PUT', '/v1/me/second-factor', body, { token }), 204);
    const pending = bodyOf(await demo.tryLogin(email));
    const answer = { user_id: pending.user_id, verify_code: pending.verify_code };
    expect((await demo.ask('POST', '/v1/auth/verify', answer)).status).toBe(200);
    await demo.close();
  });
});
