import { markSent } from '../../base/mails/mails.repository';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TOTP } from 'otpauth';
import { bodyOf, dayMs, type MembersShop, minuteMs, openMembers, right } from '../members.test-support';

vi.setConfig({ testTimeout: 120_000 });

let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
});
afterAll(() => shop.close());

const wanted = 'hanako-2027';
const kindsTo = async (email: string) => (await shop.mailsTo(email)).map(({ kind }) => kind);

describe('a member', () => {
  it('[member.user-info] sees and changes what they tell of themselves, and nobody else’s', async () => {
    const [email, other] = [await shop.member(), await shop.member()];
    const { token } = await shop.login(email);
    const told = {
      company_name: '実り商店',
      orderer_name: '実り太郎',
      last_name_kana: 'みのり',
      is_receive_newsletter: 1,
      gender: 3,
    };
    const changed = bodyOf(await shop.ask('PUT', '/v1/me/user', told, { token }));
    expect(changed).toMatchObject({ ...told, last_name_kana: 'ミノリ', email, school: '' });
    expect(bodyOf(await shop.me(token))).toEqual(changed);
    const { token: others } = await shop.login(other);
    expect(bodyOf(await shop.me(others))).toMatchObject({ email: other, company_name: '山田商店' });
    const refused = await shop.ask('PUT', '/v1/me/user', { ...told, email: 'x@example.jp' }, { token });
    expect(refused.status).toBe(422);
    expect((await shop.ask('PUT', '/v1/me/user', told)).status).toBe(401);
  });

  it('[member.user-info] overwrites nothing that was changed elsewhere since it was shown', async () => {
    const { token } = await shop.login(await shop.member());
    const told = { company_name: '実り商店', orderer_name: '実り太郎' };
    const { fingerprint } = bodyOf(await shop.me(token));
    const change = (more: object) => shop.ask('PUT', '/v1/me/user', { ...told, ...more, fingerprint }, { token });
    const answers = await Promise.all([change({ tel: '0312345678' }), change({ job: '庭師' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)).toMatchObject({ body: { code: 'request.outdated' } });
    const stored = bodyOf(await shop.me(token));
    expect(answers.find(({ status }) => status === 200)).toMatchObject({ body: stored });
    // An answer that was lost: the same press again is no fault, and changes nothing.
    const { tel, job } = stored;
    expect(bodyOf(await change({ tel, job }))).toEqual(stored);
    expect(bodyOf(await shop.ask('PUT', '/v1/me/user', told, { token }))).toMatchObject({ tel: '', job: '' });
  });

  it('[member.password] changes the password with the one they have, which ends all logins and is mailed', async () => {
    const email = await shop.member();
    const [{ token }, { token: second }] = [await shop.login(email), await shop.login(email)];
    const change = (password: string, to: string) =>
      shop.ask('PUT', '/v1/me/password', { password, new_password: to }, { token });
    expect(await change('wrong-2026', wanted)).toMatchObject({ status: 422, body: { code: 'user.password.wrong' } });
    expect((await change(right, 'short')).status).toBe(422);
    const same = { code: 'user.password.same' };
    expect(await change(right, right)).toMatchObject({
      status: 422,
      body: { ...same, errors: { new_password: [same] } },
    });
    expect(await change('wrong-2026', 'wrong-2026')).toMatchObject({ body: { code: 'user.password.wrong' } });
    expect((await change(right, wanted)).status).toBe(204);
    for (const ended of [token, second]) {
      expect((await shop.me(ended)).status).toBe(401);
      expect((await shop.ask('POST', '/v1/auth/refresh', null, { token: ended })).status).toBe(401);
    }
    expect((await shop.tryLogin(email)).status).toBe(422);
    expect((await shop.tryLogin(email, wanted)).status).toBe(200);
    expect(await kindsTo(email)).toContain('member_password_changed');
  });

  it('[auth.mfa] is mailed of another second factor, and not where it stays as it was', async () => {
    const email = await shop.member();
    const { token } = await shop.login(email);
    const told = async () =>
      (await shop.mailsTo(email)).filter(({ kind }) => kind === 'member_factor_changed').map(({ content }) => content);
    const set = async (second_factor: string, more: object = {}) =>
      bodyOf(
        await shop.ask('PUT', '/v1/me/second-factor', { second_factor, password: right, ...more }, { token }),
        204,
      );
    await set('none');
    expect(await told()).toEqual([]);
    await set('mail');
    await set('mail');
    const { secret } = bodyOf(await shop.ask('POST', '/v1/me/second-factor/authenticator', null, { token }));
    const verify_code = new TOTP({ secret: String(secret) }).generate({ timestamp: shop.now().getTime() });
    await set('totp', { secret, verify_code });
    await set('none');
    const recipient = email;
    expect(await told()).toEqual(['none', 'totp', 'mail'].map((factor) => ({ recipient, factor })));
    const refused = { second_factor: 'mail', password: 'wrong-2026' };
    expect((await shop.ask('PUT', '/v1/me/second-factor', refused, { token })).status).toBe(422);
    expect(await told()).toHaveLength(3);
  });

  it('[auth.mfa] shows nobody the secret of an authenticator a second time, and says which of code and password is wrong', async () => {
    const { token } = await shop.login(await shop.member());
    const secretOf = async () =>
      String(bodyOf(await shop.ask('POST', '/v1/me/second-factor/authenticator', null, { token })).secret);
    const [seen, asked] = [await secretOf(), await secretOf()];
    expect(asked).not.toBe(seen);
    const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: shop.now().getTime() });
    const set = async (verify_code: string, password = right) => {
      const wish = { second_factor: 'totp', secret: seen, verify_code, password };
      return shop.ask('PUT', '/v1/me/second-factor', wish, { token });
    };
    const refusals = [await set(codeOf(asked)), await set(codeOf(seen), 'wrong-2026')];
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [422, 'auth.second_factor.code'],
      [422, 'auth.second_factor.failed'],
    ]);
    expect((await set(codeOf(seen))).status).toBe(204);
  });

  it('is not let guess it: too many wrong ones lock the name', async () => {
    const email = await shop.member();
    const { token } = await shop.login(email);
    const answers: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      const body = { password: 'wrong-2026', new_password: wanted };
      answers.push((await shop.ask('PUT', '/v1/me/password', body, { token })).status);
    }
    expect(answers.at(-1)).toBe(423);
    const leave = await shop.ask('DELETE', '/v1/me/user', { password: right }, { token });
    expect(leave).toMatchObject({ status: 423, body: { code: 'auth.login.locked' } });
  });

  it('[member.login-history] sees when and from where they logged in, page by page, and nobody else’s', async () => {
    const email = await shop.member();
    await shop.login(await shop.member());
    const from = { headers: { 'user-agent': 'Test/1', 'x-forwarded-for': '198.51.100.7' } };
    for (let index = 0; index < 3; index += 1) {
      await shop.login(email, right, from);
      shop.pass(minuteMs);
    }
    const { token } = await shop.login(email);
    const page = bodyOf(await shop.ask('GET', '/v1/me/login-histories?per=3&page=1', null, { token }));
    const entries = page.data as Record<string, unknown>[];
    expect(entries).toHaveLength(3);
    expect(entries[0]).toMatchObject({ logged_in_at: shop.now().toISOString(), channel: 'test' });
    expect(entries[1]).toMatchObject({ address: '198.51.100.7', user_agent: 'Test/1' });
    const rest = bodyOf(await shop.ask('GET', '/v1/me/login-histories?per=3&page=2', null, { token }));
    expect(rest.data).toHaveLength(1);
    expect((await shop.ask('GET', '/v1/me/login-histories')).status).toBe(401);
  });

  it('[member.leave] leaves: the account goes with all that was known, and the address may register anew', async () => {
    const email = await shop.member();
    const { token } = await shop.login(email);
    const id = await shop.idOf(email);
    bodyOf(await shop.ask('POST', '/v1/reminder/request', { type: 'password', email }), 204);
    const leave = (password: string) => shop.ask('DELETE', '/v1/me/user', { password }, { token });
    expect((await leave('wrong-2026')).status).toBe(422);
    expect((await leave(right)).status).toBe(204);
    expect((await shop.me(token)).status).toBe(401);
    expect((await shop.ask('POST', '/v1/auth/refresh', null, { token })).status).toBe(401);
    expect((await shop.tryLogin(email)).status).toBe(422);
    for (const table of ['member_channels', 'logins', 'login_histories', 'member_links', 'mails'] as const) {
      const left = await shop.db.selectFrom(table).select('member_id').where('member_id', '=', id).execute();
      expect([table, left]).toEqual([table, []]);
    }
    expect(await kindsTo(email)).toEqual(['member_left']);
    expect(await shop.db.selectFrom('member_links').select('kind').where('email_key', '=', email).execute()).toEqual(
      [],
    );
    // The farewell keeps the address until it is sent, and no longer.
    const farewells = shop.db.selectFrom('mails').where('kind', '=', 'member_left');
    const farewell = await farewells.select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    await markSent(shop.db, farewell.id, shop.now());
    const sent = await farewells.selectAll().where('id', '=', farewell.id).executeTakeFirstOrThrow();
    expect(sent).toMatchObject({ status: 'sent', content: { recipient: '' } });
    expect(JSON.stringify(sent)).not.toContain(email);
    bodyOf(await shop.register(email), 204);
    await shop.confirm(email);
    expect(await shop.idOf(email)).not.toBe(id);
  });
});

describe('a reminder', () => {
  const request = (type: string, email: string) => shop.ask('POST', '/v1/reminder/request', { type, email });
  const check = (type: string, token: string, channel = 'test') =>
    shop.ask('POST', '/v1/reminder/check', { type, token }, { channel });
  const reset = (body: object) => shop.ask('POST', '/v1/reminder/reset', body);

  it('[auth.reminder] of the password checks the mailed link, as often as one likes, and resets with it once', async () => {
    const email = await shop.member();
    const { token: open } = await shop.login(email);
    for (let index = 0; index < 10; index += 1) await shop.tryLogin(email, 'wrong-2026');
    await request('password', email);
    const token = await shop.mailedToken(email, 'member_password');
    expect((await reset({ token })).status).toBe(422);
    for (let scan = 0; scan < 3; scan += 1)
      expect(bodyOf(await check('password', token))).toEqual({ type: 'password', code: null, email });
    expect((await check('password', token, 'other')).status).toBe(404);
    expect((await check('username', token)).status).toBe(404);
    expect((await reset({ token, password: wanted })).status).toBe(200);
    expect((await shop.me(open)).status).toBe(401);
    // The lock is lifted with it: who has the mailbox was not the one who guessed.
    expect((await shop.tryLogin(email, wanted)).status).toBe(200);
    for (const late of [await check('password', token), await reset({ token, password: right })])
      expect(late).toMatchObject({ status: 404, body: { code: 'user.link.not_found' } });
  });

  it('[auth.password-expired] of the password makes the same one no younger', async () => {
    const email = await shop.member();
    const changedAt = async () => {
      const row = shop.db
        .selectFrom('members')
        .select('password_changed_at')
        .where('id', '=', await shop.idOf(email));
      return (await row.executeTakeFirstOrThrow()).password_changed_at;
    };
    const set = async (password: string) => {
      await request('password', email);
      const token = await shop.mailedToken(email, 'member_password');
      expect((await reset({ token, password })).status).toBe(200);
    };
    const first = await changedAt();
    shop.pass(minuteMs);
    await set(right);
    expect(await changedAt()).toEqual(first);
    shop.pass(minuteMs);
    await set(wanted);
    expect(await changedAt()).toEqual(shop.now());
  });

  it('[auth.password-expired] of the password refuses the same one that is too old, and leaves the link', async () => {
    const email = await shop.member();
    const days = { channel_id: 'test', key: 'MEMBER.PASSWORD_DAYS', value: '30' };
    await shop.db.insertInto('settings').values(days).execute();
    const changed = { password_changed_at: new Date(shop.now().getTime() - 30 * dayMs) };
    const id = await shop.idOf(email);
    await shop.db.updateTable('members').set(changed).where('id', '=', id).execute();
    const isOld = async () => (await shop.login(email)).has_password_expired;
    await vi.waitFor(async () => expect(await isOld()).toBe(true));
    await request('password', email);
    const token = await shop.mailedToken(email, 'member_password');
    const refused = { status: 422, body: { code: 'user.password.same', errors: { password: [{}] } } };
    expect(await reset({ token, password: right })).toMatchObject(refused);
    expect((await reset({ token, password: wanted })).status).toBe(200);
    expect(await shop.login(email, wanted)).toMatchObject({ has_password_expired: false });
    await shop.db.deleteFrom('settings').where('key', '=', days.key).execute();
  });

  it('[auth.reminder] of an address that somebody else has registered gives its owner the account empty', async () => {
    const [email, untouched] = [shop.newMail(), await shop.member()];
    const stranger = { password: 'stranger-1', orderer_name: '別人', last_name: '別', city: '千代田区', gender: 1 };
    await shop.register(email, stranger);
    const { token: strangers } = await shop.login(email, 'stranger-1');
    const id = await shop.idOf(email);
    const asked = { security_question: 1, security_answer_hash: '$argon2id$v=19$m=1,t=1,p=1$x$x' };
    const factor = { second_factor: 'totp', totp_secret: Buffer.alloc(20) } as const;
    await shop.db
      .updateTable('members')
      .set({ ...asked, ...factor })
      .where('id', '=', id)
      .execute();
    const link = { issuer: 'https://provider.example', subject: 'stranger', member_id: id, linked_at: shop.now() };
    await shop.db.insertInto('member_providers').values(link).execute();
    for (const owned of [email, untouched]) {
      await request('password', owned);
      const token = await shop.mailedToken(owned, 'member_password');
      expect((await reset({ token, password: wanted })).status).toBe(200);
    }

    expect((await shop.ask('POST', '/v1/auth/refresh', null, { token: strangers })).status).toBe(401);
    const { token } = await shop.login(email, wanted);
    const { body: nobody } = await shop.ask('GET', '/v1/users/dummy');
    expect(bodyOf(await shop.me(token))).toEqual({ ...nobody, id, email, is_registered_member: true, code: expect.any(String), fingerprint: expect.any(String) }); // prettier-ignore
    const { data } = bodyOf(await shop.ask('GET', '/v1/me/login-histories', null, { token }));
    expect(data).toHaveLength(1);
    const left = shop.db.selectFrom('member_providers').select('id').where('member_id', '=', id);
    expect(await left.execute()).toEqual([]);
    const verify = { token: await shop.mailedToken(email, 'member_welcome'), password: wanted };
    expect((await shop.ask('POST', '/v1/email-verify/check', verify)).status).toBe(404);
    // Who had confirmed has told it themselves.
    const { token: own } = await shop.login(untouched, wanted);
    expect(bodyOf(await shop.me(own)).orderer_name).toBe('山田花子');
  });

  it('[auth.reminder] of the login id shows it, and gives a new one', async () => {
    const email = await shop.member();
    await request('username', email);
    const token = await shop.mailedToken(email, 'member_username');
    const { code } = bodyOf(await check('username', token));
    expect((await shop.tryLogin(String(code))).status).toBe(200);
    const { code: fresh } = bodyOf(await reset({ type: 'username', token }));
    expect((await shop.tryLogin(String(fresh))).status).toBe(200);
    expect((await shop.tryLogin(String(code))).status).toBe(422);
    const [told] = await shop.mailsTo(email);
    expect(told).toMatchObject({ kind: 'member_username_changed', content: { recipient: email } });
    expect((await reset({ type: 'username', token })).status).toBe(404);
  });

  it('is answered alike for nobody, who gets no mail, and is over after an hour', async () => {
    const email = await shop.member();
    const answers = [await request('password', email), await request('password', 'nobody@example.jp')];
    expect(answers).toEqual(answers.map(() => ({ status: 204, body: {}, cookies: [] })));
    expect(await shop.mailsTo('nobody@example.jp')).toMatchObject([{ member_id: null }]);
    const nobodys = await shop.mailedToken('nobody@example.jp', 'member_password');
    expect((await check('password', nobodys)).status).toBe(404);
    expect((await reset({ token: nobodys, password: wanted })).status).toBe(404);
    const token = await shop.mailedToken(email, 'member_password');
    shop.pass(60 * minuteMs);
    expect((await reset({ token, password: wanted })).status).toBe(404);
  });
});
