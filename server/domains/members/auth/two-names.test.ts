import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bodyOf, type MembersShop, minuteMs, openMembers, right, someAnswered } from '../members.test-support';
import { statementsOf } from '../statements.test-support';

// Each password takes its deliberate work, in dozens of tries.
vi.setConfig({ testTimeout: 120_000 });

let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
});
afterAll(() => shop.close());

const wrong = 'wrong-2026';
const codeOf = async (email: string): Promise<string> => {
  const { code } = await shop.db
    .selectFrom('members')
    .select('code')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return code;
};
const member = async () => {
  const email = await shop.member();
  return { email, code: await codeOf(email) };
};
const lockMails = async (email: string) =>
  (await shop.mailsTo(email)).filter(({ kind }) => kind === 'member_locked').length;
/** By each name in turn. */
const failInTurns = async (names: readonly string[], times: number) => {
  const told: unknown[] = [];
  for (let index = 0; index < times; index += 1)
    for (const name of names) {
      const { answer, statements } = await statementsOf(() => shop.tryLogin(name, wrong));
      told.push({ answer, statements });
    }
  return told;
};

describe('an account has ten tries by all of its names', () => {
  it('so that a locked one is not open by its other name', async () => {
    for (const isMailFirst of [true, false]) {
      const { email, code } = await member();
      const [first, other] = isMailFirst ? [email, code] : [code, email];
      for (let index = 0; index < 10; index += 1) await shop.tryLogin(first, wrong);
      expect((await shop.tryLogin(first)).status).toBe(423);
      // Nothing tells that it was right, or whose name it is.
      expect(await shop.tryLogin(other)).toEqual(await shop.tryLogin(other, wrong));
      expect((await shop.tryLogin(other)).status).toBe(422);
      shop.pass(30 * minuteMs);
      expect((await shop.tryLogin(other)).status).toBe(200);
    }
  });

  it('of which five by each are ten, whoever is right after them', async () => {
    const { email, code } = await member();
    await failInTurns([email, code], 5);
    shop.pass(29 * minuteMs);
    for (const name of [email, code]) expect((await shop.tryLogin(name)).status).toBe(422);
    shop.pass(minuteMs);
    expect((await shop.tryLogin(email)).status).toBe(200);
  });

  it('of which five by each lock it, and it is mailed how to unlock it, once', async () => {
    const { email, code } = await member();
    await failInTurns([email, code], 5);
    await failInTurns([email, code], 5);
    expect(await lockMails(email)).toBe(1);
    const unlock = `/v1/auth/unlock/${await shop.mailedToken(email, 'member_locked')}`;
    expect(bodyOf(await shop.ask('GET', unlock)).is_locked).toBe(true);
    bodyOf(await shop.ask('POST', unlock), 204);
    for (const name of [email, code]) expect((await shop.tryLogin(name)).status).toBe(200);
  });

  it('at once, in both apps: nobody who is right after the tenth gets in', async () => {
    const { email, code } = await member();
    const tryAs = (index: number, password: string) =>
      shop.tryLogin(index % 2 === 0 ? email : code, password, { app: shop.apps[(index >> 1) % 2] ?? shop.apps[0] });
    const wrongs = Array.from({ length: 40 }, (_, index) => tryAs(index, wrong));
    await someAnswered(wrongs, 10);
    const rights = await Promise.all([0, 1, 2, 3].map((index) => tryAs(index, right)));
    expect(rights.map(({ status }) => status)).not.toContain(200);
    await Promise.all(wrongs);
  });

  it('and all of them again by a login that is right, a mailed unlocking, or a new password', async () => {
    const { email, code } = await member();
    await failInTurns([email, code], 4);
    expect((await shop.tryLogin(code)).status).toBe(200);
    await failInTurns([email, code], 4);
    expect((await shop.tryLogin(email)).status).toBe(200);

    for (let index = 0; index < 10; index += 1) await shop.tryLogin(code, wrong);
    expect(await lockMails(email)).toBe(1);
    const unlock = `/v1/auth/unlock/${await shop.mailedToken(email, 'member_locked')}`;
    expect(bodyOf(await shop.ask('GET', unlock)).is_locked).toBe(true);
    bodyOf(await shop.ask('POST', unlock), 204);
    for (const name of [email, code]) expect((await shop.tryLogin(name)).status).toBe(200);

    for (let index = 0; index < 10; index += 1) await shop.tryLogin(code, wrong);
    bodyOf(await shop.ask('POST', '/v1/reminder/request', { type: 'password', email }), 204);
    const reset = { type: 'password', token: await shop.mailedToken(email, 'member_password'), password: right };
    bodyOf(await shop.ask('POST', '/v1/reminder/reset', reset));
    for (const name of [email, code]) expect((await shop.tryLogin(name)).status).toBe(200);
  });

  it('with those of its second factor, which says that it is locked: the password was known', async () => {
    const { email, code } = await member();
    const { token } = await shop.login(email);
    const made = bodyOf(await shop.ask('POST', '/v1/me/second-factor/authenticator', null, { token }));
    const app = new TOTP({ secret: String(made.secret) });
    const codeNow = () => app.generate({ timestamp: shop.now().getTime() });
    const factor = { second_factor: 'totp', secret: made.secret, password: right, verify_code: codeNow() };
    bodyOf(await shop.ask('PUT', '/v1/me/second-factor', factor, { token }), 204);
    shop.pass(minuteMs);

    const handles = [bodyOf(await shop.tryLogin(email)).user_id, bodyOf(await shop.tryLogin(code)).user_id];
    const not = String((Number(codeNow()) + 500_000) % 1_000_000).padStart(6, '0');
    const guess = (index: number, verify_code: string) =>
      shop.ask('POST', '/v1/auth/verify', { user_id: handles[index % 2], verify_code });
    const statuses: number[] = [];
    for (let index = 0; index < 8; index += 1) statuses.push((await guess(index, not)).status);
    await shop.tryLogin(email, wrong);
    statuses.push((await guess(0, not)).status, (await guess(1, codeNow())).status);
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 422), 423, 423]);
    expect(await lockMails(email)).toBe(1);
  });
});

it('tells nobody who tries two names in turns whether they are those of one account', async () => {
  const { email, code } = await member();
  const known = await failInTurns([email, code], 12);
  const unknown = await failInTurns([shop.newMail(), 'nobody2345'], 12);
  expect(known).toEqual(unknown);
  expect(known).toHaveLength(24);
});
