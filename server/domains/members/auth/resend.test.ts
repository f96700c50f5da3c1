import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { codePause, codeTries, loginCodes } from '../../../../schemas/auth/auth-parts';
import { authErrors } from '../../../../schemas/auth/auth.errors';
import { bodyOf, type AskWish, type MembersShop, minuteMs, openMembers, right } from '../members.test-support';

// Each password takes its deliberate work.
vi.setConfig({ testTimeout: 120_000 });

let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
});
afterAll(() => shop.close());

const verify = (handle: unknown, code: string) =>
  shop.ask('POST', '/v1/auth/verify', { user_id: handle, verify_code: code });
const resend = (handle: unknown, wish?: AskWish) => shop.ask('POST', '/v1/auth/verify/code', { user_id: handle }, wish);
const codesTo = async (email: string) => (await shop.mailsTo(email)).filter(({ kind }) => kind === 'member_code');
const mailedCode = async (email: string): Promise<string> => (await codesTo(email))[0]?.content?.code ?? '';
const statusesTo = async (email: string) => (await codesTo(email)).map(({ status }) => status);
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Somebody whose login asks for a mailed code. */
const withMail = async (): Promise<string> => {
  const email = await shop.member();
  const { token } = await shop.login(email);
  const factor = { second_factor: 'mail', password: right };
  bodyOf(await shop.ask('PUT', '/v1/me/second-factor', factor, { token }), 204);
  return email;
};
const begin = async (email: string) => bodyOf(await shop.tryLogin(email)).user_id;
/** What waits in the outbox is sent. */
const send = () => shop.db.updateTable('mails').set({ status: 'sent', ended_at: shop.now() }).where('status', '=', 'queued').execute(); // prettier-ignore

const refused = (name: keyof typeof authErrors) => ({
  status: 422,
  body: { code: name, message: authErrors[name].message },
});
const [over, tooSoon, noMore, tooMany] = [
  refused('auth.verify.over'),
  refused('auth.verify.too_soon'),
  refused('auth.verify.no_more'),
  refused('auth.verify.too_many'),
];
const pauseMs = codePause.perS * 1000;

describe('another mailed code of a login', () => {
  it('[auth.mfa] is good for ten minutes more, and the one before is good no more', async () => {
    const email = await withMail();
    const handle = await begin(email);
    const first = await mailedCode(email);
    shop.pass(9 * minuteMs);
    const pending = bodyOf(await resend(handle));
    expect(pending).toMatchObject({ user_id: handle, is_verify: true, verify_by: 'mail', access_token: null });
    expect(pending).not.toHaveProperty('verify_code');
    const second = await mailedCode(email);
    if (first !== second) expect((await verify(handle, first)).body).toMatchObject({ code: 'auth.verify.failed' });
    shop.pass(9 * minuteMs);
    expect((await verify(handle, second)).status).toBe(200);
    expect(await resend(handle)).toMatchObject(over);
  });

  it('takes the place of the one that waits to be sent, and stands beside one that was', async () => {
    const email = await withMail();
    const handle = await begin(email);
    shop.pass(pauseMs);
    bodyOf(await resend(handle));
    expect(await statusesTo(email)).toEqual(['queued', 'expired']);
    expect((await codesTo(email))[1]).toMatchObject({ content: { recipient: email } });
    expect((await codesTo(email))[1]?.content).not.toHaveProperty('code');
    await send();
    shop.pass(pauseMs);
    bodyOf(await resend(handle));
    expect(await statusesTo(email)).toEqual(['queued', 'sent', 'expired']);
    expect((await verify(handle, await mailedCode(email))).status).toBe(200);
  });

  it('is not mailed just after the last one, which stays good: of two who press at once one has it', async () => {
    const email = await withMail();
    const handle = await begin(email);
    const code = await mailedCode(email);
    shop.pass(pauseMs - 1);
    expect(await resend(handle)).toMatchObject(tooSoon);
    expect(await mailedCode(email)).toBe(code);
    shop.pass(1);
    const both = await Promise.all([...shop.apps, ...shop.apps].map((app) => resend(handle, { app })));
    const codes = both.map(({ status, body }) => (status === 200 ? '' : body.code)).sort();
    expect(codes).toEqual(['', ...Array.from({ length: 3 }, () => 'auth.verify.too_soon')]);
    expect(await statusesTo(email)).toEqual(['queued', 'expired']);
    expect((await verify(handle, await mailedCode(email))).status).toBe(200);
    expect(authErrors['auth.verify.too_soon'].message).toContain(`${codePause.perS}秒`);
  });

  it('is mailed so often and no more; the last one stays good', async () => {
    const email = await withMail();
    const handle = await begin(email);
    for (let sent = 1; sent < loginCodes.most; sent += 1) {
      shop.pass(pauseMs);
      bodyOf(await resend(handle));
    }
    shop.pass(pauseMs);
    expect(await resend(handle)).toMatchObject(noMore);
    expect(await codesTo(email)).toHaveLength(loginCodes.most);
    expect((await verify(handle, await mailedCode(email))).status).toBe(200);
  });

  it('puts off no end of its login: half an hour after it began no code is good', async () => {
    const email = await withMail();
    const handle = await begin(email);
    const [codeMs, loginMs] = [codeTries.perS * 1000, loginCodes.perS * 1000];
    shop.pass(codeMs - minuteMs);
    bodyOf(await resend(handle));
    shop.pass(codeMs - minuteMs);
    bodyOf(await resend(handle));
    // A code would be good for longer than the login.
    shop.pass(loginMs - 3 * codeMs + 3 * minuteMs);
    expect(await resend(handle)).toMatchObject(noMore);
    const { expires_at: end, begun_at: begun } = await shop.db
      .selectFrom('login_challenges')
      .select(['expires_at', 'begun_at'])
      .where('member_id', '=', await shop.idOf(email))
      .executeTakeFirstOrThrow();
    expect(end.getTime() - begun.getTime()).toBeLessThanOrEqual(loginMs);
    shop.pass(end.getTime() - shop.now().getTime());
    expect(await verify(handle, await mailedCode(email))).toMatchObject(over);
    expect(await resend(handle)).toMatchObject(over);
  });

  it('gets no more tries by it', async () => {
    const email = await withMail();
    const handle = await begin(email);
    for (let tries = 1; tries < codeTries.most; tries += 1) await verify(handle, other(await mailedCode(email)));
    shop.pass(pauseMs);
    bodyOf(await resend(handle));
    expect((await verify(handle, 'abcdef')).status).toBe(422);
    const code = await mailedCode(email);
    expect((await verify(handle, other(code))).body).toMatchObject({ code: 'auth.verify.failed' });
    expect(await verify(handle, code)).toMatchObject(over);
    expect(await resend(handle)).toMatchObject(over);
  });

  it('is there for no login that is nobody’s, of another channel, over, or an authenticator’s', async () => {
    const email = await withMail();
    const handle = await begin(email);
    shop.pass(pauseMs);
    expect(await resend('u'.repeat(32))).toMatchObject(over);
    expect(await resend(handle, { channel: 'other' })).toMatchObject(over);
    await shop.db.updateTable('login_challenges').set({ code_hash: null }).where('member_id', '=', await shop.idOf(email)).execute(); // prettier-ignore
    expect(await resend(handle)).toMatchObject(over);
    shop.pass(10 * minuteMs);
    expect(await resend(handle)).toMatchObject(over);
  });

  it('is not mailed while the account is locked', async () => {
    const email = await withMail();
    const handle = await begin(email);
    for (let tries = 0; tries < 10; tries += 1) await shop.tryLogin(email, 'wrong-2026');
    shop.pass(pauseMs);
    expect((await resend(handle)).status).toBe(423);
  });
});

describe('the codes of one account', () => {
  it('are ten an hour, by whatever logins, at once too; one more is refused and said, and none is queued', async () => {
    const email = await withMail();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => shop.tryLogin(email, right, { app: shop.apps[index % 2] ?? shop.apps[0] })), // prettier-ignore
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refusals = answers.filter(({ status }) => status === 422);
    expect(refusals.map(({ body }) => body.code)).toEqual(['auth.verify.too_many', 'auth.verify.too_many']);
    expect(await codesTo(email)).toHaveLength(10);
    // That is no failed try.
    expect(await shop.tryLogin(email)).toMatchObject(tooMany);
    await send();
    shop.pass(5 * minuteMs);
    const [first] = answers.filter(({ status }) => status === 200);
    const handle = first?.body.user_id;
    expect(await resend(handle)).toMatchObject(tooMany);
    shop.pass(55 * minuteMs);
    expect((await shop.tryLogin(email)).status).toBe(200);
  });

  it('leave room for another one that takes the place of what waits', async () => {
    const email = await withMail();
    const handles: unknown[] = [];
    for (let index = 0; index < 10; index += 1) handles.push(await begin(email));
    shop.pass(pauseMs);
    bodyOf(await resend(handles[0]));
    expect((await statusesTo(email)).filter((status) => status === 'queued')).toHaveLength(10);
    expect((await verify(handles[0], await mailedCode(email))).status).toBe(200);
  });
});
