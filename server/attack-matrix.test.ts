/**
 * Every call of the contract, asked by a guest and by another member with what is a member's own: nothing of it is told,
 * and no row of it is changed. The calls come from the contract and their inputs from its schemas, so that a new call is
 * asked by itself; what only its owner may name stands in `ownOf`.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallDefinition, CallGroups } from '../schemas/contract/define-call';
import { contract } from '../schemas/shop-contract';
import { bodyOf, type MembersShop, openMembers } from './domains/members/members.test-support';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const groups: CallGroups = contract;
const calls = Object.entries(groups).flatMap(([domain, group]) =>
  Object.entries(group).map(([name, call]): [string, CallDefinition] => [`${domain}.${name}`, call]),
);

/** Stands in everything that the owner has told, and nowhere else. */
const canary = '金糸雀';

interface Owned {
  readonly email: string;
  readonly id: number;
  readonly token: string;
  readonly cartToken: string;
  readonly cartId: number;
  readonly skuId: number;
  /** Of a line of the cart. */
  readonly key: string;
  /** Of calls whose parameter names something else than it does elsewhere. */
  readonly params: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

let shop: MembersShop;
let owner: Owned;
let strangers: readonly (readonly [string, string | undefined])[];

const orderer = {
  last_name: canary,
  first_name: '花子',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'ハナコ',
  phone_number: '0312345678',
  email: 'kanaria@example.jp',
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
  address2: '',
};

beforeAll(async () => {
  shop = await openMembers();
  const email = await shop.member();
  const { id: skuId } = await shop.db.selectFrom('skus').select('id').where('sku', '=', 'SE-01').where('channel_id', '=', 'test').executeTakeFirstOrThrow(); // prettier-ignore
  const products = [{ sku_id: skuId, quantity: 2 }];
  const { token } = await shop.login(email);
  const cart = bodyOf(await shop.ask('PATCH', '/v1/carts/products/add', { products }, { token }));
  bodyOf(await shop.ask('PATCH', '/v1/carts/order/modify', { token: cart.token, orderer }, { token }));
  const key = /"key":"(l\d+)"/.exec(JSON.stringify(cart))?.[1] ?? '';
  const { product_id: productId } = await shop.db.selectFrom('skus').select('product_id').where('id', '=', skuId).executeTakeFirstOrThrow(); // prettier-ignore
  bodyOf(await shop.ask('POST', '/v1/product-histories', { product_id: productId }, { token }), 201);
  const { data: views } = bodyOf(await shop.ask('GET', '/v1/me/product-histories', null, { token }));
  const viewId = (views as { readonly id: number }[])[0]?.id;
  const profile = { company_name: `${canary}商店`, orderer_name: `${canary}花子` };
  bodyOf(await shop.ask('PUT', '/v1/me/user', profile, { token }));
  owner = {
    email,
    id: await shop.idOf(email),
    token,
    cartToken: String(cart.token),
    cartId: Number(cart.id),
    skuId,
    key,
    params: { 'history.remove': { id: viewId } },
  };
  await shop.db.insertInto('point_entries').values({ member_id: owner.id, channel_id: 'test', reason: 'granted', points: 100, note: canary }).execute(); // prettier-ignore
  strangers = [
    ['a guest', undefined],
    ['another member', (await shop.login(await shop.member())).token],
    ['one who has not confirmed the mail address', await unconfirmed()],
  ];
});
afterAll(() => shop.close());

const unconfirmed = async (): Promise<string> => {
  const email = shop.newMail();
  await shop.register(email);
  return (await shop.login(email)).token;
};

/** What a field of that name is, where it names something of the owner's. */
const ownOf = (name: string): unknown =>
  ({
    token: owner.cartToken,
    id: String(owner.cartId),
    user_id: owner.id,
    member_id: owner.id,
    email: owner.email,
    login_id: owner.email,
    password: 'wrong-2026',
    new_password: 'taken-2026',
    key: owner.key,
    ids: [owner.key],
    sku_id: owner.skuId,
    quantity: 1,
    orderer: { ...orderer, last_name: '乗取' },
    'x-cart-token': owner.cartToken,
  })[name];

/** What is read of a schema here. */
interface Simple {
  readonly type?: string | readonly string[] | undefined;
  readonly properties?: Readonly<Record<string, unknown>> | undefined;
  readonly items?: unknown;
  readonly default?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly format?: string | undefined;
  readonly pattern?: string | undefined;
  readonly minLength?: number | undefined;
  readonly minimum?: number | undefined;
}

const textOf = ({ format, pattern, minLength = 1 }: Simple): string => {
  if (format === 'date') return '2026-11-20';
  if (format === 'date-time') return '2026-11-20T03:00:00Z';
  if (pattern?.includes('{32}')) return 'x'.repeat(32);
  return 'x'.repeat(Math.max(1, minLength));
};

/** A value that the schema takes, as far as it says so simply, with what is the owner's in its place. */
const valueOf = (given: unknown, name: string): unknown => {
  const own = ownOf(name);
  if (own !== undefined) return own;
  // Of a schema's many words, the few that are read here.
  const schema = given as Simple;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'object' || schema.properties) return objectOf(schema);
  if (type === 'array') return [valueOf(schema.items ?? {}, name)];
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  return type === 'null' ? null : textOf(schema);
};

const objectOf = (given: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries((given as Simple).properties ?? {}).map(([name, schema]) => [name, valueOf(schema, name)]),
  );

const send = async (id: string, { method, path, params, query, headers, body }: CallDefinition, token?: string) => {
  const named = { ...(params ? objectOf(params) : {}), ...owner.params[id] };
  const url = path.replaceAll(/\{(\w+)\*?\}/g, (_, name: string) => encodeURIComponent(String(named[name])));
  const asked = Object.entries(query ? objectOf(query) : {}).map(([name, value]) => [name, String(value)]);
  const shown = Object.entries(headers ? objectOf(headers) : {}).filter(([name]) => name.startsWith('x-'));
  const given: Record<string, string> = Object.fromEntries(shown.map(([name, value]) => [name, String(value)]));
  const answer = await shop.apps[0].inject({
    method,
    url: `${url}?${new URLSearchParams(asked).toString()}`,
    headers: {
      ...{ 'x-requested-with': 'XMLHttpRequest', 'x-channel-id': 'test', ...given },
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body ? { payload: valueOf(body, '') as object } : {}),
  });
  return { status: answer.statusCode, body: answer.body };
};

/** Rows about the owner that anybody adds: who asks for a link has one mailed. */
const askedForByAnybody = ['mails', 'member_links'];

interface Row {
  readonly name: string;
  readonly row: unknown;
}

/** Every table that says whose its rows are: one that comes is looked at by itself. */
const rowsOfMember = async (): Promise<readonly Row[]> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'member_id' order by 1
  `.execute(shop.db);
  const names = tables.map(({ name }) => name).filter((name) => !askedForByAnybody.includes(name));
  const found = await Promise.all(
    names.map((name) =>
      sql<Row>`select ${name} as name, to_jsonb(one) as row from ${sql.table(name)} one where member_id = ${owner.id} order by 2`.execute(
        shop.db,
      ),
    ),
  );
  return found.flatMap(({ rows }) => rows);
};

/** All that is the owner's. Tries to log in may be counted. */
const ownRows = async (): Promise<string> => {
  const { db } = shop;
  const rows = await Promise.all([
    db.selectFrom('members').selectAll().where('id', '=', owner.id).execute(),
    rowsOfMember(),
    db.selectFrom('cart_lines').selectAll().where('cart_id', '=', owner.cartId).orderBy('id').execute(),
    db.selectFrom('cart_shippings').selectAll().where('cart_id', '=', owner.cartId).orderBy('id').execute(),
    db.selectFrom('cart_packings').selectAll().where('cart_id', '=', owner.cartId).orderBy('id').execute(),
    db.selectFrom('orders').selectAll().where('cart_id', '=', owner.cartId).execute(),
  ]);
  return JSON.stringify(rows);
};

describe('what is a member’s own', () => {
  it.each(calls)('is neither told nor changed by %s, whoever else asks', async (id, call) => {
    const before = await ownRows();
    for (const [who, token] of strangers) {
      const { status, body } = await send(id, call, token);
      expect(status, who).toBeLessThan(500);
      expect(body, who).not.toContain(canary);
      if (call.audience === 'member' && who !== 'another member') expect(status, who).toBe(401);
    }
    expect(await ownRows()).toBe(before);
  });

  it('is looked for in every table that says whose its rows are', async () => {
    const names = new Set((await rowsOfMember()).map(({ name }) => name));
    expect([...names]).toEqual(expect.arrayContaining(['carts', 'login_histories', 'logins', 'member_channels', 'point_entries', 'product_views'])); // prettier-ignore
  });

  it('is told to its owner by the same requests, which are right', async () => {
    const told: string[] = [];
    for (const [id, call] of calls.filter(([, { method }]) => method === 'GET')) {
      const { body } = await send(id, call, owner.token);
      if (body.includes(canary)) told.push(id);
    }
    expect(told).toEqual(expect.arrayContaining(['user.me', 'cart.cart', 'point.histories']));
  });

  it('is changed for its owner by the same requests, which are right', async () => {
    for (const id of ['cart.reset', 'history.remove']) {
      const before = await ownRows();
      const call = calls.find(([name]) => name === id);
      if (call) await send(id, call[1], owner.token);
      expect(await ownRows(), id).not.toBe(before);
    }
  });
});
