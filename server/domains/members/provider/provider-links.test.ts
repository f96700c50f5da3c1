import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bodyOf, type MembersShop, openMembers, right } from '../members.test-support';
import { openProvider, type TestProvider } from './provider.test-support';
import { home, otherHome, type Visits, visitsOf } from './visits.test-support';

vi.setConfig({ testTimeout: 120_000 });

let provider: TestProvider;
let shop: MembersShop;
let visits: Visits;
beforeAll(async () => {
  provider = await openProvider([home, otherHome]);
  shop = await openMembers({ loginProviders: [provider.configured({ channels: ['test'] })] });
  visits = visitsOf(shop, provider);
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const mine = async (token: string, channel = 'test') =>
  bodyOf(await shop.ask('GET', '/v1/me/login-providers', null, { token, channel })).data as {
    readonly id: number;
    readonly name: string;
  }[];
const unlink = (token: string, id: number | string) =>
  shop.ask('DELETE', `/v1/me/login-providers/${id}`, null, { token });

describe('[auth.oauth] the links of a member', () => {
  it('are seen by the member alone, under the names that shoppers know', async () => {
    const email = await visits.linked(visits.someone());
    const { token } = await shop.login(email);
    const links = await mine(token);
    expect(links).toEqual([
      { id: expect.any(Number) as number, name: '例ID', is_offered: true, linked_at: shop.now().toISOString() },
    ]);
    expect(JSON.stringify(links)).not.toContain('person-');
    expect(await mine((await shop.login(await shop.member())).token)).toEqual([]);
    expect((await shop.ask('GET', '/v1/me/login-providers')).status).toBe(401);
  });

  it('are named by their host where the channel does not offer them', async () => {
    const email = await visits.linked(visits.someone());
    const credentials = { login_id: email, password: right };
    const { access_token: token } = bodyOf(
      await shop.ask('POST', '/v1/auth/login-sync-channel', credentials, { channel: 'other' }),
    );
    const { host } = new URL(provider.issuer);
    expect(await mine(String(token), 'other')).toMatchObject([{ name: host, is_offered: false }]);
  });

  it('end for the member alone, once, and the provider opens the account no more', async () => {
    const person = visits.someone();
    const email = await visits.linked(person);
    const { token } = await shop.login(email);
    const stranger = (await shop.login(await shop.member())).token;
    const [link] = await mine(token);
    const id = link?.id ?? 0;
    expect(await unlink(stranger, id)).toMatchObject({ status: 404, body: { code: 'provider.not_linked' } });
    expect((await shop.ask('DELETE', `/v1/me/login-providers/${id}`)).status).toBe(401);
    for (const none of ['0', 'x', '1e9', String(Number.MAX_SAFE_INTEGER)])
      expect([404, 422]).toContain((await unlink(token, none)).status);
    expect(await visits.linksOf(person)).toHaveLength(1);
    const answers = await Promise.all([unlink(token, id), unlink(token, id), unlink(token, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    const told = (await shop.mailsTo(email)).filter(({ kind }) => kind === 'member_provider_unlinked');
    expect(told.map(({ content }) => content)).toEqual([{ recipient: email, provider: '例ID' }]);
    expect(bodyOf(await visits.come(person))).toMatchObject({ access_token: null, user_id: '' });
    expect((await shop.tryLogin(email)).status).toBe(200);
  });

  it('are not made again by a login that waited for its second factor', async () => {
    const person = visits.someone();
    const email = await visits.linked(person);
    const { token } = await shop.login(email);
    const set = { second_factor: 'mail', password: right };
    bodyOf(await shop.ask('PUT', '/v1/me/second-factor', set, { token }), 204);
    const ticket = { login_id: email, password: right, provider_ticket: await visits.ticketOf(visits.someone()) };
    const other = bodyOf(await shop.ask('POST', '/v1/auth/login', ticket));
    const waiting = await shop.db.selectFrom('login_challenges').select(['provider_subject']).execute();
    expect(waiting.map((one) => one.provider_subject)).toContain('person-5');
    const [{ id } = { id: 0 }] = await mine(token);
    expect((await unlink(token, id)).status).toBe(204);
    expect(other.is_verify).toBe(true);
    expect(await mine(token)).toEqual([]);
  });
});
