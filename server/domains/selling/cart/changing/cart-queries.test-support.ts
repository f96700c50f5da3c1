/** How often the database is asked by what is done to a cart: for tests and for `npm run bench`. */
import pg from 'pg';
import type { Cart } from '../../../../../schemas/cart/cart';
import type { Ask } from '../../order/broken-books.test-support';
import type { Answer, AskShop } from '../../order/shoppers.test-support';

type Query = (...given: readonly unknown[]) => unknown;

/** Queries of this process while `work` runs; to begin and to commit are some of them. */
const counting = async (work: () => Promise<unknown>): Promise<number> => {
  let count = 0;
  const own = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query') ?? {};
  const query = own.value as Query;
  const value = function (this: pg.Client, ...given: readonly unknown[]): unknown {
    count += 1;
    return Reflect.apply(query, this, given);
  };
  Object.defineProperty(pg.Client.prototype, 'query', { ...own, value });
  try {
    await work();
  } finally {
    Object.defineProperty(pg.Client.prototype, 'query', own);
  }
  return count;
};

const cartIn = ({ status, body }: Answer): Cart => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  // The app has checked it against the contract.
  return body as Cart;
};

/** So many SKUs besides, of the product of the one that is named. @returns their ids */
const addSkus = async (rows: Ask, skuId: number, count: number): Promise<readonly number[]> => {
  const made = await rows(`
    with more as (
      insert into skus (channel_id, product_id, sku, options, price_jpy)
      select channel_id, product_id, gen_random_uuid(), jsonb_build_object('n', gen_random_uuid()), price_jpy
      from skus, generate_series(1, ${count}) n where id = ${skuId} returning id, channel_id
    ), stocked as (insert into stocks (sku_id, channel_id, quantity) select id, channel_id, 100 from more)
    select id from more order by id`);
  return made.map(({ id }) => Number(id));
};

const inOneCall = 20;
/** What runs beside (the data's version is asked for now and then) is seldom there each time. */
const tries = 3;

export interface CartDatabase {
  /** As a member with points whose cart is empty. */
  readonly ask: AskShop;
  readonly rows: Ask;
  readonly skuId: number;
  /** Of a coupon that anybody may use. */
  readonly code: string;
}

type Change = (cart: Cart) => readonly [path: string, body: object];

/** @returns queries by what is done, in a cart with so many lines */
export const queriesOfChanges = async (
  { ask, rows, skuId, code }: CartDatabase,
  lines: number,
): Promise<Readonly<Record<string, number>>> => {
  const patch = async (path: string, body: object): Promise<Cart> =>
    cartIn(await ask('PATCH', `/v1/carts/${path}`, body));
  const [spare = 0, ...skuIds] = await addSkus(rows, skuId, lines + 1);
  let cart = await patch('products/add', { products: [{ sku_id: skuIds[0], quantity: 1 }] });
  for (let at = 1; at < lines; at += inOneCall) {
    const products = skuIds.slice(at, at + inOneCall).map((sku_id) => ({ sku_id, quantity: 1 }));
    cart = await patch('products/add', { token: cart.token, products });
  }
  const { token } = cart;
  const last = ({ detail }: Cart): string => detail.products.at(-1)?.key ?? '';
  const add = { token, products: [{ sku_id: spare, quantity: 1 }] };
  const changes: Readonly<Record<string, Change>> = {
    add: () => ['products/add', add],
    modify: (now) => ['products/modify', { token, products: [{ key: last(now), quantity: 2 }] }],
    delete: (now) => ['products/delete', { token, key: last(now) }],
    'use a coupon': () => ['coupons/add', { token, code }],
    'use points': () => ['point', { token, point: 10 }],
    'use no points': () => ['point', { token, point: 0 }],
    'use no coupon': () => ['coupons/delete', { token, code }],
  };
  const counts: Record<string, number> = {};
  for (let left = tries; left > 0; left -= 1)
    for (const [name, change] of Object.entries(changes)) {
      const [path, body] = change(cart);
      const count = await counting(async () => (cart = await patch(path, body)));
      counts[name] = Math.min(count, counts[name] ?? count);
    }
  await patch('products/delete', { token, ids: cart.detail.products.map(({ key }) => key) });
  return counts;
};
