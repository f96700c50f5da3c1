/** Carts of all kinds, and shoppers who fill them: for the sums. */
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Cart } from '../../../../../schemas/cart/cart';
import { type Prefecture, prefectures } from '../../../../../schemas/contract/fields';
import type { Visitor } from '../../../../../src/domain/visitor';
import type { TestShop } from '../../../shop.test-support';
import { firstPlace, orderer, otherAddress, type Shopper, shopperOf } from '../cart.test-support';

const skus = ['KK-06', 'KK-10', 'KK-15', 'YO-01', 'SE-01', 'FU-01', 'SH-01'] as const;
/** What a coupon is for, with the products in it: of one rate, of both, or all. */
export const scopes = {
  all: null,
  tea: { category: 'tea', products: ['sencha'] },
  sweets: { category: 'sweets', products: ['kurikinton', 'yokan', 'furoshiki', 'shishu'] },
  yokan: { category: '', products: ['yokan'] },
  furoshiki: { category: '', products: ['furoshiki'] },
} as const;
export type Scope = keyof typeof scopes;
const scope = fc.constantFrom(...(Object.keys(scopes) as Scope[]));

const common = {
  least_jpy: fc.constantFrom(0, 0, 2_000, 12_000),
  is_alone: fc.constantFrom(false, false, false, true),
};
const ofGoods = { ...common, scope };
const coupon = fc.oneof(
  fc.record({ ...ofGoods, kind: fc.constant('amount' as const), amount_jpy: fc.integer({ min: 1, max: 3000 }) }),
  fc.record({
    ...ofGoods,
    kind: fc.constant('rate' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    most_jpy: fc.constantFrom(null, 500),
  }),
  fc.record({ ...common, kind: fc.constant('free_carriage' as const), scope: fc.constant<Scope>('all') }),
);

export const carts = fc.record({
  wanted: fc.dictionary(fc.constantFrom(...skus), fc.integer({ min: 1, max: 10 }), { minKeys: 1, maxKeys: 7 }),
  prefecture: fc.constantFrom(...prefectures),
  /** An island of that prefecture: further than the rest of it. */
  isFarOff: fc.constantFrom(false, false, false, true),
  isGift: fc.boolean(),
  /** Of each product, how much in a hundred goes to a second address; null: all goes to one. */
  elsewhere: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 7, maxLength: 7 }) },
  ),
  /** What is done to the tea, and to all that goes to each of its addresses. */
  done: fc.record({
    line: fc.constantFrom(null, 'kaisho', 'mincho', 'hem'),
    hasNoshi: fc.boolean(),
  }),
  method: fc.constantFrom('cod', 'konbini', 'bank'),
  reductions: fc.record({
    coupons: fc.array(coupon, { maxLength: 3 }),
    points: fc.option(fc.integer({ min: 1, max: 60_000 })),
  }),
});
export type RandomCart = typeof carts extends fc.Arbitrary<infer T> ? T : never;

/** How a shop keeps the prices of goods and options, and how it rounds. */
export const taxTerms = fc.record({
  prices: fc.constantFrom('with_tax', 'without_tax'),
  rounding: fc.constantFrom('down', 'half_up', 'up'),
});
export type TaxTerms = typeof taxTerms extends fc.Arbitrary<infer T> ? T : never;

/** What the shop keeps, at the time of a cart. */
export interface KeptPrices extends TaxTerms {
  /** By SKU, and by key of an option. */
  readonly kept: ReadonlyMap<string, number>;
}

interface Own {
  readonly shop: TestShop;
  readonly shopper: Shopper;
  readonly token: string;
}
export interface Filled {
  readonly random: RandomCart;
  /** Of the cart's coupons, by their codes. */
  readonly wished: ReadonlyMap<string, RandomCart['reductions']['coupons'][number]>;
  readonly prices: KeptPrices;
  readonly cart: Cart;
  readonly visitor: Visitor;
}

/** On top of the embroidery. */
export const minchoJpy = 111;

/** Services that cost differently, at either rate, for a line and for an address: the tea takes them all. */
export async function offerOptions({ db, versions }: TestShop): Promise<void> {
  const name = [
    { type: 'text', name: 'name', title: 'お名前', is_required: true, max_length: 6, letters: 'japanese', preview_by: 'face' },
    { type: 'choice', name: 'face', title: '書体', is_required: true, choices: [
      { value: 'kaisho', label: '楷書', price_jpy: 0, face: 'kaisho' },
      { value: 'mincho', label: '明朝', price_jpy: minchoJpy, face: 'mincho' },
    ] },
  ]; // prettier-ignore
  const hem = [{ type: 'number', name: 'inseam', title: '股下', is_required: true, minimum: 50, maximum: 90, unit: 'cm' }]; // prettier-ignore
  const service = { channel_id: 'test', description: '' } as const;
  const made = await db
    .insertInto('services')
    .values([
      { ...service, key: 'name', kind: 'embroidery', name: 'ネーム刺繍', price_jpy: 661, fields: JSON.stringify(name) },
      { ...service, key: 'hem', kind: 'alteration', name: '裾上げ', price_jpy: 770, fields: JSON.stringify(hem) },
      { ...service, key: 'own-noshi', kind: 'noshi', name: '御礼のし', price_jpy: 113, scope: 'shipping', tax_class: 'reduced', fields: '[]' },
    ])
    .returning('id')
    .execute(); // prettier-ignore
  for (const { id } of made)
    await sql`insert into product_services (channel_id, product_id, service_id)
      select 'test', id, ${id} from products where channel_id = 'test' and key = 'sencha'`.execute(db);
  await versions.refresh();
}

/** A member with those points; without any a guest. */
async function visitorWith({ db }: TestShop, points: number | null): Promise<Visitor> {
  if (points === null) return { kind: 'guest' };
  const { rows } = await sql<{ id: number }>`
    with member as (
      insert into members (code, email, email_key, password_hash, password_changed_at, is_registered, profile, created_at, updated_at)
      select code, code || '@example.jp', code || '@example.jp', '$argon2id$', now(), true, ${JSON.stringify({ ...orderer, prefecture: '' })}::jsonb, now(), now()
      from (select 'm' || substr(md5(random()::text), 1, 20) code) made returning id
    ), given as (
      insert into point_entries (member_id, channel_id, at, reason, points)
      select id, 'test', '2026-11-01', 'granted', ${points} from member
    ) select id from member
  `.execute(db);
  return { kind: 'member', userId: rows[0]?.id ?? 0, isRegistered: true };
}

/** Whose goods a coupon is for. */
async function idsOf({ db }: TestShop, of: (typeof scopes)[Scope]) {
  const keyed = (table: 'categories' | 'products', key: string) =>
    db.selectFrom(table).select('id').where('channel_id', '=', 'test').where('key', '=', key).executeTakeFirst();
  const category = await keyed('categories', of?.category ?? '');
  const product = of?.category === '' ? await keyed('products', of.products[0]) : undefined;
  return { category_id: category?.id ?? null, product_id: product?.id ?? null };
}

let coupons = 0;
async function reduce(
  { shop, shopper, token }: Own,
  { coupons: wanted, points }: RandomCart['reductions'],
): Promise<Filled['wished']> {
  const wished = new Map<string, (typeof wanted)[number]>();
  for (const one of wanted) {
    const { scope, ...own } = one;
    const code = `RANDOM-${(coupons += 1)}`;
    wished.set(code, one);
    await shop.db
      .insertInto('coupons')
      .values({
        channel_id: 'test',
        code,
        name: code,
        starts_at: '2026-11-01',
        ...own,
        ...(await idsOf(shop, scopes[scope])),
      })
      .execute();
    // One that would lower nothing is refused, and is no fault here.
    await shopper.ask('cart.addCoupon', { token, code });
  }
  if (points !== null) await shopper.ask('cart.usePoints', { token, point: points });
  return wished;
}

/** Divides the goods over two addresses; one that gets nothing is dropped again. */
async function divide({ shopper, token }: Own, shares: readonly number[]): Promise<Cart> {
  const { detail } = await shopper.change('cart.addShipping', { token, address: { ...otherAddress, address2: '' } });
  const products = detail.products.map(({ sku_id, quantity }, at) => {
    const moved = Math.floor((quantity * (shares[at] ?? 0)) / 100);
    const quantities = detail.shippings.map(({ key }, place) => ({
      shipping_key: key,
      quantity: place === 0 ? quantity - moved : moved,
    }));
    return { sku_id, quantities };
  });
  return shopper.change('cart.divideProducts', { token, products });
}

const lineOptions = {
  kaisho: { option_key: 'name', details: { name: '山田', face: 'kaisho' } },
  mincho: { option_key: 'name', details: { name: '山田', face: 'mincho' } },
  hem: { option_key: 'hem', details: { inseam: '72' } },
} as const;

/** To the first line of the tea alone, and to each address that some of it goes to. */
async function choose({ shopper, token }: Own, { detail }: Cart, { line, hasNoshi }: RandomCart['done']) {
  const tea = detail.products.filter(({ product_info: info }) => info.sku === 'SE-01');
  const places = new Set(tea.map(({ shipping_key: key }) => key));
  const accessories = [
    ...tea.slice(0, line ? 1 : 0).map(({ key }) => ({ line_key: key, ...lineOptions[line ?? 'hem'] })),
    ...(hasNoshi ? [...places].map((key) => ({ shipping_key: key, option_key: 'own-noshi', details: {} })) : []),
  ];
  if (accessories.length > 0) await shopper.change('cart.addAccessories', { token, accessories });
}

const askedBy = (shop: TestShop, visitor: Visitor): Pick<TestShop, 'ask' | 'get'> => ({
  ask: (id, input, options) => shop.ask(id, input, { ...options, visitor }),
  get: (id, input, options) => shop.get(id, input, { ...options, visitor }),
});

/** With what a code begins in each prefecture, from north to south. */
// prettier-ignore
const beginnings = [
  '060', '030', '020', '980', '010', '990', '960', '310', '320', '371', '330', '260', '100', '231', '950', '930', '920', '910',
  '400', '380', '500', '420', '460', '514', '520', '602', '540', '650', '630', '640', '680', '690', '700', '730', '753', '770',
  '760', '790', '780', '812', '840', '850', '862', '870', '880', '890', '900',
];
const codeIn = (prefecture: Prefecture): string => `${beginnings[prefectures.indexOf(prefecture)]}9999`;
/** A place of the shop's list, further than the rest of its prefecture. */
export const island = { prefecture: '東京都', postal_code: '1001101' } as const;

export async function fill(shop: TestShop, random: RandomCart, prices: KeptPrices): Promise<Filled> {
  const { wanted, prefecture, isFarOff, isGift, elsewhere, done, method, reductions } = random;
  const visitor = await visitorWith(shop, reductions.points);
  const shopper = shopperOf({ ...shop, ...askedBy(shop, visitor) });
  const { token } = await shopper.cartWith(wanted);
  const own = { shop, shopper, token };
  const place = isFarOff ? island : { prefecture, postal_code: codeIn(prefecture) };
  const known = await shopper.change('cart.modifyOrder', { token, orderer: { ...orderer, ...place } });
  if (isGift) await shopper.change('cart.modifyShipping', { token, key: firstPlace(known), address: otherAddress });
  const { detail } = elsewhere ? await divide(own, elsewhere) : known;
  await choose(own, await shopper.see(token), done);
  const packings = detail.shippings.flatMap((shipping) =>
    shipping.packings.map(({ key }) => ({ key, delivery_at: null, delivery_timezone_key: 'none' })),
  );
  await shopper.change('cart.modifyPackings', { token, packings });
  const wished = await reduce(own, reductions);
  const paid = await shopper.ask('cart.modifyOrder', { token, payment_id: await shopper.methodId(method) });
  const cart = paid.status === 200 ? (paid.body as Cart) : await shopper.see(token);
  return { random, wished, prices, cart, visitor };
}

/** From now on: one shop's prices and rounding at a time. */
export async function keepPrices({ db, versions }: TestShop, { prices, rounding }: TaxTerms): Promise<KeptPrices> {
  await db
    .insertInto('settings')
    .values([
      { channel_id: 'test', key: 'TAX.PRICES', value: JSON.stringify(prices) },
      { channel_id: 'test', key: 'TAX.ROUNDING', value: JSON.stringify(rounding) },
    ])
    .onConflict((conflict) =>
      conflict.columns(['channel_id', 'key']).doUpdateSet((set) => ({ value: set.ref('excluded.value') })),
    )
    .execute();
  await versions.refresh();
  const [goods, options] = await Promise.all([
    db.selectFrom('skus').select(['sku as key', 'price_jpy']).where('channel_id', '=', 'test').execute(),
    db.selectFrom('services').select(['key', 'price_jpy']).where('channel_id', '=', 'test').execute(),
  ]);
  return { prices, rounding, kept: new Map([...goods, ...options].map(({ key, price_jpy: price }) => [key, price])) };
}
