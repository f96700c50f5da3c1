/** Puts the goods of an order into the cart once more, with what was done to them, as far as they can still be had. */
import type { Cart } from '../../../schemas/cart/cart';
import type { Order } from '../../../schemas/order/order';
import { errorOf } from '../../../schemas/shop-errors';
import { cartPath } from '../../lib/go';
import { missingPieces } from '../../domain/missing-pieces';
import { orderAgainId, orderOf, orderPath } from '../../domain/shown-order';
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

/** Goods of the order, as they can still be had. */
interface Kept {
  readonly ordered: Wanted;
  readonly goods: Wanted;
}

/** Without what the shop does not take: options first, since the goods may be had without. Null: all but the call is in order. */
const withoutRefused = (kept: readonly Kept[], answer: LooseAnswer): readonly Kept[] | null => {
  const fields = Object.keys(asErrorBody(answer).errors ?? {});
  const refused = fields.flatMap((field) => {
    const [, place, option] = /^products\.(\d+)(?:\.options\.(\d+))?/.exec(field) ?? [];
    return place === undefined ? [] : { place: Number(place), option: option === undefined ? null : Number(option) };
  });
  if (refused.every(({ place }) => kept[place] === undefined)) return null;
  return kept.flatMap((one, at) => {
    const own = refused.filter(({ place }) => place === at).map(({ option }) => option);
    if (own.length === 0) return one;
    const { options = [], ...goods } = one.goods;
    const left = options.filter((_, place) => !own.includes(place));
    if (left.length === options.length) return [];
    return { ...one, goods: { ...goods, ...(left.length > 0 ? { options: left } : {}) } };
  });
};

/** What the cart is to say that it has not. */
const leftOut = (wanted: readonly Wanted[], kept: readonly Kept[]) =>
  wanted.flatMap((ordered) => {
    const { sku_id, options = [] } = ordered;
    const goods = kept.find((one) => one.ordered === ordered)?.goods;
    if (!goods) return [{ sku_id }];
    return options.filter((option) => !goods.options?.includes(option)).map(({ key }) => ({ sku_id, option_key: key }));
  });

/** Whether the cart has all pieces of them, and says nothing of any that did not come in, and whether it has nothing else. */
const weigh = (kept: readonly Kept[], { count, join_note: told, detail: { products } }: Cart) => {
  const piecesOf = ({ sku_id: goods, quantity }: Pick<Wanted, 'sku_id' | 'quantity'>) => ({ goods, quantity });
  const goods = kept.map((one) => piecesOf(one.goods));
  const lacking = missingPieces(goods, products.map(piecesOf)).reduce((sum, pieces) => sum + pieces, 0);
  const wanted = goods.reduce((sum, { quantity }) => sum + quantity, 0);
  return { isInFull: lacking === 0 && told === undefined, isAlone: count === wanted - lacking };
};

const call = 'cart.addProducts';
const noneWords = 'このご注文の商品は、ただいまお求めいただけません。';

/** Of the drawing of the form. Null: it has none, and is done each time that it is sent. */
const keyOf = ({ drawn = '' }: Values): string | null => (/^[\da-f]{32}$/.test(drawn) ? drawn : null);

/** Once for each key and as many of the goods and options: a button that is pressed twice puts them in once. */
const addAll = async (
  wanted: readonly Wanted[],
  kept: readonly Kept[],
  key: string | null,
  { token, send }: ActionContext,
): Promise<LooseAnswer> => {
  const count = kept.reduce((sum, { goods: { options = [] } }) => sum + 1 + options.length, 0);
  const headers = key === null ? {} : { 'idempotency-key': `${key}-${count}` };
  const lost = leftOut(wanted, kept);
  const body = {
    products: kept.map(({ goods }) => goods),
    takes_fewer: true,
    ...(lost.length > 0 ? { left_out: lost } : {}),
  };
  const add = (own: object) => send(call, { headers, body: { ...own, ...body } });
  const first = await add(token ? { token } : {});
  // A cart that is gone is no reason not to begin another.
  return first.status === 404 && token ? add({}) : first;
};

export const action: Action = async (values, context) => {
  const order = orderOf(values);
  // The form stands far below the screen's top.
  const screen = `${orderPath(order)}#${orderAgainId}`;
  const found =
    'id' in order
      ? await context.send('order.own', { params: { id: order.id } })
      : await context.send('order.guest', { params: { no: order.no }, query: { t: order.t } });
  if (!isSuccess(found)) return refused(found, screen);
  // The success of both calls is an order.
  const ordered = found.body as Order;
  const wanted = wantedIn(ordered);
  let kept: readonly Kept[] = wanted.map((goods) => ({ ordered: goods, goods }));
  while (kept.length > 0) {
    const answer = await addAll(wanted, kept, keyOf(values), context);
    if (isSuccess(answer)) {
      // The success of this call is a cart.
      const cart = answer.body as Cart;
      const { isInFull, isAlone } = weigh(kept, cart);
      const isDone = await doOnceMore(ordered, cart, isAlone, context);
      const inFull = ordered.social_gift ? 'ordered-gift-again' : isDone ? 'ordered-again' : 'ordered-again-undone';
      const flash = isInFull && kept.length === wanted.length ? inFull : 'ordered-again-in-part';
      return { ok: true, to: cartPath, call, answer, flash };
    }
    const left = withoutRefused(kept, answer);
    if (left === null) return { ...refused(answer, screen), screen };
    kept = left;
  }
  return { ok: false, screen, error: errorOf('cart.update_products.not_sale', noneWords) };
};
