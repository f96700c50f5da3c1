import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bodyOf, type MembersShop, openMembers } from '../members.test-support';
import { statementsOf } from '../statements.test-support';

vi.setConfig({ testTimeout: 120_000 });

let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
});
afterAll(() => shop.close());

const people = 8;
const password = 'wrong-2026';
const profile = { company_name: '山田商店', orderer_name: '山田花子' };

it.each<readonly [string, string, (email: string) => object]>([
  ['login', '/v1/auth/login', (email) => ({ login_id: email, password })],
  ['login of another channel', '/v1/auth/login-sync-channel', (email) => ({ login_id: email, password })],
  ['register', '/v1/users', (email) => ({ email, password, ...profile })],
  ['reminder of the password', '/v1/reminder/request', (email) => ({ type: 'password', email })],
  ['reminder of the login id', '/v1/reminder/request', (email) => ({ type: 'username', email })],
  ['verify', '/v1/email-verify/request', (email) => ({ email })],
])('answers members, those who have not confirmed, and nobody alike: %s', async (_name, path, bodyOf) => {
  const told = new Set<string>();
  const tell = async (email: string): Promise<void> => {
    const { status, body, cookies } = await shop.ask('POST', path, bodyOf(email));
    told.add(JSON.stringify({ status, body, cookies }));
  };
  for (let index = 0; index < people; index += 1) {
    const unconfirmed = shop.newMail();
    await shop.register(unconfirmed);
    for (const email of [await shop.member(), unconfirmed, shop.newMail()]) await tell(email);
  }
  expect(told.size).toBe(1);
});

it.each<readonly [string, string, object]>([
  ['reminder of the password', '/v1/reminder/request', { type: 'password' }],
  ['reminder of the login id', '/v1/reminder/request', { type: 'username' }],
  ['verify', '/v1/email-verify/request', {}],
])('does not look for the account, nor write to one, before it has answered: %s', async (_name, path, body) => {
  const unconfirmed = shop.newMail();
  await shop.register(unconfirmed);
  const told = new Set<string>();
  for (const email of [await shop.member(), unconfirmed, shop.newMail()]) {
    const { statements } = await statementsOf(() => shop.ask('POST', path, { ...body, email }));
    const [mail] = await shop.mailsTo(email);
    const links = shop.db.selectFrom('member_links').select('member_id').where('email_key', '=', email);
    told.add(JSON.stringify({ statements, memberId: mail?.member_id, links: await links.execute() }));
  }
  expect(told.size).toBe(1);
  const [all] = told;
  expect(all).toContain('"memberId":null,"links":[{"member_id":null}]');
  expect(all).not.toMatch(/\bmembers\b/);
});

describe('whoever registers with an address and logs in', () => {
  const mine = { password: 'stranger-1', orderer_name: '別人', company_name: '別' };
  const elsewhere = { channel: 'other' };
  /** All that is told of it: the ids of accounts are told as how many there were since the last. */
  const tryAll = async (email: string) => {
    const told: unknown[] = [];
    const ask = async (...call: Parameters<typeof shop.ask>) => {
      const { answer, statements } = await statementsOf(() => shop.ask(...call));
      const { access_token: token, user_id: id, ...body } = answer.body;
      told.push({ ...answer, body, statements });
      return { token: typeof token === 'string' ? token : undefined, id: Number(id) };
    };
    const login = (typed: string, more?: object) =>
      ask('POST', '/v1/auth/login', { login_id: email, password: typed }, more);
    await ask('POST', '/v1/users', { email, ...mine });
    const { token, id } = await login(mine.password);
    await login(mine.password, elsewhere);
    await ask('POST', '/v1/auth/login-sync-channel', { login_id: email, password: mine.password }, elsewhere);
    await ask('GET', '/v1/me/user', null, { token });
    await ask('POST', '/v1/auth/refresh', null, { token });
    await ask('POST', '/v1/email-verify/request', { email });
    await ask('POST', '/v1/users', { email, ...mine, password: 'stranger-2' });
    await ask('POST', '/v1/auth/refresh', null, { token });
    await login(mine.password);
    await login('stranger-2');
    return { told: JSON.stringify(told), id };
  };

  it('is told the same, in this shop and in another, of members and of those who are nobody', async () => {
    const emails: string[] = [];
    for (let index = 0; index < people; index += 1) emails.push(await shop.member(), shop.newMail());
    const told = new Set<string>();
    const ids: number[] = [];
    for (const email of emails) {
      const one = await tryAll(email);
      told.add(one.told);
      ids.push(one.id);
    }
    expect([...told]).toHaveLength(1);
    expect([...told][0]).toContain('"is_registered_member":false');
    expect(new Set(ids.slice(1).map((id, index) => id - (ids[index] ?? 0))).size).toBe(1);
  });

  it('is locked alike', async () => {
    const told = new Set<string>();
    for (const email of [await shop.member(), shop.newMail()]) {
      const statuses: number[] = [];
      const login = async (typed: string) => statuses.push((await shop.tryLogin(email, typed)).status);
      await shop.register(email, mine);
      for (let index = 0; index < 9; index += 1) await login(password);
      await login(mine.password);
      for (let index = 0; index < 3; index += 1) await login(password);
      await login(mine.password);
      told.add(JSON.stringify(statuses));
    }
    expect([...told]).toEqual([JSON.stringify([...Array<number>(9).fill(422), 200, 423, 423, 423, 423])]);
  });

  it('cannot guess the member’s password more often by it, confirm it, or change anything of the account', async () => {
    const email = await shop.member();
    const { token: own } = await shop.login(email);
    const before = bodyOf(await shop.me(own));
    await shop.register(email, mine);
    await shop.ask('POST', '/v1/email-verify/request', { email });
    const mailed = { token: await shop.mailedToken(email, 'member_verify'), password: mine.password };
    expect((await shop.ask('POST', '/v1/email-verify/check', mailed)).status).toBe(404);
    const { id } = await shop.db
      .selectFrom('members')
      .select('id')
      .where('email', '=', email)
      .where('is_registered', '=', false)
      .executeTakeFirstOrThrow();
    const confirmed = shop.db.updateTable('members').set({ is_registered: true }).where('id', '=', id);
    await expect(confirmed.execute()).rejects.toThrow('members_email_key_once');

    await shop.ask('POST', '/v1/reminder/request', { type: 'password', email });
    const reset = { token: await shop.mailedToken(email, 'member_password'), password: 'hanako-2030' };
    bodyOf(await shop.ask('POST', '/v1/reminder/reset', reset));
    const { token } = await shop.login(email, 'hanako-2030');
    expect(bodyOf(await shop.me(token))).toEqual(before);
    expect((await shop.login(email, mine.password)).is_registered_member).toBe(false);

    for (let index = 0; index < 10; index += 1) {
      await shop.register(email, { ...mine, password: `stranger-${index}` });
      await shop.login(email, `stranger-${index}`);
    }
    await shop.register(email, mine);
    expect((await shop.tryLogin(email, 'hanako-2030')).status).toBe(422);
  });

  it('however often, by one registration, locks no member out', async () => {
    const email = await shop.member();
    const { token } = await shop.login(email);
    await shop.register(email, mine);
    const inBoth = (index: number) => ({ app: shop.apps[index % 2] ?? shop.apps[0] });
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => shop.tryLogin(email, mine.password, inBoth(index))),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    }
    expect((await shop.tryLogin(email)).status).toBe(200);
    const own = { password: 'hanako-2026', new_password: 'hanako-2031' };
    expect((await shop.ask('PUT', '/v1/me/password', own, { token })).status).toBe(204);
    expect((await shop.mailsTo(email)).filter(({ kind }) => kind === 'member_locked')).toEqual([]);
  });

  it('by ten registrations locks the account, and its owner is mailed how to unlock it', async () => {
    const email = await shop.member();
    const { token } = await shop.login(email);
    for (let index = 0; index < 10; index += 1) {
      await shop.register(email, { ...mine, password: `stranger-${index}` });
      await shop.login(email, `stranger-${index}`);
    }
    expect((await shop.tryLogin(email)).status).toBe(422);
    const own = { second_factor: 'none', password: 'hanako-2026' };
    expect((await shop.ask('PUT', '/v1/me/second-factor', own, { token })).status).toBe(423);
    expect((await shop.mailsTo(email)).filter(({ kind }) => kind === 'member_locked')).toHaveLength(1);
    await shop.register(email, mine);
    const unlock = `/v1/auth/unlock/${await shop.mailedToken(email, 'member_locked')}`;
    bodyOf(await shop.ask('POST', unlock), 204);
    expect((await shop.login(email)).is_registered_member).toBe(true);
  });

  it('at once with others has one registration beside the account', async () => {
    for (const email of [await shop.member(), shop.newMail()]) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => {
          const app = shop.apps[index % 2] ?? shop.apps[0];
          return index % 3 === 2 ? shop.tryLogin(email, mine.password, { app }) : shop.register(email, mine, { app });
        }),
      );
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect((await shop.login(email, mine.password)).is_registered_member).toBe(false);
      const rows = shop.db.selectFrom('members').select('id').where('email', '=', email);
      expect(await rows.where('is_registered', '=', false).execute()).toHaveLength(1);
    }
  });
});
