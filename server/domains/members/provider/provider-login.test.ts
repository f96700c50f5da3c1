import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bodyOf, type MembersShop, minuteMs, openMembers, right } from '../members.test-support';
import { openProvider, secret, type TestProvider } from './provider.test-support';
import { home, otherHome, type Visits, visitsOf } from './visits.test-support';

vi.setConfig({ testTimeout: 120_000 });

let provider: TestProvider;
let shop: MembersShop;
let visits: Visits;
beforeAll(async () => {
  provider = await openProvider([home, otherHome]);
  shop = await openMembers({
    loginProviders: [
      provider.configured(),
      provider.configured({ key: 'only-other', channels: ['other'] }),
      // Nobody listens there.
      provider.configured({ key: 'gone', issuer: 'http://127.0.0.1:1' }),
    ],
  });
  visits = visitsOf(shop, provider);
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

describe('[auth.oauth] the way to a provider', () => {
  it('is offered as the configuration says, and no secret with it', async () => {
    const offered = bodyOf(await shop.ask('GET', '/v1/auth/providers'));
    expect(offered).toEqual({ data: ['example', 'gone'].map((key) => ({ key, name: '例ID' })) });
    const others = bodyOf(await shop.ask('GET', '/v1/auth/providers', null, { channel: 'other' }));
    expect(others.data).toHaveLength(3);
    expect(await shop.ask('GET', '/v1/auth/only-other/redirect')).toMatchObject({
      status: 404,
      body: { code: 'auth.provider.not_found' },
    });
    for (const url of ['/public.json', '/v1/settings/front', '/v1/auth/providers'])
      expect(JSON.stringify((await shop.ask('GET', url)).body)).not.toContain(secret);
  });

  it('asks for a code, guarded by state, nonce and PKCE, and leads back to where the browser is', async () => {
    const { url } = await visits.begin();
    const { origin, searchParams } = new URL(url);
    expect(origin).toBe(provider.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'shop',
      redirect_uri: home,
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
      state: expect.stringMatching(/^example\.[\w-]{43}$/) as string,
    });
    const other = await visits.begin('', { channel: 'other' });
    expect(new URL(other.url).searchParams.get('redirect_uri')).toBe(otherHome);
    const own = await visits.begin('', { channel: 'other', headers: { host: 'other.localhost:3000' } });
    expect(new URL(own.url).searchParams.get('redirect_uri')).toBe('https://other.localhost/oauth/callback');
  });

  it('says so where the provider is away', async () => {
    const away = { status: 502, body: { code: 'auth.provider.away' } };
    expect(await shop.ask('GET', '/v1/auth/gone/redirect')).toMatchObject(away);
  });
});

describe('[auth.oauth] whoever comes back', () => {
  it('and is linked to an account is logged in to it, with the way back and a history of the login', async () => {
    const person = visits.someone();
    const email = await visits.linked(person);
    const answer = bodyOf(await visits.come(person, '?redirect=%2Fcart%2F'));
    expect(answer).toMatchObject({ is_registered_member: true, is_verify: false, redirect: '/cart/', expires_in: 900 });
    expect(bodyOf(await shop.me(String(answer.access_token)))).toMatchObject({ email });
    const { data } = bodyOf(
      await shop.ask('GET', '/v1/me/login-histories', null, { token: String(answer.access_token) }),
    );
    expect(data).toHaveLength(2);
  });

  it('brings the guest’s cart along', async () => {
    const person = visits.someone();
    await visits.linked(person);
    const sku = await shop.db
      .selectFrom('skus')
      .select('id')
      .where('sku', '=', 'SE-01')
      .where('channel_id', '=', 'test')
      .executeTakeFirstOrThrow();
    const products = [{ sku_id: sku.id, quantity: 2 }];
    const cart = bodyOf(await shop.ask('PATCH', '/v1/carts/products/add', { products }));
    const answer = bodyOf(await visits.come(person, '', { headers: { 'x-cart-token': String(cart.token) } }));
    expect(answer.cart_count).toBe(2);
  });

  it('is asked for the second factor as everybody is', async () => {
    const person = visits.someone();
    const email = await visits.linked(person);
    await shop.db.updateTable('members').set({ second_factor: 'mail' }).where('email', '=', email).execute();
    const answer = bodyOf(await visits.come(person));
    expect(answer).toMatchObject({ access_token: null, is_verify: true, verify_by: 'mail' });
    const [mail] = await shop.mailsTo(email);
    const verify = { verify_code: mail?.content?.code, user_id: answer.user_id };
    expect(bodyOf(await shop.ask('POST', '/v1/auth/verify', verify)).access_token).toMatch(/^[\w-]{32}$/);
  });

  it('finds a locked account locked', async () => {
    const person = visits.someone();
    const email = await visits.linked(person);
    for (let time = 0; time < 10; time += 1) await shop.tryLogin(email, 'wrong-2026');
    expect(await visits.come(person)).toMatchObject({ status: 423, body: { code: 'auth.login.locked' } });
    shop.pass(31 * minuteMs);
    expect((await visits.come(person)).status).toBe(200);
  });

  it('[auth.sync-channel] uses the account in another channel when they have asked for that', async () => {
    const person = visits.someone();
    await visits.linked(person);
    const there = { channel: 'other' };
    expect(await visits.come(person, '', there)).toMatchObject({
      status: 409,
      body: { code: 'auth.login.not_synced' },
    });
    expect(bodyOf(await visits.come(person, '?is_sync_user_channel=true', there)).access_token).not.toBeNull();
    expect(bodyOf(await visits.come(person, '', there)).access_token).not.toBeNull();
  });
});

describe('whoever is not known by the provider', () => {
  it('gets nobody’s account by its mail address, and is not told whether there is one', async () => {
    const email = await shop.member();
    const vouched = { email_verified: true, family_name: '山田', given_name: '花子' };
    const owner = visits.someone({ email, ...vouched });
    const stranger = visits.someone({ email: 'nobody-here@example.jp', ...vouched });
    const [known, unknown] = [bodyOf(await visits.come(owner)), bodyOf(await visits.come(stranger))];
    expect(known).toMatchObject({
      access_token: null,
      is_registered_member: false,
      user_id: '',
      provider_name: '例ID',
      known: { email, last_name: '山田', first_name: '花子' },
    });
    const shape = ({ provider_ticket: ticket, known: _, ...rest }: Record<string, unknown>) => [typeof ticket, rest];
    expect(shape(known)).toEqual(shape(unknown));
    expect(await visits.linksOf(owner)).toEqual([]);
  });

  it('links the two by logging in once, with the second factor too', async () => {
    const person = visits.someone();
    const email = await shop.member();
    await shop.db.updateTable('members').set({ second_factor: 'mail' }).where('email', '=', email).execute();
    const ticket = { provider_ticket: await visits.ticketOf(person) };
    const wrong = await shop.ask('POST', '/v1/auth/login', { login_id: email, password: 'wrong-2026', ...ticket });
    expect(wrong.status).toBe(422);
    const half = bodyOf(await shop.ask('POST', '/v1/auth/login', { login_id: email, password: right, ...ticket }));
    expect(await visits.linksOf(person)).toEqual([]);
    const [mail] = await shop.mailsTo(email);
    const code = { verify_code: mail?.content?.code, user_id: half.user_id };
    expect(bodyOf(await shop.ask('POST', '/v1/auth/verify', code))).toMatchObject({ is_provider_linked: true });
    expect(await visits.linksOf(person)).toMatchObject([
      { member_id: await shop.idOf(email), issuer: provider.issuer },
    ]);
  });

  it('is told once that it is linked, in the answer and by mail', async () => {
    const [person, email] = [visits.someone(), await shop.member()];
    const body = { login_id: email, password: right, provider_ticket: await visits.ticketOf(person) };
    const told = async () =>
      (await shop.mailsTo(email)).filter(({ kind }) => kind === 'member_provider_linked').map(({ content }) => content);
    expect(bodyOf(await shop.ask('POST', '/v1/auth/login', body))).toMatchObject({ is_provider_linked: true });
    expect(await told()).toEqual([{ recipient: email, provider: '例ID' }]);
    expect(bodyOf(await shop.ask('POST', '/v1/auth/login', body))).not.toHaveProperty('is_provider_linked');
    expect(await told()).toHaveLength(1);
  });

  it('as another member than is logged in changes nobody over, with a second factor neither', async () => {
    const [person, own] = [visits.someone(), visits.someone()];
    const [email, ownEmail] = [await visits.linked(person), await visits.linked(own)];
    const { token } = await shop.login(ownEmail);
    const refused = { status: 409, body: { code: 'auth.provider.other_member', redirect: '/cart/' } };
    const logins = () => shop.db.selectFrom('logins').select('id').execute();
    const before = await logins();
    for (const factor of ['none', 'mail'] as const) {
      await shop.db.updateTable('members').set({ second_factor: factor }).where('email', '=', email).execute();
      expect(await visits.come(person, '?redirect=%2Fcart%2F', { token })).toMatchObject(refused);
    }
    // Nor where the token is over, as it is every quarter of an hour: the login goes on.
    shop.pass(16 * minuteMs);
    expect(await visits.come(person, '?redirect=%2Fcart%2F', { token })).toMatchObject(refused);
    expect(await logins()).toEqual(before);
    const renewed = String(bodyOf(await shop.ask('POST', '/v1/auth/refresh', {}, { token })).access_token);
    expect((await shop.me(renewed)).status).toBe(200);
    // The same member goes on, and so does whose login is over.
    const same = bodyOf(await visits.come(own, '', { token }));
    expect(same).toMatchObject({ user_id: String(await shop.idOf(ownEmail)), is_verify: false });
    bodyOf(await shop.ask('POST', '/v1/auth/logout', {}, { token: String(same.access_token) }), 204);
    const next = await visits.come(person, '', { token: String(same.access_token) });
    expect(next).toMatchObject({ status: 200, body: { is_verify: true } });
  });

  it('does not lose what is linked to somebody else’s login', async () => {
    const person = visits.someone();
    const email = await visits.linked(person);
    await visits.linked(visits.someone());
    const ticket = await visits.ticketOf(visits.someone());
    const other = await shop.member();
    bodyOf(await shop.ask('POST', '/v1/auth/login', { login_id: other, password: right, provider_ticket: ticket }));
    expect(await visits.linksOf(person)).toMatchObject([{ member_id: await shop.idOf(email) }]);
  });

  it('is told where another member has linked it meanwhile, who keeps it, and nothing else of them', async () => {
    const person = visits.someone();
    const [ticket, owner, other] = [await visits.ticketOf(person), await shop.member(), await shop.member()];
    const enter = async (login_id: string) =>
      bodyOf(await shop.ask('POST', '/v1/auth/login', { login_id, password: right, provider_ticket: ticket }));
    expect(await enter(owner)).toMatchObject({ is_provider_linked: true });
    const told = await enter(other);
    expect(told).toMatchObject({ user_id: String(await shop.idOf(other)), is_provider_linked: false });
    expect(JSON.stringify(told)).not.toContain(owner);
    expect(await visits.linksOf(person)).toMatchObject([{ member_id: await shop.idOf(owner) }]);
    expect((await shop.mailsTo(other)).map(({ kind }) => kind)).not.toContain('member_provider_linked');
    // Whose it is reads nothing of it.
    expect(await enter(owner)).not.toHaveProperty('is_provider_linked');
  });

  it('is linked to one of two who link it at once, and the other reads that it was not', async () => {
    const person = visits.someone();
    const [ticket, ...members] = [await visits.ticketOf(person), await shop.member(), await shop.member()];
    const told = await Promise.all(
      members.map(async (login_id) =>
        bodyOf(await shop.ask('POST', '/v1/auth/login', { login_id, password: right, provider_ticket: ticket })),
      ),
    );
    const [first, second] = told.map(({ is_provider_linked: isLinked }) => isLinked);
    expect(typeof first === 'boolean' && first !== second).toBe(true);
    const owner = told.find(({ is_provider_linked: isLinked }) => isLinked === true)?.user_id;
    expect((await visits.linksOf(person)).map(({ member_id: id }) => String(id))).toEqual([owner]);
  });

  it('is linked when they register with the address that the provider vouches for, and with no other', async () => {
    const vouched = visits.someone({ email: 'Taro@Example.jp', email_verified: true });
    const claimed = visits.someone({ email: 'jiro@example.jp', email_verified: false });
    const other = visits.someone({ email: 'saburo@example.jp', email_verified: true });
    const given = [
      [vouched, 'taro@example.jp', 1],
      [claimed, 'jiro@example.jp', 0],
      [other, 'shiro@example.jp', 0],
    ] as const;
    for (const [person, email, links] of given) {
      bodyOf(await shop.register(email, { provider_ticket: await visits.ticketOf(person) }), 204);
      expect(await visits.linksOf(person), email).toHaveLength(links);
    }
    expect(bodyOf(await visits.come(vouched))).toMatchObject({ is_registered_member: false });
    const kinds = async () => (await shop.mailsTo('taro@example.jp')).map(({ kind }) => kind);
    expect(await kinds()).not.toContain('member_provider_linked');
    await shop.confirm('taro@example.jp');
    expect(await kinds()).toContain('member_provider_linked');
    expect(bodyOf(await visits.come(vouched))).toMatchObject({ is_registered_member: true });
  });

  it('is linked to nobody who has the address already, and registering says nothing of it', async () => {
    const email = await shop.member();
    const person = visits.someone({ email, email_verified: true });
    bodyOf(await shop.register(email, { provider_ticket: await visits.ticketOf(person) }), 204);
    expect(await visits.linksOf(person)).toEqual([]);
  });

  it('is linked to no account whose mail address is not confirmed', async () => {
    const person = visits.someone();
    const email = shop.newMail();
    bodyOf(await shop.register(email), 204);
    const body = { login_id: email, password: right, provider_ticket: await visits.ticketOf(person) };
    expect(bodyOf(await shop.ask('POST', '/v1/auth/login', body))).toMatchObject({ is_registered_member: false });
    expect(await visits.linksOf(person)).toEqual([]);
  });

  it('has a ticket that is good for half an hour, in one channel, and as it was given', async () => {
    const email = await shop.member();
    const ticket = await visits.ticketOf(visits.someone());
    const use = (provider_ticket: string, channel = 'test') =>
      shop.ask(
        'POST',
        '/v1/auth/login-sync-channel',
        { login_id: email, password: right, provider_ticket },
        { channel },
      );
    const over = { status: 422, body: { code: 'auth.provider.failed' } };
    expect(await use(ticket, 'other')).toMatchObject(over);
    const changed = ticket.replace(/(?<=^.{20})./, (sign) => (sign === 'A' ? 'B' : 'A'));
    expect(await use(changed)).toMatchObject(over);
    expect(await use('x'.repeat(60))).toMatchObject(over);
    expect(await use((await visits.begin()).flow)).toMatchObject(over);
    shop.pass(30 * minuteMs);
    expect(await use(ticket)).toMatchObject(over);
  });
});

describe('what is linked', () => {
  it('ends with a new password, and with the account', async () => {
    const [first, second] = [visits.someone(), visits.someone()];
    const changing = await visits.linked(first);
    const { token } = await shop.login(changing);
    const body = { password: right, new_password: 'hanako-2027' };
    bodyOf(await shop.ask('PUT', '/v1/me/password', body, { token }), 204);
    expect(await visits.linksOf(first)).toEqual([]);
    const leaving = await shop.login(await visits.linked(second));
    bodyOf(await shop.ask('DELETE', '/v1/me/user', { password: right }, { token: leaving.token }), 204);
    expect(await visits.linksOf(second)).toEqual([]);
    expect(bodyOf(await visits.come(second)).provider_ticket).toMatch(/^[\w-]{40,}$/);
  });

  it('ends, too, where somebody registers anew with an address that was never confirmed', async () => {
    const person = visits.someone({ email: 'goro@example.jp', email_verified: true });
    bodyOf(await shop.register('goro@example.jp', { provider_ticket: await visits.ticketOf(person) }), 204);
    bodyOf(await shop.register('goro@example.jp'), 204);
    expect(await visits.linksOf(person)).toEqual([]);
  });
});
