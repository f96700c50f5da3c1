/** What docs/shop-data.md tells to do for a member who has lost the authenticator. */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bodyOf, type MembersShop, openMembers, right } from '../members.test-support';

vi.setConfig({ testTimeout: 60_000 });

let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
});
afterAll(() => shop.close());

const withAuthenticator = async (): Promise<string> => {
  const email = await shop.member();
  const { token } = await shop.login(email);
  const { secret } = bodyOf(await shop.ask('POST', '/v1/me/second-factor/authenticator', null, { token }));
  const verify_code = new TOTP({ secret: String(secret) }).generate({ timestamp: shop.now().getTime() });
  const wish = { second_factor: 'totp', secret, verify_code, password: right };
  bodyOf(await shop.ask('PUT', '/v1/me/second-factor', wish, { token }), 204);
  return email;
};

it('[auth.mfa] a lost authenticator is taken off by the shop’s people, and its member is mailed of it', async () => {
  const [email, other] = [await withAuthenticator(), await withAuthenticator()];
  expect(bodyOf(await shop.tryLogin(email))).toMatchObject({ is_verify: true, verify_by: 'totp' });
  const [, part = ''] = readFileSync('docs/shop-data.md', 'utf8').split('## A member without their authenticator\n');
  const statement = /```sql\n([^`]*)```/.exec(part)?.[1] ?? '';
  await sql.raw(statement.replace("'minori'", "'test'").replace('hanako@example.jp', email)).execute(shop.db);
  const { token } = await shop.login(email);
  expect(bodyOf(await shop.me(token))).toMatchObject({ second_factor: 'none' });
  const [told] = await shop.mailsTo(email);
  expect(told).toMatchObject({ kind: 'member_factor_changed', status: 'queued', content: { factor: 'none' } });
  const left = shop.db
    .selectFrom('login_challenges')
    .select('member_id')
    .where('member_id', '=', await shop.idOf(email));
  expect(await left.execute()).toEqual([]);
  expect(bodyOf(await shop.tryLogin(other))).toMatchObject({ is_verify: true });
});
