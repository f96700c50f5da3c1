/** What becomes of an account that several hands change at once, on connections of their own. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type MembersShop, openMembers, right } from '../members.test-support';
import { statementsOf } from '../statements.test-support';

vi.setConfig({ testTimeout: 120_000 });

let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
});
afterAll(() => shop.close());

const rounds = [0, 1, 2, 3, 4, 5];
const change = (token: string, to: string) =>
  shop.ask('PUT', '/v1/me/password', { password: right, new_password: to }, { token });

describe('of an account that is changed twice at once', () => {
  it('confirming and registering anew wait for each other in one order, and never in a circle', async () => {
    for (let round = 0; round < 12; round += 1) {
      const email = shop.newMail();
      await shop.register(email);
      const token = await shop.mailedToken(email, 'member_welcome');
      const { answer, statements } = await statementsOf(() =>
        Promise.all(
          [0, 1, 2, 3].map((index) => {
            const app = shop.apps[index % 2] ?? shop.apps[0];
            return index === 0
              ? shop.ask('POST', '/v1/email-verify/check', { token, password: right }, { app })
              : shop.register(email, { password: 'hanako-2030' }, { app });
          }),
        ),
      );
      expect([200, 404, 422]).toContain(answer[0]?.status);
      expect(answer.slice(1).map(({ status }) => status)).toEqual([204, 204, 204]);
      expect(statements.filter((text) => /rollback/i.test(text))).toEqual([]);
      // Confirmed is what was registered first, or nothing.
      const isConfirmed = answer[0]?.status === 200;
      const { body } = await shop.tryLogin(email, isConfirmed ? right : 'hanako-2030');
      expect(body.is_registered_member).toBe(isConfirmed);
    }
  });

  it('[member.password] one password change of four is done, and the others knew an old password', async () => {
    const email = await shop.member();
    const logins = await Promise.all([0, 1, 2, 3].map(() => shop.login(email)));
    const wanted = logins.map((_, index) => `hanako-203${index}`);
    const answers = await Promise.all(logins.map(({ token }, index) => change(token, wanted[index] ?? '')));
    const done = answers.flatMap(({ status }, index) => (status === 204 ? [wanted[index]] : []));
    expect(done).toHaveLength(1);
    expect((await shop.tryLogin(email, done[0])).status).toBe(200);
  });

  it('[auth.reminder] of a reset by mail and a change that come at once, the reset ends with its own password', async () => {
    const reset = async (email: string) => {
      await shop.ask('POST', '/v1/reminder/request', { type: 'password', email });
      const link = await shop.mailedToken(email, 'member_password');
      return () => shop.ask('POST', '/v1/reminder/reset', { type: 'password', token: link, password: 'owner-2030' });
    };
    for (const wait of rounds) {
      const email = await shop.member();
      const { token } = await shop.login(email);
      const press = await reset(email);
      const pressed = press();
      await new Promise((done) => setTimeout(done, wait * 8));
      const [{ status }, changed] = await Promise.all([pressed, change(token, 'thief-2030')]);
      // A change that came first ends the link, as it ends all; whoever has the mailbox asks for another one.
      if (status === 404) {
        expect(changed.status).toBe(204);
        expect((await (await reset(email))()).status).toBe(200);
      } else expect(status).toBe(200);
      expect((await shop.tryLogin(email, 'thief-2030')).status).not.toBe(200);
      expect((await shop.tryLogin(email, 'owner-2030')).status).toBe(200);
    }
  });

  it('[auth.mfa] a login that waits for its second factor ends with the password that began it', async () => {
    const email = await shop.member();
    const { token } = await shop.login(email);
    await shop.ask('PUT', '/v1/me/second-factor', { second_factor: 'mail', password: right }, { token });
    const { body } = await shop.tryLogin(email);
    expect(body).toMatchObject({ is_verify: true });
    const [mail] = (await shop.mailsTo(email)).filter(({ kind }) => kind === 'member_code');
    await shop.ask('POST', '/v1/reminder/request', { type: 'password', email });
    const link = await shop.mailedToken(email, 'member_password');
    await shop.ask('POST', '/v1/reminder/reset', { type: 'password', token: link, password: 'owner-2030' });
    const code = { user_id: body.user_id, verify_code: mail?.content?.code };
    expect(await shop.ask('POST', '/v1/auth/verify', code)).toMatchObject({
      status: 422,
      body: { code: 'auth.verify.over' },
    });
  });

  it('[member.leave] whoever leaves is gone for everything that comes at the same time', async () => {
    for (const wait of rounds) {
      const email = await shop.member();
      const { token } = await shop.login(email);
      const leaving = shop.ask('DELETE', '/v1/me/user', { password: right }, { token });
      await new Promise((done) => setTimeout(done, wait * 8));
      const answers = await Promise.all([
        leaving,
        change(token, 'hanako-2030'),
        shop.ask('DELETE', '/v1/me/user', { password: right }, { token }),
        shop.ask('POST', '/v1/reminder/request', { type: 'password', email }),
        shop.ask('POST', '/v1/email-verify/request', { email }),
        shop.ask('PUT', '/v1/me/second-factor', { second_factor: 'mail', password: right }, { token }),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    }
  });
});
