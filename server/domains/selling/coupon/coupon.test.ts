import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../../../schemas/cart/cart';
import { type Coupon, mostCouponsOffered } from '../../../../schemas/coupon/coupon';
import { bodyOf, dayMs, type MembersShop, openMembers, right } from '../../members/members.test-support';
import type { Database } from '../../../db/schema';
import type { Insertable } from 'kysely';

let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
});
afterAll(() => shop.close());

let count = 0;
const put = async (coupon: Partial<Insertable<Database['coupons']>> = {}) => {
  const code = `CODE-${(count += 1)}`;
  const usual = { channel_id: 'test', code, name: `お試し${count}`, kind: 'amount', amount_jpy: 300 } as const;
  const starts_at = new Date(shop.now().getTime() - dayMs);
  const row = shop.db.insertInto('coupons').values({ ...usual, starts_at, ...coupon });
  return row.returning(['id', 'code', 'name']).executeTakeFirstOrThrow();
};
const login = async () => (await shop.login(await shop.member())).token;
const skuId = async (sku: string) => {
  const found = shop.db.selectFrom('skus').select('id').where('channel_id', '=', 'test').where('sku', '=', sku);
  return (await found.executeTakeFirstOrThrow()).id;
};
const cartOf = async (wanted: Record<string, number>, token?: string): Promise<Cart> => {
  const products = await Promise.all(
    Object.entries(wanted).map(async ([sku, quantity]) => ({ sku_id: await skuId(sku), quantity })),
  );
  // The app has checked it against the contract, here and below.
  return bodyOf(await shop.ask('PATCH', '/v1/carts/products/add', { products }, { token })) as Cart;
};
const use = (cart: Pick<Cart, 'token'>, code: string, token?: string) =>
  shop.ask('PATCH', '/v1/carts/coupons/add', { token: cart.token, code }, { token });
const drop = (cart: Pick<Cart, 'token'>, code: string) =>
  shop.ask('PATCH', '/v1/carts/coupons/delete', { token: cart.token, code });
const used = async (cart: Pick<Cart, 'token'>, code: string, token?: string) =>
  bodyOf(await use(cart, code, token)) as Cart;
const why = (answer: { readonly body: Record<string, unknown> }) =>
  (answer.body.errors as Record<string, { code: string; message: string }[]> | undefined)?.code?.[0];

/** A member has taken so many of the kind then. Their codes. */
const takeMany = async (member_id: number, most: number, coupon: Parameters<typeof put>[0], taken_at: Date) => {
  const codes: string[] = [];
  while (codes.length < most) {
    const { id: coupon_id, code } = await put(coupon);
    await shop.db.insertInto('coupon_takes').values({ coupon_id, member_id, taken_at }).execute();
    codes.push(code);
  }
  return codes;
};

describe('[content.coupon] the coupons of a shop', () => {
  it('[ent.coupon] are listed while they are in force, and only those that are given to everybody', async () => {
    const listed = await put({ is_listed: true, percent: 10, kind: 'rate', amount_jpy: null, most_jpy: 500 });
    await put();
    await put({ is_listed: true, is_active: false });
    await put({ is_listed: true, starts_at: new Date(shop.now().getTime() + dayMs) });
    await put({ is_listed: true, ends_at: shop.now() });
    await put({ is_listed: true, channel_id: 'other' });
    const { data } = bodyOf(await shop.ask('GET', '/v1/coupons')) as { data: Coupon[] };
    expect(data).toEqual([
      {
        id: listed.id,
        coupon_id: listed.id,
        is_taken: false,
        is_used: false,
        code: listed.code,
        name: listed.name,
        description: '',
        kind: 'rate',
        percent: 10,
        most: 500,
        amount: null,
        for: null,
        least: 0,
        is_members_only: false,
        most_per_person: null,
        is_alone: false,
        ends_at: null,
      },
    ]);
    expect((await shop.ask('GET', '/v1/coupons?per=0')).status).toBe(422);
  });

  it('[member.coupon-take] are taken once, and are the member’s until they end', async () => {
    const [token, other] = [await login(), await login()];
    const ends = new Date(shop.now().getTime() + dayMs);
    const { id } = await put({ is_listed: true, ends_at: ends });
    const take = (as?: string) => shop.ask('POST', '/v1/me/coupons', { coupon_id: id }, { token: as });
    expect((await take()).status).toBe(401);
    expect(bodyOf(await take(token))).toMatchObject({ id, is_taken: true, ends_at: ends.toISOString() });
    const again = await Promise.all(Array.from({ length: 10 }, () => take(token)));
    expect(again.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const mine = async (as: string) => bodyOf(await shop.ask('GET', '/v1/me/coupons', null, { token: as })).data;
    expect(await mine(token)).toMatchObject([{ id, is_taken: true }]);
    expect(await mine(other)).toEqual([]);
    expect((await shop.ask('GET', '/v1/me/coupons')).status).toBe(401);
    await shop.db.updateTable('coupons').set({ ends_at: shop.now() }).where('id', '=', id).execute();
    expect(await mine(token)).toEqual([]);
    expect(await take(token)).toMatchObject({ status: 404, body: { code: 'coupon.not-found' } });
  });

  it('[member.coupon-take] are not taken by their number where the shop gives them by code alone', async () => {
    const token = await login();
    const { id } = await put();
    for (const coupon_id of [id, 999_999])
      expect((await shop.ask('POST', '/v1/me/coupons', { coupon_id }, { token })).status).toBe(404);
    for (const coupon_id of [0, -1, '1', 1e300])
      expect((await shop.ask('POST', '/v1/me/coupons', { coupon_id }, { token })).status).toBe(422);
  });
});

describe('[cart.coupons] a coupon in a cart', () => {
  it('lowers the sum, however it is typed, once; and is taken out again', async () => {
    const { code, name } = await put();
    const cart = await cartOf({ 'SE-01': 2 });
    const wide = code.toLowerCase().replaceAll('-', '－').replaceAll('c', 'ｃ');
    const lowered = await used(cart, ` ${wide} `);
    expect(lowered.detail.coupons).toEqual([{ code, name, amount: 300 }]);
    expect(lowered.detail.order).toMatchObject({
      total_discount: 300,
      total_payment: cart.detail.order.total_payment - 300,
    });
    expect(lowered.fingerprint).not.toBe(cart.fingerprint);
    expect((await used(cart, code)).detail).toEqual(lowered.detail);
    const without = bodyOf(await drop(cart, code)) as Cart;
    expect(without.detail).toEqual(cart.detail);
    expect(bodyOf(await drop(cart, code))).toMatchObject({ detail: cart.detail });
  });

  it.each([
    ['is nobody’s', 'NOTHING', 'cart.coupon.not_found'],
    ['is hostile', "'; drop table coupons; --", 'cart.coupon.not_found'],
    ['is emoji', '🎁🎁🎁', 'cart.coupon.not_found'],
  ])('is refused at its field where the code %s', async (_what, code, expected) => {
    const answer = await use(await cartOf({ 'SE-01': 1 }), code);
    expect(answer).toMatchObject({ status: 422, body: { code: expected } });
    expect(why(answer)?.message).toMatch(/クーポンコード/);
  });

  it('of another time says until when, or from when, it can be used', async () => {
    const cart = await cartOf({ 'SE-01': 1 });
    const code = 'cart.coupon.out_of_term';
    const told = async (coupon: Parameters<typeof put>[0]) => {
      const answer = await use(cart, (await put(coupon)).code);
      expect(answer).toMatchObject({ status: 422, body: { code } });
      return why(answer);
    };
    expect(await told({ ends_at: new Date('2026-10-31T15:00:00Z'), starts_at: new Date('2026-10-01T00:00:00Z') })).toEqual({
      ...{ code, message: 'このクーポンのご利用期間は終了しました（2026年10月31日(土)まで）。' },
    }); // prettier-ignore
    expect(await told({ ends_at: shop.now() })).toMatchObject({ code });
    expect(await told({ starts_at: new Date('2030-01-31T15:00:00Z') })).toEqual({
      ...{ code, message: 'このクーポンは、2030年2月1日(金) 0:00からお使いいただけます。' },
    });
  });

  it('of another shop, or that the shop has taken back, is not found, whatever its time', async () => {
    const cart = await cartOf({ 'SE-01': 1 });
    const over = { ends_at: shop.now() };
    for (const coupon of [{ channel_id: 'other' }, { channel_id: 'other', ...over }, { is_active: false, ...over }])
      expect(await use(cart, (await put(coupon)).code)).toMatchObject({ body: { code: 'cart.coupon.not_found' } });
    expect((await use({ token: 'x'.repeat(22) }, 'NOTHING')).status).toBe(404);
    expect((await drop({ token: 'x'.repeat(22) }, 'NOTHING')).status).toBe(404);
    expect((await shop.ask('PATCH', '/v1/carts/coupons/delete', { token: cart.token, code: 1 })).status).toBe(422);
  });

  it('is for the goods of its category or product alone, from a sum on', async () => {
    const category = shop.db.selectFrom('categories').select('id').where('channel_id', '=', 'test');
    const { id: tea, name } = await category.select('name').where('key', '=', 'tea').executeTakeFirstOrThrow();
    const half = { kind: 'rate', percent: 50, amount_jpy: null, category_id: tea, least_jpy: 2_000 } as const;
    const { code } = await put(half);
    const cart = await cartOf({ 'YO-01': 1 });
    expect(why(await use(cart, code))?.message).toBe('カートに、このクーポンの対象の商品がありません。');
    const products = [{ sku_id: await skuId('SE-01'), quantity: 1 }];
    bodyOf(await shop.ask('PATCH', '/v1/carts/products/add', { token: cart.token, products }));
    expect(why(await use(cart, code))?.message).toMatch(/^対象の商品をあと920円/);
    bodyOf(await shop.ask('PATCH', '/v1/carts/products/add', { token: cart.token, products }));
    const target = `${name}の商品2点`;
    expect((await used(cart, code)).detail.coupons).toMatchObject([{ code, amount: 1_080, target }]);
    const ofAll = (await used(cart, (await put()).code)).detail.coupons.at(-1);
    expect(ofAll).not.toHaveProperty('target');
  });

  it('of a category is for the goods of those below it, too', async () => {
    const category = shop.db.selectFrom('categories').select('id').where('channel_id', '=', 'test');
    const { id: sweets } = await category.where('key', '=', 'sweets').executeTakeFirstOrThrow();
    const { code } = await put({ category_id: sweets });
    expect((await used(await cartOf({ 'KK-06': 1 }), code)).detail.coupons).toMatchObject([{ amount: 300 }]);
  });

  it('that applies no more stays, says why and lowers nothing, until it applies again', async () => {
    const { code, id } = await put({ least_jpy: 2_000 });
    const cart = await cartOf({ 'SE-01': 2 });
    await used(cart, code);
    const setQuantity = async (quantity: number) => {
      const products = [{ key: cart.detail.products[0]?.key, quantity }];
      return bodyOf(await shop.ask('PATCH', '/v1/carts/products/modify', { token: cart.token, products })) as Cart;
    };
    const { coupons, order } = (await setQuantity(1)).detail;
    expect(coupons).toMatchObject([{ code, amount: 0, fault: expect.stringContaining('920円') as string }]);
    expect(order.total_discount).toBe(0);
    expect((await setQuantity(2)).detail.order.total_discount).toBe(300);
    for (const [change, fault] of [
      [{ ends_at: shop.now() }, 'このクーポンのご利用期間は終了しました。'],
      [{ is_active: false }, 'このクーポンは、ただいまご利用いただけません。'],
    ] as const) {
      await shop.db.updateTable('coupons').set(change).where('id', '=', id).execute();
      const after = bodyOf(await shop.ask('GET', `/v1/carts/${cart.token}`)) as Cart;
      expect(after.detail.coupons).toMatchObject([{ amount: 0, fault }]);
    }
  });

  it('that stands alone is not used with others, whichever came first', async () => {
    const [alone, usual] = [await put({ is_alone: true }), await put()];
    for (const [first, second] of [
      [alone, usual],
      [usual, alone],
    ] as const) {
      const cart = await cartOf({ 'SE-01': 2 });
      await used(cart, first.code);
      const refused = await use(cart, second.code);
      expect(refused).toMatchObject({ status: 422, body: { code: 'cart.coupon.not_usable' } });
      expect(why(refused)?.message).toMatch(/ほかのクーポン/);
      expect((bodyOf(await shop.ask('GET', `/v1/carts/${cart.token}`)) as Cart).detail.coupons).toHaveLength(1);
    }
  });

  it('takes the carriage off, but what cooling costs, and not twice', async () => {
    const [first, second] = [
      await put({ kind: 'free_carriage', amount_jpy: null }),
      await put({ kind: 'free_carriage', amount_jpy: null }),
    ];
    const cart = await cartOf({ 'KK-06': 1 });
    const { total_carriage: carriage, total_cooling: cooling = 0 } = cart.detail.order;
    expect(cooling).toBeGreaterThan(0);
    expect(cart.detail.shippings).toMatchObject([{ free_carriage_in: expect.any(Number) as number }]);
    const { detail } = await used(cart, first.code);
    // Nothing is missing for it any more.
    expect(detail.shippings).toMatchObject([{ free_carriage_in: null }]);
    expect(detail.order.total_discount).toBe(carriage - cooling);
    expect(detail.coupons).toMatchObject([{ amount: carriage - cooling, is_free_carriage: true }]);
    expect(why(await use(cart, second.code))?.message).toBe('送料はすでに無料です。');
  });

  it('never lowers the goods below nothing; of ten there is enough', async () => {
    const cart = await cartOf({ 'SE-01': 1 });
    const big = await put({ amount_jpy: 1_000 });
    await used(cart, big.code);
    const last = await used(cart, (await put()).code);
    expect(last.detail.coupons.map(({ amount }) => amount)).toEqual([1_000, 80]);
    expect(why(await use(cart, (await put()).code))?.message).toBe('これ以上は割引になりません。');
    const many = await cartOf({ 'SE-01': 20 });
    for (let index = 0; index < 10; index += 1) await used(many, (await put({ amount_jpy: 1 })).code);
    expect(await use(many, (await put()).code)).toMatchObject({ body: { code: 'cart.coupon.too_many' } });
  });

  it('of one product takes no more off than is left of it, whatever else is in the cart', async () => {
    const found = shop.db
      .selectFrom('skus')
      .select('product_id')
      .where('id', '=', await skuId('SE-01'));
    const { product_id } = await found.executeTakeFirstOrThrow();
    const rate = { kind: 'rate', percent: 60, amount_jpy: null } as const;
    const cart = await cartOf({ 'SE-01': 1, 'YO-01': 2 });
    for (const coupon of [{ amount_jpy: 500 }, rate]) await used(cart, (await put({ ...coupon, product_id })).code);
    const { detail } = await used(cart, (await put({ amount_jpy: 100 })).code);
    const amounts = detail.coupons.map(({ amount }) => amount);
    // 60 % of 1,080 yen are 648, which is more than the first has left of it.
    expect(amounts).toEqual([500, 580, 100]);
    expect(why(await use(cart, (await put({ ...rate, product_id })).code))?.message).toBe(
      'これ以上は割引になりません。',
    );
    expect(detail.order.total_discount).toBe(1_180);
  });

  it('is a member’s alone where it says so, and what a member has taken is offered with its worth', async () => {
    const token = await login();
    const { code, name, id } = await put({ is_members_only: true, is_listed: true });
    const least = await put({ is_listed: true, least_jpy: 50_000 });
    expect(why(await use(await cartOf({ 'SE-01': 1 }), code))?.message).toMatch(/ログイン/);
    for (const coupon_id of [id, least.id]) bodyOf(await shop.ask('POST', '/v1/me/coupons', { coupon_id }, { token }));
    const cart = await cartOf({ 'SE-01': 1 }, token);
    expect(cart.detail.offered_coupons).toEqual([
      { code: least.code, name: least.name, amount: 0, fault: expect.stringMatching(/^あと[\d,]+円お求め/) as string },
      { code, name, amount: 300 },
    ]);
    const lowered = await used(cart, code, token);
    expect(lowered.detail.coupons).toMatchObject([{ code, amount: 300 }]);
    expect(lowered.detail.offered_coupons?.map((coupon) => coupon.code)).toEqual([least.code]);
    expect((await use(cart, code)).status).toBe(404);
  });

  it('is offered as long as it is in force, however many were taken after it that are over or of another shop', async () => {
    const email = await shop.member();
    const { token } = await shop.login(email);
    const memberId = await shop.idOf(email);
    const at = shop.now();
    const [code] = await takeMany(memberId, 1, {}, new Date(at.getTime() - dayMs));
    await takeMany(memberId, mostCouponsOffered, { ends_at: at }, at);
    await takeMany(memberId, mostCouponsOffered, { channel_id: 'other' }, at);
    const cart = await cartOf({ 'SE-01': 1 }, token);
    expect(cart.detail.offered_coupons?.map((coupon) => coupon.code)).toEqual([code]);
  });

  it('comes along when the guest logs in with a cart', async () => {
    const email = await shop.member();
    const before = await shop.login(email);
    const own = await cartOf({ 'YO-01': 1 }, before.token);
    const guest = await cartOf({ 'SE-01': 2 });
    const { code } = await put();
    await used(guest, code);
    const login = { login_id: email, password: right };
    bodyOf(await shop.ask('POST', '/v1/auth/login', login, { headers: { 'x-cart-token': guest.token } }));
    const { token } = await shop.login(email);
    const merged = bodyOf(await shop.ask('GET', `/v1/carts/${own.token}`, null, { token })) as Cart;
    if (merged.detail.products.length > 1) expect(merged.detail.coupons).toMatchObject([{ code, amount: 300 }]);
    else expect.unreachable('the carts are not one');
  });
});
