/**
 * Every call of the contract, asked by a guest and by another member with what is a member's own: nothing of it is told,
 * and no row of it is changed. The calls come from the contract and their inputs from its schemas, so that a new call is
 * asked by itself; what only its owner may name stands in `ownOf`.
 */
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallDefinition, CallGroups } from '../schemas/contract/define-call';
import { contract as deskContract } from '../schemas/desk-contract';
import { contract as shopContract } from '../schemas/shop-contract';
import { inputsWith } from './call-inputs.test-support';
import { sandboxPublicKey } from './sandbox-payments/sandbox-payments';
import { bodyOf, type MembersShop, openMembers } from './domains/members/members.test-support';
import { type AskShop, cardToken, decide, readyCart, seeAgain } from './domains/selling/order/shoppers.test-support';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const groups: CallGroups = { ...shopContract, ...deskContract };
const calls = Object.entries(groups).flatMap(([domain, group]) =>
  Object.entries(group).map(([name, call]): [string, CallDefinition] => [`${domain}.${name}`, call]),
);

const deskToken = 'd'.repeat(32);

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
  /** Fingerprints of what was shown: of the address in the book, and of the cart. */
  readonly seen: readonly [address: unknown, cart: unknown];
  /** Of calls whose parameter, in the path or the query, names something else than it does elsewhere. */
  readonly params: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

let shop: MembersShop;
let owner: Owned;
let picture: Uint8Array<ArrayBuffer>;
/** Each with what it shows, a login of its own for each call: some calls end the login that asks. */
let strangers: readonly (readonly [string, () => Promise<string> | undefined])[];

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
  shop = await openMembers({ deskToken, sandboxPayments: { apiKey: 'a-key-for-tests-only', timeoutMs: 2_000 } });
  const red = { width: 4, height: 4, channels: 3, background: 'red' } as const;
  picture = Uint8Array.from(await sharp({ create: red }).png().toBuffer());
  const email = await shop.member();
  const { id: skuId } = await shop.db.selectFrom('skus').select('id').where('sku', '=', 'SE-01').where('channel_id', '=', 'test').executeTakeFirstOrThrow(); // prettier-ignore
  const products = [{ sku_id: skuId, quantity: 2 }];
  const { token } = await shop.login(email);
  const order = await placeOrder(token, skuId);
  const { order_no: orderNo } = await shop.db.selectFrom('orders').select('order_no').where('public_id', '=', String(order)).executeTakeFirstOrThrow(); // prettier-ignore
  const giftToken = await giveAway(String(order));
  const cart = bodyOf(await shop.ask('PATCH', '/v1/carts/products/add', { products }, { token }));
  const seenCart = bodyOf(await shop.ask('PATCH', '/v1/carts/order/modify', { token: cart.token, orderer }, { token }));
  const key = /"key":"(l\d+)"/.exec(JSON.stringify(cart))?.[1] ?? '';
  const { product_id: productId } = await shop.db.selectFrom('skus').select('product_id').where('id', '=', skuId).executeTakeFirstOrThrow(); // prettier-ignore
  bodyOf(await shop.ask('POST', '/v1/product-histories', { product_id: productId }, { token }), 201);
  const { data: views } = bodyOf(await shop.ask('GET', '/v1/me/product-histories', null, { token }));
  const viewId = (views as { readonly id: number }[])[0]?.id;
  const profile = { company_name: `${canary}商店`, orderer_name: `${canary}花子` };
  bodyOf(await shop.ask('PUT', '/v1/me/user', profile, { token }));
  const { email: _email, last_name, first_name, last_name_kana: shipping_kana, first_name_kana: _kana, ...place } = orderer; // prettier-ignore
  const address = { shipping_last_name: last_name, shipping_first_name: first_name, shipping_kana, ...place };
  const { id: addressId, fingerprint } = bodyOf(
    await shop.ask('POST', '/v1/me/user-addresses', address, { token }),
    201,
  );
  const inBook = { id: addressId };
  await saveCards(token);
  await shop.db.updateTable('member_cards').set({ holder: canary }).execute();
  const { data: cards } = bodyOf(await shop.ask('GET', '/v1/me/user-cards', null, { token }));
  // Not the main one, so that a change of that is seen.
  const card = { id: (cards as { readonly id: number; readonly is_main: boolean }[]).find((one) => !one.is_main)?.id };
  const link = { member_id: await shop.idOf(email), issuer: canary, subject: canary, linked_at: shop.now() }; // prettier-ignore
  const provider = await shop.db.insertInto('member_providers').values(link).returning('id').executeTakeFirstOrThrow();
  const form = new FormData();
  form.append('file', new File([picture], `${canary}.png`));
  const { key: uploadKey } = bodyOf(await shop.ask('POST', '/v1/upload-files', form, { token }), 201);
  owner = {
    email,
    id: await shop.idOf(email),
    token,
    cartToken: String(cart.token),
    cartId: Number(cart.id),
    skuId,
    key,
    seen: [fingerprint, seenCart.delivery_fingerprint],
    params: {
      'history.remove': { id: viewId },
      'upload.file': { key: uploadKey },
      'order.own': { id: order },
      // Whoever has the token may: strangers have the number alone.
      ...Object.fromEntries(
        ['order.guest', 'order.cancelGuest', 'document.guest', 'document.changeGuest', 'document.guestCheck']
          .concat(['document.guestReceipt', 'document.guestBilling'])
          .map((name) => [name, { no: orderNo }]),
      ),
      ...Object.fromEntries(Object.keys(shopContract.gift).map((name) => [`gift.${name}`, { token: giftToken }])),
      'document.own': { id: order },
      'document.receipt': { id: order },
      'document.changeReceipt': { id: order },
      'document.quotation': { id: order },
      'document.billing': { id: order },
      ...Object.fromEntries(
        Object.keys(deskContract.fulfilment).map((name) => [`fulfilment.${name}`, { no: orderNo }]),
      ),
      'book.address': inBook,
      'book.change': inBook,
      'book.use': inBook,
      'book.useSender': inBook,
      'book.remove': inBook,
      'card.use': card,
      'card.remove': card,
      'provider.unlink': provider,
    },
  };
  await shop.db.insertInto('point_entries').values({ member_id: owner.id, channel_id: 'test', reason: 'granted', points: 100, note: canary }).execute(); // prettier-ignore
  const other = await shop.member();
  const unconfirmed = shop.newMail();
  await shop.register(unconfirmed);
  strangers = [
    ['a guest', () => undefined],
    ['another member', () => loggedIn(other)],
    ['one who has not confirmed the mail address', () => loggedIn(unconfirmed)],
  ];
});
afterAll(() => shop.close());

const saveCards = async (token: string): Promise<void> => {
  const ask: AskShop = (method, url, payload) =>
    shop.ask(method, url, payload ?? null, { token, headers: { 'x-public-key': sandboxPublicKey } });
  for (const one of ['approve', 'twice'] as const) {
    const { token: cardOf } = (await cardToken(ask, one)) as { readonly token: string };
    bodyOf(await shop.ask('POST', '/v1/me/user-cards', { token: cardOf, token_key: 'sandbox' }, { token }), 201);
  }
};

/** In the owner's name. Its id. */
const placeOrder = async (token: string, skuId: number): Promise<unknown> => {
  const ask: AskShop = (method, url, payload) => shop.ask(method, url, payload ?? null, { token });
  const ready = await readyCart(ask, { skuId });
  bodyOf(await shop.ask('PATCH', '/v1/carts/order/modify', { token: ready.token, orderer }, { token }));
  return bodyOf({ ...(await decide(ask, await seeAgain(ask, ready))), cookies: [] }).id;
};

/** What the owner has ordered is a gift that was received: strangers have its link, and are not told where it goes. */
const giveAway = async (order: string): Promise<string> => {
  const giftToken = 'g'.repeat(43);
  await sql`insert into social_gifts (channel_id, order_id, token_hash, status, receiver_name, sender_name, message, expires_at, received_at)
    select channel_id, id, sha256(${giftToken}::bytea), 'received', '様', '花子', '', now(), now() from orders where public_id = ${order}
  `.execute(shop.db);
  return giftToken;
};

const loggedIn = async (email: string): Promise<string> => (await shop.login(email)).token;

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
    fingerprint: owner.seen[0],
    delivery_fingerprint: owner.seen[1],
    ids: [owner.key],
    sku_id: owner.skuId,
    quantity: 1,
    orderer: { ...orderer, last_name: '乗取' },
    'x-cart-token': owner.cartToken,
    'x-gift-receiver': 'x'.repeat(32),
    // So that an address is one.
    ...{ shipping_kana: 'ノットリ', postal_code: '1000001', prefecture: '東京都', phone_number: '0312345678' },
  })[name];

/** With what is the owner's in its place. */
const { valueOf, objectOf } = inputsWith(ownOf);

/** As it is sent: JSON, or a form with files. */
const sent = (body: CallDefinition['body'], files: CallDefinition['files']) => {
  if (!body) return {};
  const value = valueOf(body, '') as object;
  if (!files) return { payload: value };
  const form = new FormData();
  for (const [name, field] of Object.entries(value)) form.append(name, String(field));
  for (const name of Object.keys(files)) form.append(name, new File([picture], 'a.png'));
  return { payload: form };
};

const send = async (id: string, call: CallDefinition, token?: string) => {
  const { method, path, params, query, headers, body, files } = call;
  const named = { ...(params ? objectOf(params) : {}), ...owner.params[id] };
  const url = path.replaceAll(/\{(\w+)\*?\}/g, (_, name: string) => encodeURIComponent(String(named[name])));
  const sought = query ? { ...objectOf(query), ...owner.params[id] } : {};
  const asked = Object.entries(sought).map(([name, value]) => [name, String(value)]);
  const shown = Object.entries(headers ? objectOf(headers) : {}).filter(([name]) => name.startsWith('x-'));
  const given: Record<string, string> = Object.fromEntries(shown.map(([name, value]) => [name, String(value)]));
  const answer = await shop.apps[0].inject({
    method,
    url: `${url}?${new URLSearchParams(asked).toString()}`,
    headers: {
      ...{ 'x-requested-with': 'XMLHttpRequest', 'x-channel-id': 'test', ...given },
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...sent(body, files),
  });
  // Of a file, its name tells whose it is.
  const fileName = decodeURIComponent(String(answer.headers['x-suggested-filename'] ?? ''));
  return { status: answer.statusCode, body: `${answer.body}${fileName}` };
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
    for (const [who, tokenOf] of strangers) {
      const { status, body } = await send(id, call, await tokenOf());
      expect(status, who).toBeLessThan(500);
      expect(body, who).not.toContain(canary);
      if (call.audience === 'member') expect(status === 401, `${who}: ${status}`).toBe(who !== 'another member');
      if (call.audience === 'staff') expect(status, who).toBe(401);
    }
    expect(await ownRows()).toBe(before);
  });

  it('is looked for in every table that says whose its rows are', async () => {
    const names = new Set((await rowsOfMember()).map(({ name }) => name));
    expect([...names]).toEqual(expect.arrayContaining(['carts', 'login_histories', 'logins', 'member_addresses', 'member_cards', 'member_channels', 'member_providers', 'orders', 'point_entries', 'product_views', 'uploads'])); // prettier-ignore
  });

  it('is told to its owner by the same requests, which are right', async () => {
    const told: string[] = [];
    for (const [id, call] of calls.filter(([, { method }]) => method === 'GET')) {
      const { body } = await send(id, call, owner.token);
      if (body.includes(canary)) told.push(id);
    }
    expect(told).toEqual(
      expect.arrayContaining([
        'user.me',
        'cart.cart',
        'order.list',
        'order.own',
        'point.histories',
        'upload.file',
        'book.addresses',
        'book.address',
        'card.cards',
        'provider.mine',
      ]),
    );
  });

  it('is told at the desk by the same request, to whoever shows its token', async () => {
    const call = calls.find(([name]) => name === 'fulfilment.order')?.[1];
    const told = call && (await send('fulfilment.order', call, deskToken));
    expect(told?.status).toBe(200);
    expect(told?.body).toContain(canary);
  });

  it('is changed for its owner by the same requests, which are right', async () => {
    for (const id of [
      'cart.reset',
      'history.remove',
      'book.change',
      'book.useSender',
      'book.remove',
      'card.use',
      'card.remove',
      'provider.unlink',
    ]) {
      const before = await ownRows();
      const call = calls.find(([name]) => name === id);
      if (call) await send(id, call[1], owner.token);
      expect(await ownRows(), id).not.toBe(before);
    }
  });
});
