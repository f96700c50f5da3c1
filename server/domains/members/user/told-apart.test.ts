import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type MembersShop, openMembers } from '../members.test-support';

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
