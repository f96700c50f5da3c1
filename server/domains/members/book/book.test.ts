import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { UserAddress } from '../../../../schemas/book/book';
import { mostAddresses } from '../../../../schemas/book/most-addresses';
import { bodyOf, type MembersShop, openMembers, right } from '../members.test-support';

vi.setConfig({ testTimeout: 120_000 });

let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
});
afterAll(() => shop.close());

const path = '/v1/me/user-addresses';
const sato = {
  shipping_last_name: '佐藤',
  shipping_first_name: '一郎',
  shipping_kana: 'サトウイチロウ',
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
  address2: '',
  phone_number: '0312345678',
};

const login = async (): Promise<string> => (await shop.login(await shop.member())).token;
const add = async (token: string, more: object = {}): Promise<UserAddress> =>
  bodyOf(await shop.ask('POST', path, { ...sato, ...more }, { token }), 201) as UserAddress;
const list = async (token: string): Promise<UserAddress[]> =>
  bodyOf(await shop.ask('GET', path, null, { token })).data as UserAddress[];
const use = (token: string, id: number, which: 'use' | 'use-sender' = 'use') =>
  shop.ask('PATCH', `${path}/${id}/${which}`, null, { token });
const chosen = async (token: string, name: 'is_default' | 'is_sender_default') =>
  (await list(token)).filter((address) => address[name]).map(({ id }) => id);

describe('[member.address] an address book', () => {
  it('[ent.address] keeps addresses under the names of the product, the default first, then the newest', async () => {
    const token = await login();
    expect(await list(token)).toEqual([]);
    const first = await add(token);
    expect(first).toEqual({
      ...sato,
      id: first.id,
      division_ct: 2,
      is_default: false,
      is_sender_default: false,
      shipping_name: '佐藤 一郎',
      cell_phone_number: '',
      fingerprint: expect.any(String) as string,
    });
    const own = await add(token, { division_ct: 1, cell_phone_number: '090-1234-5678' });
    const third = await add(token, { shipping_first_name: '三郎' });
    expect(own).toMatchObject({ division_ct: 1, cell_phone_number: '090-1234-5678', is_default: false });
    expect((await list(token)).map(({ id }) => id)).toEqual([third.id, own.id, first.id]);
    await use(token, first.id);
    expect((await list(token)).map(({ id }) => id)).toEqual([first.id, third.id, own.id]);
    expect(bodyOf(await shop.ask('GET', `${path}/${own.id}`, null, { token }))).toEqual(own);
  });

  it('has no default before the member says so, however many there are', async () => {
    const token = await login();
    await add(token);
    await add(token, { shipping_first_name: '二郎' });
    expect(await chosen(token, 'is_default')).toEqual([]);
    expect(await chosen(token, 'is_sender_default')).toEqual([]);
  });

  it('takes an address once, however often it is sent', async () => {
    const token = await login();
    const all = await Promise.all([1, 2, 3, 4].map(() => add(token)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await list(token)).toHaveLength(1);
  });

  it('[form.address] reads and refuses as the checkout does, at the field', async () => {
    const token = await login();
    expect(await add(token, { shipping_kana: 'さとう　いちろう', postal_code: '〒100-0001' })).toMatchObject({
      shipping_kana: 'サトウ　イチロウ',
      postal_code: '100-0001',
    });
    const refused = async (more: object) => {
      const answer = await shop.ask('POST', path, { ...sato, ...more }, { token });
      expect(answer.status).toBe(422);
      return Object.keys(answer.body.errors as object);
    };
    expect(await refused({ city: ' ' })).toEqual(['city']);
    expect(await refused({ phone_number: '12' })).toEqual(['phone_number']);
    expect(await refused({ division_ct: 3 })).toEqual(['division_ct']);
    expect(await refused({ address2: 'https://example.com/' })).toEqual(['address2']);
    expect(await refused({ prefecture: '沖縄県' })).toEqual(['postal_code']);
    const { id } = await add(token);
    const misplaced = await shop.ask('PUT', `${path}/${id}`, { ...sato, prefecture: '沖縄県' }, { token });
    expect(misplaced).toMatchObject({ status: 422, body: { message: expect.stringContaining('東京都の番号です') } });
    expect((await shop.ask('POST', path, {}, { token })).status).toBe(422);
  });

  it('is changed in place, and what was the default stays it', async () => {
    const token = await login();
    const { id } = await add(token);
    await use(token, id);
    const other = await add(token, { shipping_first_name: '二郎' });
    const changed = await shop.ask('PUT', `${path}/${id}`, { ...sato, city: '港区', division_ct: 1 }, { token });
    expect(changed).toMatchObject({ status: 200, body: { id, city: '港区', division_ct: 1, is_default: true } });
    expect(await list(token)).toEqual([changed.body, other]);
  });

  it('overwrites nothing that was changed elsewhere since it was shown', async () => {
    const token = await login();
    const { id, fingerprint } = await add(token);
    const change = (more: object) => shop.ask('PUT', `${path}/${id}`, { ...sato, ...more, fingerprint }, { token });
    const answers = await Promise.all([change({ city: '港区' }), change({ address2: '2階' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)).toMatchObject({ body: { code: 'request.outdated' } });
    const [stored] = await list(token);
    const { city, address2 } = stored ?? {};
    // An answer that was lost: the same press again is no fault.
    expect(bodyOf(await change({ city, address2 }))).toEqual(stored);
    // Whether it is a default is no part of what the form shows.
    await use(token, id);
    const again = { ...sato, city: '北区', fingerprint: stored?.fingerprint };
    expect((await shop.ask('PUT', `${path}/${id}`, again, { token })).status).toBe(200);
    expect((await shop.ask('PUT', `${path}/${id}`, sato, { token })).status).toBe(200);
  });

  it('has one default and one of the sender, each chosen by itself', async () => {
    const token = await login();
    const [first, second] = [await add(token), await add(token, { shipping_first_name: '二郎' })];
    expect(await use(token, second.id)).toMatchObject({ status: 200, body: { id: second.id, is_default: true } });
    expect(await use(token, second.id)).toMatchObject({ status: 200, body: { is_default: true } });
    expect(await use(token, first.id, 'use-sender')).toMatchObject({ status: 200, body: { is_sender_default: true } });
    expect(await chosen(token, 'is_default')).toEqual([second.id]);
    expect(await chosen(token, 'is_sender_default')).toEqual([first.id]);
    expect((await use(token, 999_999)).status).toBe(404);
    expect(await chosen(token, 'is_default')).toEqual([second.id]);
  });

  it('has one default whoever chooses at the same time, over two processes', async () => {
    const token = await login();
    const ids: number[] = [];
    for (let index = 0; index < 6; index += 1) ids.push((await add(token, { address2: `${index}号室` })).id);
    const calls = Array.from({ length: 4 }, () => ids).flat();
    const answers = await Promise.all(
      calls.flatMap((id, index) =>
        ['use', 'use-sender'].map((which) =>
          shop.ask('PATCH', `${path}/${id}/${which}`, null, { token, app: shop.apps[index % 2 === 0 ? 0 : 1] }),
        ),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await chosen(token, 'is_default')).toHaveLength(1);
    expect(await chosen(token, 'is_sender_default')).toHaveLength(1);
  });

  it('keeps its default when another one is chosen and deleted at the same time', async () => {
    const token = await login();
    const { id: first } = await add(token);
    await use(token, first);
    for (let round = 0; round < 12; round += 1) {
      const { id } = await add(token, { address2: `${round}号室` });
      const [used] = await Promise.all([
        shop.ask('PATCH', `${path}/${id}/use`, null, { token, app: shop.apps[0] }),
        shop.ask('DELETE', `${path}/${id}`, null, { token, app: shop.apps[1] }),
      ]);
      expect(await chosen(token, 'is_default'), `round ${round}: ${used.status}`).toEqual(
        used.status === 404 ? [first] : [],
      );
      await use(token, first);
    }
  });

  it('has a second default neither from somebody with psql', async () => {
    const token = await login();
    const { id: first } = await add(token);
    for (const which of ['use', 'use-sender'] as const) await use(token, first, which);
    const { id } = await add(token, { address2: '2階' });
    for (const column of ['is_default', 'is_sender_default'])
      await expect(
        sql`update member_addresses set ${sql.ref(column)} = true where member_id = (select member_id from member_addresses where id = ${id})`.execute(
          shop.db,
        ),
      ).rejects.toMatchObject({ code: '23505' });
  });

  it('is full at its limit, also for many at once', async () => {
    const email = await shop.member();
    const { token } = await shop.login(email);
    const memberId = await shop.idOf(email);
    await sql`
      insert into member_addresses (member_id, division_ct, address)
      select ${memberId}, 2, ${JSON.stringify({ ...sato, cell_phone_number: '' })}::jsonb || jsonb_build_object('address2', n || '号室')
      from generate_series(1, ${mostAddresses - 2}::integer) n
    `.execute(shop.db);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        shop.ask(
          'POST',
          path,
          { ...sato, address2: `新館${index}` },
          { token, app: shop.apps[index % 2 === 0 ? 0 : 1] },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'book.full' });
    expect(await list(token)).toHaveLength(mostAddresses);
  });

  it('is its member’s alone', async () => {
    const [token, other] = [await login(), await login()];
    const { id } = await add(token);
    for (const [method, url, body] of [
      ['GET', `${path}/${id}`, null],
      ['PUT', `${path}/${id}`, sato],
      ['DELETE', `${path}/${id}`, null],
      ['PATCH', `${path}/${id}/use`, null],
      ['PATCH', `${path}/${id}/use-sender`, null],
    ] as const) {
      expect((await shop.ask(method, url, body)).status, url).toBe(401);
      expect(await shop.ask(method, url, body, { token: other }), url).toMatchObject({
        status: 404,
        body: { code: 'book.not-found' },
      });
    }
    expect(await list(other)).toEqual([]);
    expect((await list(token)).map((address) => address.id)).toEqual([id]);
    expect((await shop.ask('GET', `${path}/x`, null, { token })).status).toBe(422);
  });

  it('loses what is deleted, once', async () => {
    const token = await login();
    const [{ id }, kept] = [await add(token), await add(token, { address2: '2階' })];
    expect((await shop.ask('DELETE', `${path}/${id}`, null, { token })).status).toBe(204);
    expect((await shop.ask('DELETE', `${path}/${id}`, null, { token })).status).toBe(404);
    expect((await shop.ask('GET', `${path}/${id}`, null, { token })).status).toBe(404);
    expect(await list(token)).toEqual([kept]);
  });

  it('[call.cart-shipping-add] gives a cart an address, to its member alone', async () => {
    const [token, other] = [await login(), await login()];
    const { id } = await add(token, { cell_phone_number: '09012345678' });
    const sku = shop.db.selectFrom('skus').select('id').where('sku', '=', 'SE-01').where('channel_id', '=', 'test');
    const products = [{ sku_id: (await sku.executeTakeFirstOrThrow()).id, quantity: 1 }];
    const cartOf = async (wish: object) =>
      bodyOf(await shop.ask('PATCH', '/v1/carts/products/add', { products }, wish)).token;
    const send = async (who?: string) => {
      const wish = { token: who };
      const body = { token: await cartOf(wish), user_address_id: id };
      return shop.ask('PATCH', '/v1/carts/shippings/add', body, wish);
    };
    const sent = bodyOf(await send(token)) as { readonly detail: { readonly shippings: readonly object[] } };
    expect(sent.detail.shippings).toMatchObject([{ address: sato }]);
    for (const who of [other, undefined])
      expect(await send(who)).toMatchObject({
        status: 422,
        body: { code: 'cart_detail.set_user_address.not_data', errors: { user_address_id: [{}] } },
      });
  });

  it('[member.leave] goes with its member', async () => {
    const email = await shop.member();
    const { token } = await shop.login(email);
    await add(token);
    const id = await shop.idOf(email);
    expect((await shop.ask('DELETE', '/v1/me/user', { password: right }, { token })).status).toBe(204);
    const left = await shop.db.selectFrom('member_addresses').select('id').where('member_id', '=', id).execute();
    expect(left).toEqual([]);
  });
});
