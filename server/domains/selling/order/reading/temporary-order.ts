/**
 * An order as it is shown: on the screen after it, whole or its state alone; and to the member whose it is. Of a social
 * gift whoever ordered is told neither where it goes nor by which parcels, whose numbers lead to pages that name places.
 */
import type { Totals } from '../../../../../schemas/cart/totals';
import type { Order, OrderState, TemporaryOrder } from '../../../../../schemas/order/order';
import { canBeCancelled } from '../../../../../schemas/order-terms/order-states';
import { awaitedTogether } from '../../../../../src/domain/delivery/awaited';
import { stillEarned } from '../rows/earned-points.repository';
import { expiryOf } from '../rows/expiry';
import type { CartAccessory } from '../../../../../schemas/cart/cart-line';
import type { OrderAccessoryRow, OrderLineRow, OrderParts, OrderRow } from './order.repository';
import type { GiftRow } from '../rows/gifts.repository';
import { giftPath } from '../rows/gift-links';
import { fillInstruction } from '../paying/pay-terms';
import { toldRefunds } from './told-refunds';

type Viewer = 'shopper' | 'desk';

const isHiddenFrom = (viewer: Viewer, gift: GiftRow | undefined): boolean => viewer === 'shopper' && gift !== undefined;

const accessoryOf = (row: OrderAccessoryRow): CartAccessory => ({
  key: row.details.key ?? `a${row.id}`,
  option_key: row.code,
  // Of an order from before there were any details there is none.
  kind: row.details.kind ?? 'wrapping',
  name: row.name,
  details: row.details.details ?? {},
  words: row.details.words ?? [],
  unit_price: row.details.unit_price ?? Math.round(row.amount_jpy / row.quantity),
  quantity: row.quantity,
  subtotal: row.amount_jpy,
  tax_rate_percent: row.tax_percent ?? 10,
  is_returnable: row.details.is_returnable ?? true,
  ...(row.details.arrival_of === undefined ? {} : { arrival_of: row.details.arrival_of }),
  ...(row.details.order_note === undefined ? {} : { order_note: row.details.order_note }),
  fault: null,
});

/** Absent where there is none. */
const accessoriesOf = (rows: readonly OrderAccessoryRow[]): { accessories?: CartAccessory[] } =>
  rows.length > 0 ? { accessories: rows.map(accessoryOf) } : {};

const lineOf = (line: OrderLineRow, accessories: OrderParts['accessories']): TemporaryOrder['lines'][number] => ({
  key: line.key,
  shipping_key: line.shipping_key,
  packing_key: line.packing_key,
  // The SKU may be gone from the shop; the order still says what it was.
  sku_id: line.sku_id ?? 0,
  product_info: line.product_info,
  unit_price: line.unit_price_jpy,
  quantity: line.quantity,
  subtotal: line.subtotal_jpy,
  ...accessoriesOf(accessories.filter(({ line_key: key }) => key === line.key)),
  tax_amount: line.tax_jpy,
});

/** What has left of a packing; nothing has: the answer does not speak of it. */
const parcelsOf = (parcels: OrderParts['parcels'], packingId: number) => {
  const own = parcels.filter(({ packing_id: id }) => id === packingId);
  const told = own.map(({ carrier, number, sent_at: at }) => ({ carrier, number, sent_at: at.toISOString() }));
  return told.length > 0 ? { parcels: told } : {};
};

type ParcelParts = Pick<OrderParts, 'lines' | 'accessories' | 'parcels'>;

/** What is still waited for from the shopper before it leaves. */
const awaitedFor = (
  { lines, accessories, parcels }: ParcelParts,
  packing: OrderParts['packings'][number],
  place: string,
) => {
  if (parcels.some(({ packing_id: id }) => id === packing.id)) return {};
  const inside = lines.filter(({ packing_key: key }) => key === packing.key).map(({ key }) => key);
  const done = accessories.filter(
    ({ line_key: line, shipping_key: shipping }) => shipping === place || (line !== null && inside.includes(line)),
  );
  return awaitedTogether(done.map(({ details }) => details));
};

const shippingsOf = (parts: OrderParts, viewer: Viewer): TemporaryOrder['shippings'] => {
  const {
    shippings,
    packings,
    parcels,
    accessories,
    gifts: [gift],
  } = parts;
  return shippings.map(({ id, key, address }) => ({
    key,
    address: isHiddenFrom(viewer, gift) ? null : address,
    ...accessoriesOf(accessories.filter(({ shipping_key: own }) => own === key)),
    packings: packings
      .filter(({ shipping_id }) => shipping_id === id)
      .map((packing) => ({
        key: packing.key,
        temperature: packing.temperature,
        carriage: packing.carriage_jpy,
        delivery_at: isHiddenFrom(viewer, gift) ? null : packing.delivery_on,
        // How long it is on the road says how far it goes.
        expected_at: isHiddenFrom(viewer, gift) ? null : packing.expected_on,
        delivery_timezone_key: isHiddenFrom(viewer, gift) ? 'none' : packing.timezone,
        is_chosen: true,
        ...awaitedFor(parts, packing, key),
        ...(isHiddenFrom(viewer, gift) ? {} : parcelsOf(parcels, packing.id)),
        ...(packing.is_left_out ? { is_left_out: true } : {}),
      })),
  }));
};

const totalsOf = (order: OrderRow, { taxes }: OrderParts): Totals => ({
  total_products: order.total_products_jpy,
  total_accessories: order.total_accessories_jpy,
  total_carriage: order.total_carriage_jpy,
  total_cooling: order.total_cooling_jpy,
  total_fee: order.total_fee_jpy,
  total_discount: order.total_discount_jpy,
  total_points: order.total_points_jpy,
  total_payment: order.total_payment_jpy,
  total_tax: order.total_tax_jpy,
  taxes: taxes.map(({ percent, amount_jpy, tax_jpy }) => ({ percent, amount: amount_jpy, tax: tax_jpy })),
});

/** Absent where there is none. */
const couponsOf = ({ coupons }: OrderParts): Pick<TemporaryOrder, 'coupons'> =>
  coupons.length > 0 ? { coupons: coupons.map(({ name, amount_jpy: amount }) => ({ name, amount })) } : {};

/** Its money has not come, and is still wanted; of a card, the shop may have something to say until it is taken. */
const isToBePaid = ({ status, payment_status: payment }: OrderRow): boolean =>
  ['awaiting', 'authorised'].includes(payment) && ['ordered', 'preparing', 'shipped'].includes(status);

/** What there is to do for it, as long as there is; the desk knows money that comes late by its number. */
const paymentOf = (order: OrderRow, viewer: Viewer): TemporaryOrder['payment'] => ({
  kind: order.kind,
  name: order.payment_name,
  status: order.payment_status,
  instruction: isToBePaid(order)
    ? fillInstruction(order.instruction, {
        number: order.pay_number,
        totalJpy: order.total_payment_jpy,
        payBy: order.pay_by,
      })
    : '',
  pay_by: order.pay_by,
  number: viewer === 'desk' || isToBePaid(order) ? order.pay_number : null,
});

export const toOrderState = ({ public_id: id, order_no, status }: OrderRow): OrderState => ({ id, order_no, status });

const isPaid = ({ payment_status: status }: OrderRow): boolean => status === 'authorised' || status === 'paid';

/** Absent: it is none. Only whoever ordered is told its link. */
const giftOf = (
  order: OrderRow,
  { gifts: [gift] }: OrderParts,
  viewer: Viewer,
): Pick<TemporaryOrder, 'social_gift'> => {
  if (!gift) return {};
  const { receiver_name, sender_name, message, status, token } = gift;
  const isLinked = token !== null && viewer === 'shopper' && isPaid(order);
  return {
    social_gift: {
      ...{ receiver_name, sender_name, message, status },
      expires_at: gift.expires_at.toISOString(),
      link: isLinked ? giftPath(token) : null,
    },
  };
};

/** All of them went back with the goods, or some by refunds; of one that was cancelled its state says so. */
const returnedPoints = ({ status, total_points_jpy: used }: OrderRow, { refunds }: OrderParts) => {
  const points = status === 'returned' ? used : refunds.reduce((sum, refund) => sum + refund.points, 0);
  return points > 0 ? { returned_points: points } : {};
};

const toContents = (order: OrderRow, parts: OrderParts, viewer: Viewer = 'shopper') => ({
  ...toOrderState(order),
  ordered_at: (order.ordered_at ?? order.created_at).toISOString(),
  payment: paymentOf(order, viewer),
  lines: parts.lines.map((line) => lineOf(line, parts.accessories)),
  shippings: shippingsOf(parts, viewer),
  sender: order.sender,
  is_amount_hidden: order.is_amount_hidden,
  ...giftOf(order, parts, viewer),
  totals: totalsOf(order, parts),
  ...couponsOf(parts),
  ...returnedPoints(order, parts),
  ...toldRefunds(parts.refunds, { taxes: totalsOf(order, parts).taxes, rounding: order.tax_rounding }),
});

export const toTemporaryOrder = (order: OrderRow, parts: OrderParts): TemporaryOrder => ({
  ...toContents(order, parts),
  token: order.guest_token,
  ...(order.challenge_url === null ? {} : { challenge_url: order.challenge_url }),
  expire_at: expiryOf({ createdAt: order.created_at, orderedAt: order.ordered_at }).toISOString(),
  email: order.orderer.email,
});

const stillToDo = ({ status, payment_status: payment }: OrderRow): Order['cancel_only_ecd_key'] => {
  if (status !== 'cancelled') return '';
  if (payment === 'voiding' || payment === 'refunding') return `payment.${payment}`;
  return payment === 'paid' ? 'payment.refund' : '';
};

/** Absent where there are none, or no money stays by which they are earned. */
const earnedBy = (order: OrderRow): { readonly earned_points?: number } => {
  const { earns_points: all, total_payment_jpy: paidJpy, refunded_jpy: refundedJpy } = order;
  const points = stillEarned({ points: all, paidJpy, refundedJpy });
  return points > 0 ? { earned_points: points } : {};
};

/** As the member reads it; what they noted down is told to nobody else. */
export const toOwnOrder = (order: OrderRow, parts: OrderParts): Order => ({
  ...toOrder(order, parts),
  ...earnedBy(order),
  memo: order.memo_id === null ? null : { id: order.memo_id, order_id: order.public_id, memo: order.memo ?? '' },
});

const wholeOf = (order: OrderRow, parts: OrderParts, viewer: Viewer): Order => ({
  ...toContents(order, parts, viewer),
  orderer: order.orderer,
  cancel_only_ecd_key: stillToDo(order),
  can_cancel: canBeCancelled(order.status),
});

export const toOrder = (order: OrderRow, parts: OrderParts): Order => wholeOf(order, parts, 'shopper');

/** For the shop's own people, who send it. */
export const toDeskOrder = (order: OrderRow, parts: OrderParts): Order => wholeOf(order, parts, 'desk');
