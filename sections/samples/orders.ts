/** Orders of a member, in each of their states. */
import type { Order, TemporaryOrder } from '../../schemas/order/order';
import { sampleOrder, sampleOrderer, sampleSender } from './cart';
import { freeOrder } from './free';
import { fullOrder } from './full';
import { dividedOrder } from './several-addresses';

/** An order as who placed it sees it. */
export const ownOf = ({ token: _token, expire_at: _expires, email: _email, ...order }: TemporaryOrder): Order => ({
  ...order,
  orderer: sampleOrderer,
  cancel_only_ecd_key: order.status === 'cancelled' && order.payment.status === 'voiding' ? 'payment.voiding' : '',
  can_cancel: order.status === 'ordered' || order.status === 'preparing',
  memo: null,
});

const card: Order['payment'] = {
  ...{ kind: 'card', name: 'クレジットカード', status: 'authorised', instruction: '' },
  ...{ pay_by: null, number: null },
};

const paidByCard = (at: number, own: Partial<Order>): Order => ({
  ...ownOf({ ...sampleOrder, ...own, payment: own.payment ?? card }),
  id: `${sampleOrder.id.slice(0, -1)}${at}`,
  order_no: `26110${at}-00012${at}`,
  ordered_at: `2026-11-0${at}T03:00:00.000Z`,
});

/** Waits for its money. */
export const sampleOwnOrder: Order = {
  ...ownOf(sampleOrder),
  earned_points: 61,
  memo: { id: 7, order_id: sampleOrder.id, memo: '母へ。来年は栗を多めに。' },
};
export const severalAddressesOrder: Order = {
  ...ownOf(dividedOrder),
  payment: card,
  sender: sampleSender,
  is_amount_hidden: true,
};
/** Points have paid for all of it. */
export const ownFreeOrder: Order = ownOf(freeOrder);
export const longOrder: Order = ownOf(fullOrder);

export const preparingOrder = paidByCard(9, { status: 'preparing' });
/** The money is taken when the first parcel leaves. */
const taken = { ...card, status: 'paid' } as const;
export const shippedOrder = paidByCard(8, { status: 'shipped', payment: taken });

const sentAt = '2026-11-09T01:00:00.000Z';
type Shippings = Order['shippings'];
const withParcels = (shippings: Shippings, parcels: NonNullable<Shippings[number]['packings'][number]['parcels']>) =>
  shippings.map((shipping) => ({ ...shipping, packings: shipping.packings.map((one) => ({ ...one, parcels })) }));

/** On its way in several parcels; one has no number. */
export const parcelsOrder = paidByCard(4, {
  status: 'shipped',
  payment: taken,
  shippings: withParcels(sampleOrder.shippings, [
    { carrier: 'yamato', number: '123456789012', sent_at: sentAt },
    { carrier: 'japanpost', number: '987654321098', sent_at: sentAt },
    { carrier: 'other', number: null, sent_at: sentAt },
  ]),
});
/** To several addresses; what goes to the first has left. */
export const partlySentOrder: Order = {
  ...severalAddressesOrder,
  status: 'shipped',
  payment: taken,
  shippings: severalAddressesOrder.shippings.flatMap((shipping, at) =>
    at === 0 ? withParcels([shipping], [{ carrier: 'yamato', number: '123456789012', sent_at: sentAt }]) : [shipping],
  ),
};
/** Delivered, but for what went to the second address, which the shop does not send. */
export const leftOutOrder: Order = {
  ...partlySentOrder,
  status: 'delivered',
  can_cancel: false,
  shippings: partlySentOrder.shippings.map((shipping, at) => ({
    ...shipping,
    packings: shipping.packings.map((packing) => (at === 0 ? packing : { ...packing, is_left_out: true })),
  })),
};
/** Came back; the service is giving its money back. */
export const returnedOrder = paidByCard(3, {
  status: 'returned',
  payment: { ...card, status: 'refunding' },
  refunds: [{ amount: sampleOrder.totals.total_payment, returned_at: null, taxes: sampleOrder.totals.taxes }],
});
/** Delivered; some of its money went back, and some more later. */
export const partlyRefundedOrder = paidByCard(2, {
  status: 'delivered',
  payment: taken,
  refunds: [
    {
      ...{ amount: 1_000, returned_at: '2026-11-12T03:00:00.000Z' },
      taxes: [
        { percent: 10, amount: 640, tax: 58 },
        { percent: 8, amount: 360, tax: 26 },
      ],
    },
    { amount: 110, returned_at: '2026-11-16T03:00:00.000Z', taxes: [{ percent: 10, amount: 110, tax: 10 }] },
  ],
});
/** Delivered; paid with points in part, of which some went back. */
export const pointsBackOrder = paidByCard(2, {
  ...{ status: 'delivered', payment: taken, returned_points: 1_200 },
  totals: {
    ...sampleOrder.totals,
    total_points: 2_000,
    total_payment: sampleOrder.totals.total_payment - 2_000,
    total_tax: 1_113,
    taxes: [
      { percent: 10, amount: 8_588, tax: 780 },
      { percent: 8, amount: 4_496, tax: 333 },
    ],
  },
});
export const deliveredOrder = paidByCard(7, { status: 'delivered', payment: taken, earned_points: 61 });
export const cancellingOrder = paidByCard(6, { status: 'cancelled', payment: { ...card, status: 'voiding' } });
export const cancelledOrder = paidByCard(5, { status: 'cancelled', payment: { ...card, status: 'voided' } });

/** Newest first. */
export const sampleOrders: readonly Order[] = [
  sampleOwnOrder,
  preparingOrder,
  shippedOrder,
  deliveredOrder,
  cancelledOrder,
];

/** A page of orders, as long as they come. */
export const longOrders: readonly Order[] = Array.from({ length: 3 }, (_, at) => ({
  ...longOrder,
  id: `${longOrder.id.slice(0, -1)}${at}`,
}));

/** As the list answers them. */
export const sampleOrderList = {
  data: sampleOrders,
  user_order_total_payment: 61_725,
  user_order_bought_count: 4,
} as const;
export const longOrderList = {
  data: longOrders,
  user_order_total_payment: 2_147_483_647,
  user_order_bought_count: 53,
} as const;
