/** What the contract says of members' calls, asked of the running shop: a call that is added is asked by itself. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallDefinition, CallGroups } from '../schemas/contract/define-call';
import type { ObjectSchema } from '../schemas/contract/json-schema';
import { contract } from '../schemas/shop-contract';
import { bodyOf, type MembersShop, openMembers, right } from './domains/members/members.test-support';

vi.setConfig({ testTimeout: 120_000 });

const groups: CallGroups = contract;
const calls = Object.entries(groups).flatMap(([domain, group]) =>
  Object.entries(group).map(([name, call]): [string, CallDefinition] => [`${domain}.${name}`, call]),
);
/** Guests see the pop-ups of their page by the same address (rule site.popup). */
const forGuestsToo = ['/v1/me/popup'];
const own = calls.filter(([, { path }]) => path.startsWith('/v1/me/') && !forGuestsToo.includes(path));

let shop: MembersShop;
let unconfirmed: string;
beforeAll(async () => {
  shop = await openMembers();
  const email = shop.newMail();
  await shop.register(email);
  unconfirmed = (await shop.login(email)).token;
});
afterAll(() => shop.close());

const ask = ({ method, path, body }: CallDefinition, token?: string) =>
  shop.ask(method, path.replaceAll(/\{\w+\*?\}/g, '1'), body ? {} : null, { token });
const refused = { status: 401, body: { code: 'auth.required' } };

const setUsed = async (isUsed: boolean): Promise<void> => {
  await shop.db.updateTable('channels').set({ is_member_used: isUsed }).where('id', '=', 'test').execute();
  await vi.waitFor(
    async () => expect((await shop.ask('GET', '/public.json')).body.is_member_used).toBe(isUsed),
    10_000,
  );
};

describe('[auth.me-needs-login] a call under /me', () => {
  it.each(own)(
    '%s is refused without a login, with a token of nobody, and before the address is confirmed',
    async (_, call) => {
      expect(call.audience).toBe('member');
      for (const token of [undefined, 'x'.repeat(32), unconfirmed])
        expect(await ask(call, token)).toMatchObject(refused);
    },
  );

  it('is one of many', () => expect(own.length).toBeGreaterThan(7));

  it('[site.member-disabled] is refused to guests, too, where the site disables member use, and nobody registers or logs in', async () => {
    const known = await shop.member();
    const { token } = await shop.login(known);
    const before = await shop.me(token);
    await setUsed(false);
    for (const [, call] of own) expect(await ask(call)).toMatchObject(refused);
    const stranger = shop.newMail();
    const disabled = { status: 403, body: { code: 'site.member_disabled' } };
    expect(await shop.tryLogin(known)).toMatchObject(disabled);
    expect(await shop.register(stranger)).toMatchObject(disabled);
    // Whatever becomes a member or a login, by what it gives, and what would be saved without a screen that says so.
    const becoming = calls.filter(([, call]) => call.isOfMembers);
    expect(becoming.map(([id]) => id)).toEqual(
      expect.arrayContaining(
        calls.filter(([, { gives }]) => gives === 'login' || gives === 'login-flow').map(([id]) => id),
      ),
    );
    for (const [id, call] of becoming) {
      const asMember = call.audience === 'member' ? token : undefined;
      expect(await ask(call, asMember), id).toMatchObject(disabled);
    }
    expect(await shop.ask('PUT', '/v1/me/user', { company_name: '花', orderer_name: '山田' }, { token })).toMatchObject(
      disabled,
    );
    expect(await shop.me(token)).toEqual(before);
    expect(await shop.db.selectFrom('members').select('id').where('email', '=', stranger).execute()).toEqual([]);
    // One that lets nobody but members in would let in nobody at all.
    await shop.db.updateTable('channels').set({ is_member_only: true }).where('id', '=', 'test').execute();
    await vi.waitFor(async () => expect((await shop.tryLogin(known)).status).toBe(200), 10_000);
    await shop.db.updateTable('channels').set({ is_member_only: false }).where('id', '=', 'test').execute();
    await setUsed(true);
  });
});

describe('[ent.login-response] what a login answers', () => {
  const fields = [
    ...['access_token', 'expires_in', 'expires_at', 'is_registered_member', 'has_password_expired'],
    ...['has_mail_error_count_over', 'user_id', 'is_verify', 'verify_code'],
  ];

  it('has the same fields, whichever call it is', () => {
    for (const name of ['login', 'loginSyncChannel', 'verify', 'refresh', 'providerCallback'] as const) {
      const schema = contract.auth[name].responses[200].body as ObjectSchema;
      expect(Object.keys(schema.properties ?? {}), name).toEqual(expect.arrayContaining(fields));
      expect(schema.required, name).toEqual(expect.arrayContaining(fields.filter((field) => field !== 'verify_code')));
    }
  });

  it('says who is in, until when, and what is to be done next', async () => {
    const email = await shop.member();
    const answer = bodyOf(await shop.tryLogin(email, right));
    const { access_token: token, ...told } = answer;
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(told).toEqual({
      expires_in: 900,
      expires_at: new Date(shop.now().getTime() + 900_000).toISOString(),
      is_registered_member: true,
      has_password_expired: false,
      has_mail_error_count_over: false,
      user_id: String(await shop.idOf(email)),
      is_verify: false,
    });
    await shop.db.updateTable('members').set({ second_factor: 'mail' }).where('email', '=', email).execute();
    const half = bodyOf(await shop.tryLogin(email, right));
    expect(half).toMatchObject({ access_token: null, expires_in: null, expires_at: null, is_verify: true });
    // Only a demo tells the code.
    expect(half).not.toHaveProperty('verify_code');
  });
});
