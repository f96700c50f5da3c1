/** Writes an order: a copy of the cart as it was shown when the shopper decided. */
import type { Transaction } from 'kysely';
import type { Orderer } from '../../../../../schemas/address/address';
import type { Database } from '../../../../db/schema';
import type { CartForDecision } from '../../cart/cart.types';
import type { ChosenMethod } from '../../payments/payments.types';
import { senderOf } from '../../../base/request-limits/request-limits.service';
import { insertGift } from '../rows/gifts.repository';
import { newOrderNo, newSecret } from '../rows/numbers';
import { cardJson, payTerms } from '../paying/pay-terms';
import { askedFromNow } from '../paying/pending-payments.repository';

type Trx = Transaction<Database>;

/** A cart that has all that an order needs. */
export interface CompleteCart extends CartForDecision {
  readonly orderer: Orderer;
  readonly paymentMethod: ChosenMethod;
}

export interface NewOrder {
  readonly channelId: string;
  readonly now: Date;
  readonly cart: CompleteCart;
  /** Whose order it is; null: a guest's. */
  readonly memberId: number | null;
  /** Whether a payment service is asked, by whoever writes it. */
  readonly isAsked: boolean;
  /** For how many days it waits for its receiver, where it is a social gift. */
  readonly giftTermDays: number;
  readonly address: string | undefined;
}

/** On a day with half a million orders every second number would be taken. */
const mostNumbers = 30;

const insertOrder = async (trx: Trx, { channelId, memberId, now, cart, address }: NewOrder): Promise<number> => {
  const totals = cart.view.detail.order;
  for (let tries = 0; tries < mostNumbers; tries += 1) {
    const row = await trx
      .insertInto('orders')
      .values({
        channel_id: channelId,
        public_id: newSecret(),
        order_no: newOrderNo(now),
        guest_token: newSecret(),
        cart_id: cart.cartId,
        // Who leaves at that moment has a cart no more, so it is asked of the members' own rows.
        member_id: trx.selectFrom('members').select('id').where('id', '=', memberId).forKeyShare(),
        cart_fingerprint: cart.orderFingerprint,
        mailed_for: senderOf(cart.orderer.email, address),
        status: 'payment_pending',
        orderer: JSON.stringify(cart.orderer),
        sender: cart.view.sender ? JSON.stringify(cart.view.sender) : null,
        is_amount_hidden: cart.view.is_amount_hidden ?? false,
        total_products_jpy: totals.total_products,
        total_accessories_jpy: totals.total_accessories,
        total_carriage_jpy: totals.total_carriage,
        total_cooling_jpy: totals.total_cooling ?? 0,
        total_fee_jpy: totals.total_fee,
        total_discount_jpy: totals.total_discount,
        total_points_jpy: totals.total_points,
        total_payment_jpy: totals.total_payment,
        total_tax_jpy: totals.total_tax,
        tax_rounding: cart.rounding,
        earns_points: cart.earned.points,
        earns_for_days: cart.earned.days,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['channel_id', 'order_no']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) return row.id;
  }
  throw new Error('No free order number was found.');
};

/** Their ids by key. */
const insertShippings = async (trx: Trx, orderId: number, cart: CompleteCart): Promise<ReadonlyMap<string, number>> => {
  const rows = await trx
    .insertInto('order_shippings')
    .values(
      cart.view.detail.shippings.map(({ key, is_orderer, carriage }, position) => {
        const address = cart.addresses.get(key) ?? null;
        if (!address && !cart.view.social_gift) throw new Error(`Shipping ${key} has no address.`);
        return {
          order_id: orderId,
          key,
          position,
          address: address && JSON.stringify(address),
          is_orderer,
          carriage_jpy: carriage,
        };
      }),
    )
    .returning(['id', 'key'])
    .execute();
  return new Map(rows.map(({ id, key }) => [key, id]));
};

const idOf = (ids: ReadonlyMap<string, number>, key: string): number => {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The cart names ${key}, which it does not have.`);
  return id;
};

const insertPackings = async (
  trx: Trx,
  orderId: number,
  cart: CompleteCart,
  shippingIds: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await trx
    .insertInto('order_packings')
    .values(
      cart.view.detail.shippings.flatMap(({ key: shippingKey, packings }) =>
        packings.map((packing) => ({
          order_id: orderId,
          shipping_id: idOf(shippingIds, shippingKey),
          key: packing.key,
          temperature: packing.temperature,
          delivery_on: packing.delivery_at,
          expected_on: packing.expected_at ?? null,
          timezone: packing.delivery_timezone_key,
          carriage_jpy: packing.carriage,
          lead_days: cart.preparation.get(packing.key)?.leadDays ?? 0,
          restock_days: cart.preparation.get(packing.key)?.restockDays ?? 0,
        })),
      ),
    )
    .returning(['id', 'key'])
    .execute();
  return new Map(rows.map(({ id, key }) => [key, id]));
};

const insertLines = (trx: Trx, orderId: number, cart: CompleteCart, packingIds: ReadonlyMap<string, number>) => {
  const madeToOrder = new Set(cart.skus.filter(({ isMadeToOrder }) => isMadeToOrder).map(({ skuId }) => skuId));
  return trx
    .insertInto('order_lines')
    .values(
      cart.view.detail.products.map((line, position) => ({
        order_id: orderId,
        key: line.key,
        position,
        packing_id: idOf(packingIds, line.packing_key),
        sku_id: line.sku_id,
        product_info: JSON.stringify(line.product_info),
        unit_price_jpy: line.unit_price,
        quantity: line.quantity,
        subtotal_jpy: line.subtotal,
        tax_percent: line.product_info.tax_rate_percent,
        tax_jpy: line.tax_amount,
        // Of what is made to order, the stock says how many (`reserve`).
        from_stock: madeToOrder.has(line.sku_id) ? 0 : line.quantity,
      })),
    )
    .execute();
};

const insertAmounts = async (trx: Trx, orderId: number, { view, entries }: CompleteCart): Promise<void> => {
  const taxes = view.detail.order.taxes.map(({ percent, amount, tax }) => ({
    order_id: orderId,
    percent,
    amount_jpy: amount,
    tax_jpy: tax,
  }));
  if (taxes.length > 0) await trx.insertInto('order_taxes').values(taxes).execute();
  if (entries.length === 0) return;
  const rows = entries.map(({ kind, lineKey, shippingKey, name, code, quantity, amountJpy, taxPercent, ...more }) => ({
    order_id: orderId,
    kind,
    line_key: lineKey,
    shipping_key: shippingKey,
    name,
    code,
    quantity,
    amount_jpy: amountJpy,
    tax_percent: taxPercent,
    by_rate: more.byRate && JSON.stringify(more.byRate),
    details: JSON.stringify(more.details),
  }));
  await trx.insertInto('order_entries').values(rows).execute();
};

/** One that is to be saved once it has paid. */
const unpaidCard = (trx: Trx, reference: string) =>
  trx
    .selectFrom('member_cards')
    .select('id')
    .where('reference', '=', reference)
    .where('unpaid_until', 'is not', null)
    .limit(1);

const insertPayment = (trx: Trx, orderId: number, { cart, now, isAsked }: NewOrder) => {
  const { paymentMethod: method, card, view } = cart;
  return trx
    .insertInto('payments')
    .values({
      order_id: orderId,
      method_id: method.id,
      kind: method.kind,
      name: method.name,
      instruction:
        method.id === null ? '' : trx.selectFrom('payment_methods').select('instruction').where('id', '=', method.id),
      service_code: method.service_code,
      status: 'pending',
      amount_jpy: view.detail.order.total_payment,
      card: isAsked ? cardJson(card) : null,
      card_to_keep: card?.reference === undefined ? null : unpaidCard(trx, card.reference),
      ...payTerms(method, now),
      ...(isAsked ? askedFromNow() : {}),
      updated_at: now,
    })
    .execute();
};

/** The order with all its rows, as payment_pending; its id. */
export const insertNewOrder = async (trx: Trx, order: NewOrder): Promise<number> => {
  const { cart, channelId, giftTermDays: termDays, now } = order;
  const gift = cart.view.social_gift;
  const orderId = await insertOrder(trx, order);
  const packingIds = await insertPackings(trx, orderId, cart, await insertShippings(trx, orderId, cart));
  await insertLines(trx, orderId, cart, packingIds);
  await insertAmounts(trx, orderId, cart);
  await insertPayment(trx, orderId, order);
  if (gift) await insertGift(trx, { channelId, orderId, gift, termDays });
  await trx
    .insertInto('order_events')
    .values({ order_id: orderId, at: now, from_status: null, to_status: 'payment_pending' })
    .execute();
  return orderId;
};
