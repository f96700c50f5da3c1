/** Puts the goods of an order into the cart once more, with what was done to them, as far as they can still be had. */
import type { Cart } from '../../../schemas/cart/cart';
import type { Order } from '../../../schemas/order/order';
import { errorOf } from '../../../schemas/shop-errors';
import { cartPath } from '../../lib/go';
import { missingPieces } from '../../domain/cart/missing-pieces';
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

/** Whether the cart has all pieces of them, and says nothing of any that did not come in, and whether it has nothing else. */
const weigh = (wanted: readonly Wanted[], { count, join_note: told, detail: { products } }: Cart) => {
  const piecesOf = ({ sku_id: goods, quantity }: Pick<Wanted, 'sku_id' | 'quantity'>) => ({ goods, quantity });
  const lacking = missingPieces(wanted.map(piecesOf), products.map(piecesOf)).reduce((sum, pieces) => sum + pieces, 0);
  const ordered = wanted.reduce((sum, { quantity }) => sum + quantity, 0);
  return { isInFull: lacking === 0 && told === undefined, isAlone: count === ordered - lacking };
};

const call = 'cart.addProducts';
const noneWords = 'このご注文の商品は、ただいまお求めいただけません。';

/** Of the drawing of the form: pressed twice, it puts them in once. Null: it has none, and is done each time that it is sent. */
const keyOf = ({ drawn = '' }: Values): string | null => (/^[\da-f]{32}$/.test(drawn) ? drawn : null);

const addAll = async (
  products: readonly Wanted[],
  key: string | null,
  { token, send }: ActionContext,
): Promise<LooseAnswer> => {
  const headers = key === null ? {} : { 'idempotency-key': key };
  const add = (own: object) => send(call, { headers, body: { ...own, products, takes_fewer: true } });
  const first = await add(token ? { token } : {});
  // A cart that is gone is no reason not to begin another.
  return first.status === 404 && token ? add({}) : first;
};

/** What is refused are goods of it: all, since of the others what there is would have come in. */
const isNoneThere = (answer: LooseAnswer): boolean =>
  Object.keys(asErrorBody(answer).errors ?? {}).some((field) => /^products\.\d/.test(field));

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
  const answer = await addAll(wanted, keyOf(values), context);
  if (isNoneThere(answer)) return { ok: false, screen, error: errorOf('cart.update_products.not_sale', noneWords) };
  if (!isSuccess(answer)) return { ...refused(answer, screen), screen };
  // The success of this call is a cart.
  const cart = answer.body as Cart;
  const { isInFull, isAlone } = weigh(wanted, cart);
  const isDone = await doOnceMore(ordered, cart, isAlone, context);
  const inFull = ordered.social_gift ? 'ordered-gift-again' : isDone ? 'ordered-again' : 'ordered-again-undone';
  return { ok: true, to: cartPath, call, answer, flash: isInFull ? inFull : 'ordered-again-in-part' };
};
