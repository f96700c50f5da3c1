import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ProductHistory } from '../../../../schemas/history/history';
import { bodyOf, dayMs, type MembersShop, minuteMs, openMembers, right } from '../members.test-support';
import { deleteExpiredViews } from './history.service';

vi.setConfig({ testTimeout: 120_000 });

let shop: MembersShop;
/** Of products that are shown, twelve of which are alike. */
let ids: Readonly<Record<string, number>>;
beforeAll(async () => {
  shop = await openMembers();
  await sql`
    with made as (
      insert into products (channel_id, key, name) select 'test', 'many-' || n, 'many ' || n from generate_series(1, 12) n
      returning id, key
    )
    insert into skus (channel_id, product_id, sku, price_jpy) select 'test', id, key, 100 from made
  `.execute(shop.db);
  await sql`update products set is_published = true, published_at = '2026-01-01' where key like 'many-%'`.execute(
    shop.db,
  );
  const rows = await shop.db.selectFrom('products').select(['id', 'key']).where('channel_id', '=', 'test').execute();
  ids = Object.fromEntries(rows.map(({ id, key }) => [key, id]));
});
afterAll(() => shop.close());

/** A member's by the access token, or a guest's by the visitor's. */
interface Who {
  readonly token?: string;
  readonly visitor?: string | null;
  readonly channel?: string;
}

const wishOf = ({ token, visitor, channel }: Who) => ({
  token,
  ...(channel === undefined ? {} : { channel }),
  ...(visitor == null ? {} : { headers: { 'x-visitor-token': visitor } }),
});
const tryView = (key: string, who: Who = {}) =>
  shop.ask('POST', '/v1/product-histories', { product_id: ids[key] ?? 999_999 }, wishOf(who));
/** @returns the token that the guest goes on with */
const view = async (key: string, who: Who = {}): Promise<string | null> => {
  shop.pass(1_000);
  return bodyOf(await tryView(key, who), 201).token as string | null;
};
const seen = async (who: Who): Promise<ProductHistory[]> => {
  const url = who.token === undefined ? '/v1/guest/product-histories' : '/v1/me/product-histories';
  return bodyOf(await shop.ask('GET', url, null, wishOf(who))).data as ProductHistory[];
};
const keys = async (who: Who): Promise<string[]> => (await seen(who)).map(({ product }) => product.key);
const login = async (email: string, visitor: string | null) => {
  const body = { login_id: email, password: right };
  return String(bodyOf(await shop.ask('POST', '/v1/auth/login', body, wishOf({ visitor }))).access_token);
};

describe('[member.product-history] what a guest has looked at', () => {
  it('is kept under a name of its own, newest first, each product once', async () => {
    const visitor = await view('sencha');
    expect(visitor).toMatch(/^[\w-]{32}$/);
    expect(await view('yokan', { visitor })).toBe(visitor);
    expect(await view('sencha', { visitor })).toBe(visitor);
    expect(await keys({ visitor })).toEqual(['sencha', 'yokan']);
    const [first] = await seen({ visitor });
    expect(first).toMatchObject({
      product_id: ids.sencha,
      product: { id: ids.sencha, key: 'sencha' },
      viewed_at: shop.now().toISOString(),
    });
    expect(await keys({})).toEqual([]);
    expect(await keys({ visitor: await view('yokan') })).toEqual(['yokan']);
  });

  it('is ten products at most', async () => {
    let visitor: string | null = null;
    for (let index = 1; index <= 12; index += 1) visitor = await view(`many-${index}`, { visitor });
    expect(await keys({ visitor })).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((index) => `many-${index}`));
    const { count } = await shop.db
      .selectFrom('product_views')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('product_id', 'in', [ids['many-1'] ?? 0, ids['many-2'] ?? 0])
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
  });

  it('is not kept under a name that somebody has made up', async () => {
    const madeUp = 'a'.repeat(32);
    const visitor = await view('sencha', { visitor: madeUp });
    expect(visitor).not.toBe(madeUp);
    expect(await keys({ visitor: madeUp })).toEqual([]);
    const refused = await tryView('sencha', { visitor: 'short' });
    expect(refused.status).toBe(422);
  });

  it('is of one shop, and of products that are shown', async () => {
    const visitor = await view('sencha');
    expect(await keys({ visitor, channel: 'other' })).toEqual([]);
    expect(await tryView('sencha', { channel: 'other' })).toMatchObject({
      status: 404,
      body: { code: 'product.not-found' },
    });
    expect((await tryView('nothing')).status).toBe(404);
    expect((await shop.ask('POST', '/v1/product-histories', {})).status).toBe(422);
    await view('many-1', { visitor });
    await shop.db.updateTable('products').set({ is_published: false }).where('key', '=', 'many-1').execute();
    expect(await keys({ visitor })).toEqual(['sencha']);
    expect((await tryView('many-1')).status).toBe(404);
    await shop.db.updateTable('products').set({ is_published: true }).where('key', '=', 'many-1').execute();
    expect(await keys({ visitor })).toEqual(['many-1', 'sencha']);
  });

  it('is forgotten after 30 days', async () => {
    const visitor = await view('sencha');
    shop.pass(29 * dayMs);
    await view('yokan', { visitor });
    shop.pass(dayMs);
    expect(await keys({ visitor })).toEqual(['yokan']);
    expect(await deleteExpiredViews(shop.db, shop.now(), 1)).toBe(1);
    while ((await deleteExpiredViews(shop.db, shop.now(), 100)) > 0);
    shop.pass(29 * dayMs);
    expect(await keys({ visitor })).toEqual([]);
    expect(await view('sencha', { visitor })).not.toBe(visitor);
  });
});

describe('[member.product-history] what a member has looked at', () => {
  it('is theirs in every browser, and nobody else’s', async () => {
    const email = await shop.member();
    const [token, second] = [await login(email, null), await login(email, null)];
    expect(await view('sencha', { token })).toBeNull();
    expect(await view('yokan', { token: second })).toBeNull();
    expect(await keys({ token })).toEqual(['yokan', 'sencha']);
    expect(await keys({ token: await login(await shop.member(), null) })).toEqual([]);
    expect((await shop.ask('GET', '/v1/me/product-histories')).status).toBe(401);
  });

  it('[auth.login] takes in what they looked at as a guest: newest first, no product twice, ten at most', async () => {
    const email = await shop.member();
    const before = await login(email, null);
    for (const key of ['sencha', 'yokan']) await view(key, { token: before });
    let visitor: string | null = null;
    for (let index = 1; index <= 8; index += 1) visitor = await view(`many-${index}`, { visitor });
    await view('sencha', { visitor });
    const token = await login(email, visitor);
    const wanted = ['sencha', ...[8, 7, 6, 5, 4, 3, 2, 1].map((index) => `many-${index}`), 'yokan'];
    expect(await keys({ token })).toEqual(wanted);
    expect(await keys({ visitor })).toEqual([]);
    await view('many-9', { token });
    expect(await keys({ token })).toEqual(['many-9', ...wanted.slice(0, -1)]);
  });

  it('takes nothing in where the login fails, or the mail address is not confirmed', async () => {
    const visitor = await view('sencha');
    const email = await shop.member();
    const wrong = { login_id: email, password: 'wrong-2026' };
    expect((await shop.ask('POST', '/v1/auth/login', wrong, wishOf({ visitor }))).status).toBe(422);
    const unconfirmed = shop.newMail();
    await shop.register(unconfirmed);
    const token = await login(unconfirmed, visitor);
    expect(await keys({ visitor })).toEqual(['sencha']);
    expect(await tryView('yokan', { token, visitor })).toMatchObject({ status: 201, body: { token: visitor } });
    expect((await shop.ask('GET', '/v1/me/product-histories', null, { token })).status).toBe(401);
    expect(await keys({ visitor })).toEqual(['yokan', 'sencha']);
  });

  it('is given once, to whoever logs in first', async () => {
    const visitor = await view('sencha');
    const emails = [await shop.member(), await shop.member()];
    const tokens = await Promise.all(emails.map((email) => login(email, visitor)));
    const lists = await Promise.all(tokens.map((token) => keys({ token })));
    expect(lists.map(({ length }) => length).sort()).toEqual([0, 1]);
  });

  it('[member.product-history-delete] is deleted by its owner alone', async () => {
    const [email, other] = [await shop.member(), await shop.member()];
    const [token, others] = [await login(email, null), await login(other, null)];
    for (const key of ['sencha', 'yokan']) await view(key, { token });
    const [{ id } = { id: 0 }] = await seen({ token });
    const remove = (wish: object, one: number | string = id) =>
      shop.ask('DELETE', `/v1/me/product-histories/${one}`, null, wish);
    expect(await remove({ token: others })).toMatchObject({ status: 404, body: { code: 'history.not-found' } });
    expect((await remove({})).status).toBe(401);
    expect((await remove({ token }, 'x')).status).toBe(422);
    expect(await keys({ token })).toHaveLength(2);
    expect((await remove({ token })).status).toBe(204);
    expect(await keys({ token })).toEqual(['sencha']);
    expect((await remove({ token })).status).toBe(404);
  });

  it('stays while they are away, and goes with them', async () => {
    const email = await shop.member();
    await view('sencha', { token: await login(email, null) });
    shop.pass(300 * dayMs);
    const token = await login(email, null);
    expect(await keys({ token })).toEqual(['sencha']);
    const id = await shop.idOf(email);
    shop.pass(minuteMs);
    expect((await shop.ask('DELETE', '/v1/me/user', { password: right }, { token })).status).toBe(204);
    const left = await shop.db.selectFrom('product_views').selectAll().where('member_id', '=', id).execute();
    expect(left).toEqual([]);
  });
});

describe('the shop’s own browser', () => {
  const own = (cookie = '') => ({
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie === '' ? {} : { cookie }) },
  });
  const cookieOf = (cookies: readonly string[]) => cookies.find((text) => text.startsWith('visitor=')) ?? '';

  it('keeps the name where no script reads it, shows it with the calls, and loses it at the login', async () => {
    const kept = await shop.ask('POST', '/v1/product-histories', { product_id: ids.sencha }, own());
    expect(kept.body).toEqual({ token: null });
    expect(cookieOf(kept.cookies)).toMatch(
      /^visitor=[\w-]{32}; Path=\/; Max-Age=2592000; SameSite=Lax; Secure; HttpOnly$/,
    );
    const cookie = cookieOf(kept.cookies).split(';')[0] ?? '';
    const guests = await shop.ask('GET', '/v1/guest/product-histories', null, own(cookie));
    expect((guests.body.data as ProductHistory[]).map(({ product }) => product.key)).toEqual(['sencha']);
    const email = await shop.member();
    const entered = await shop.ask('POST', '/v1/auth/login', { login_id: email, password: right }, own(cookie));
    expect(cookieOf(entered.cookies)).toMatch(/^visitor=; .*Max-Age=0/);
    expect(await keys({ token: await login(email, null) })).toEqual(['sencha']);
  });
});
