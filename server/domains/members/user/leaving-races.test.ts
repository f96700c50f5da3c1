/** What is answered to what comes while its member leaves, or changes the password: real parallel connections. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Answer, type MembersShop, openMembers, right } from '../members.test-support';

vi.setConfig({ testTimeout: 120_000 });

let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
});
afterAll(() => shop.close());

const codesOf = (answers: readonly Answer[]) =>
  answers.map(({ status, body }) => (typeof body.code === 'string' ? `${status} ${body.code}` : String(status)));
const leave = (token: string) => shop.ask('DELETE', '/v1/me/user', { password: right }, { token });

/** What is answered of which a part had to wait for the member’s leaving. */
const whileLeaving = async (email: string, ask: () => Promise<Answer>): Promise<Answer> => {
  const id = await shop.idOf(email);
  const { answer } = await shop.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('members').where('id', '=', id).execute();
    const asked = ask();
    await expect.poll(shop.waiting, { interval: 10, timeout: 10_000 }).toBe(1);
    return { answer: asked };
  });
  return answer;
};

describe('[member.leave] while a member leaves', () => {
  it('the address is registered anew, as one of nobody', async () => {
    const email = await shop.member();
    expect(codesOf([await whileLeaving(email, () => shop.register(email))])).toEqual(['204']);
    expect((await shop.mailsTo(email)).map(({ kind }) => kind)[0]).toBe('member_welcome');
    await shop.confirm(email);
    expect((await shop.login(email)).is_registered_member).toBe(true);
  });

  it('a cart that is asked for is the member’s or a guest’s', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { token } = await shop.login(await shop.member());
      const begin = async (): Promise<Answer[]> => {
        const answers: Answer[] = [];
        for (let time = 0; time < 12; time += 1) answers.push(await shop.ask('POST', '/v1/carts/init', {}, { token }));
        return answers;
      };
      const [left, ...begun] = await Promise.all([leave(token), begin(), begin(), begin()]);
      expect(left.status).toBe(204);
      expect(new Set(codesOf(begun.flat()))).toEqual(new Set(['200']));
    }
  });

  it('[auth.login] a login fails as one of nobody', async () => {
    const rounds = Array.from({ length: 10 }, (_, index) => index);
    for (const round of rounds) {
      const email = await shop.member();
      const { token } = await shop.login(email);
      const logins = rounds.map(async (index) => {
        await new Promise((done) => setTimeout(done, index * 6 + round));
        return shop.tryLogin(email, right, { app: shop.apps[index % 2] ?? shop.apps[0] });
      });
      const [left, ...answers] = await Promise.all([leave(token), ...logins]);
      expect(left.status).toBe(204);
      for (const answer of codesOf(answers)) expect(['200', '422 auth.login.failed']).toContain(answer);
    }
  });
});

describe('of one who does the same twice at once', () => {
  it.each([
    ['[member.leave] leaving', leave],
    [
      '[member.password] changing the password',
      (token: string) =>
        shop.ask('PUT', '/v1/me/password', { password: right, new_password: 'hanako-2030' }, { token }),
    ],
  ])('%s is done once, and the others are logged out', async (_, act) => {
    for (let round = 0; round < 3; round += 1) {
      const { token } = await shop.login(await shop.member());
      const answers = codesOf(await Promise.all([0, 1, 2, 3].map(() => act(token))));
      expect(answers.sort()).toEqual(['204', ...Array<string>(3).fill('401 auth.required')]);
    }
  });
});
