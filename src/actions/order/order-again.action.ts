/** Puts the goods of an order into the cart once more, with what was done to them, as far as they can still be had. */
import type { Cart } from '../../../schemas/cart/cart';
import type { Order } from '../../../schemas/order/order';
import { errorOf } from '../../../schemas/shop-errors';
import { cartPath } from '../../lib/go';
import { orderOf, orderPath, type ShownOrder } from '../../domain/shown-order';
import type { LooseAnswer } from '../../api/transport';
import { asErrorBody } from '../../api/client';
import { isSuccess, refused, type Action, type ActionContext, type Values } from '../action';
import { doOnceMore } from './done-once-more';

interface Wanted {
  readonly sku_id: number;
  readonly quantity: number;
  readonly options?: readonly { readonly key: string; readonly details: Readonly<Record<string, string>> }[];
}

/** Goods that went to several addresses are one again. */
const wantedIn = ({ lines }: Order): readonly Wanted[] => {
  const known = new Map<string, Wanted>();
  for (const { sku_id: skuId, quantity, accessories = [] } of lines) {
    const options = accessories.map(({ option_key: key, details }) => ({ key, details }));
    const goods = JSON.stringify([skuId, options]);
    const more = (known.get(goods)?.quantity ?? 0) + quantity;
    known.set(goods, { sku_id: skuId, quantity: more, ...(options.length > 0 ? { options } : {}) });
  }
  return [...known.values()];
};

/** Places of the goods that the shop does not take. */
const refusedPlaces = (answer: LooseAnswer): ReadonlySet<number> =>
  new Set(
    Object.keys(asErrorBody(answer).errors ?? {}).flatMap((field) => {
      const [, place] = /^products\.(\d+)/.exec(field) ?? [];
      return place === undefined ? [] : [Number(place)];
    }),
  );

const call = 'cart.addProducts';
const noneWords = 'このご注文の商品は、ただいまお求めいただけません。';

/** 128 bits of the order's own address, which nobody else knows, and when its screen was drawn. */
const keyOf = (order: ShownOrder, { drawn_at: drawnAt = '0' }: Values): string =>
  ['id' in order ? order.id : order.t, Number(drawnAt) || 0].join('-');

/** Once for each key and as many of the goods: a button that is pressed twice puts them in once. */
const addAll = async (
  products: readonly Wanted[],
  key: string,
  { token, send }: ActionContext,
): Promise<LooseAnswer> => {
  const headers = { 'idempotency-key': `${key}-${products.length}` };
  const add = (own: object) => send(call, { headers, body: { ...own, products } });
  const first = await add(token ? { token } : {});
  // A cart that is gone is no reason not to begin another.
  return first.status === 404 && token ? add({}) : first;
};

export const action: Action = async (values, context) => {
  const order = orderOf(values);
  const screen = orderPath(order);
  const found =
    'id' in order
      ? await context.send('order.own', { params: { id: order.id } })
      : await context.send('order.guest', { params: { no: order.no }, query: { t: order.t } });
  if (!isSuccess(found)) return refused(found, screen);
  // The success of both calls is an order.
  const ordered = found.body as Order;
  const wanted = wantedIn(ordered);
  let rest = wanted;
  while (rest.length > 0) {
    const answer = await addAll(rest, keyOf(order, values), context);
    if (isSuccess(answer)) {
      const pieces = rest.reduce((sum, { quantity }) => sum + quantity, 0);
      // The success of this call is a cart.
      const isDone = await doOnceMore(ordered, answer.body as Cart, pieces, context);
      const inFull = isDone ? 'ordered-again' : 'ordered-again-undone';
      return {
        ok: true,
        to: cartPath,
        call,
        answer,
        flash: rest.length < wanted.length ? 'ordered-again-in-part' : inFull,
      };
    }
    const places = refusedPlaces(answer);
    const left = rest.filter((_, place) => !places.has(place));
    if (left.length === rest.length) return { ...refused(answer, screen), screen };
    rest = left;
  }
  return { ok: false, screen, error: errorOf('cart.update_products.not_sale', noneWords) };
};
