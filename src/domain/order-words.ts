/** How an order stands, in words for whoever placed it. */
import type { Order, OrderRefund } from '../../schemas/order/order';
import type { OrderStatus } from '../../schemas/order-terms/order-states';
import { formatDate } from '../lib/dates';
import { formatNumber } from '../lib/numbers';
import { isPaidAhead, nothingToPayWords, payByOf, voidedWords, voidingWords } from './payment-words';

type Told = Pick<Order, 'status' | 'payment' | 'social_gift' | 'refunds'> &
  Partial<Pick<Order, 'shippings' | 'totals'>>;

const statuses: Readonly<Record<OrderStatus, string>> = {
  payment_pending: 'お支払いの確認中',
  ordered: 'ご注文受付',
  preparing: '発送の準備中',
  shipped: '発送済み',
  delivered: 'お届け済み',
  returned: '返品済み',
  cancelled: 'キャンセル済み',
  payment_failed: 'お支払い未完了',
};

/** Some parcels have left, and not all. Of a gift nobody is told of parcels but who receives it. */
const isPartly = ({ status, shippings = [], social_gift: gift }: Told): boolean => {
  const packings = shippings.flatMap((shipping) => shipping.packings);
  const sent = packings.filter(({ parcels = [] }) => parcels.length > 0).length;
  return status === 'shipped' && !gift && sent > 0 && sent < packings.length;
};

/** It was delivered, but for some of its parcels, which are not sent. */
const lacksSome = ({ status, shippings = [] }: Told): boolean =>
  status === 'delivered' && shippings.some(({ packings }) => packings.some(({ is_left_out: isOut = false }) => isOut));

/** `お支払い待ち` */
export const orderStateWords = (order: Told): string => {
  if (order.status === 'ordered' && payByOf(order.payment) !== null) return 'お支払い待ち';
  if (order.status === 'ordered' && order.social_gift?.status === 'waiting') return 'ギフトのお受け取り待ち';
  if (lacksSome(order)) return '一部をお届け済み';
  return isPartly(order) ? '一部を発送済み' : statuses[order.status];
};

const sumOf = (refunds: readonly OrderRefund[]): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** What of an order's sum has not gone back, nor is going back. */
export const leftAfterRefunds = (
  { total_payment: total }: Pick<Order['totals'], 'total_payment'>,
  refunds: readonly OrderRefund[],
): number => total - sumOf(refunds);

const aboutRefund = ({ payment: { status }, refunds = [] }: Told): string => {
  if (status === 'refunding') return 'ご返金の手続きをしています。';
  if (status === 'refunded') return 'ご返金の手続きが済みました。';
  return refunds.length === 0 ? '' : `${formatNumber(sumOf(refunds))}円のご返金の手続きが済みました。`;
};

/** What a cancelled order gives back besides money; nothing where nothing was used. */
export const givenBackWords = ({
  total_discount: discount,
  total_points: points,
}: Pick<Order['totals'], 'total_discount' | 'total_points'>): readonly string[] => [
  ...(discount > 0 ? ['ご利用のクーポンはお返ししました。期限のあるクーポンの期限は変わりません。'] : []),
  ...(points > 0 ? [`ご利用の${formatNumber(points)}ポイントはお返ししました。`] : []),
];

const moneyAfterCancelling = (order: Told): string => {
  const { status } = order.payment;
  if (status === 'refunding' || status === 'refunded') return aboutRefund(order);
  if (status === 'voiding') return voidingWords(order.payment);
  if (status === 'paid') return 'お支払い済みの代金のご返金について、お店からご連絡します。';
  const nothing = nothingToPayWords(order.payment).join('');
  if (status === 'expired') return `お支払い期限を過ぎたため、取り消されました。${nothing}`;
  return voidedWords(order.payment) ?? nothing;
};

const afterCancelling = (order: Told): string =>
  [moneyAfterCancelling(order), ...(order.totals ? givenBackWords(order.totals) : [])].join('');

const afterLeavingOut = (order: Told): string =>
  `お届けしていないお荷物があります。${aboutRefund(order) || 'その分の代金について、お店からご連絡します。'}`;

/** What the shopper does next, or waits for; '' where all is done. */
export const orderNextWords = (order: Told): string => {
  const { status, payment, social_gift: gift } = order;
  if (status === 'cancelled') return afterCancelling(order);
  if (lacksSome(order)) return afterLeavingOut(order);
  if (status === 'delivered' || status === 'returned') return aboutRefund(order);
  if (isPartly(order)) return `残りのお荷物は、準備が整いしだい発送します。${aboutRefund(order)}`;
  if (status === 'shipped') return `お届けまで、もうしばらくお待ちください。${aboutRefund(order)}`;
  if (status !== 'ordered' && status !== 'preparing') return '';
  const payBy = payByOf(payment);
  if (payBy !== null) return `${formatDate(payBy)}までに、${payment.name}でお支払いください。`;
  if (gift?.status === 'waiting') return '受け取る方が、お届け先とお届け日をご入力になるのを待っています。';
  return '発送の準備が整うまで、お待ちください。';
};

export interface OrderStep {
  readonly name: string;
  readonly isDone: boolean;
}

/** The way of an order to whoever gets it, step by step; of one that goes it no more, or not yet: none. */
export const orderSteps = (order: Told): readonly OrderStep[] => {
  const { status, payment, social_gift: gift } = order;
  if (!['ordered', 'preparing', 'shipped', 'delivered'].includes(status) || lacksSome(order)) return [];
  const isGone = status === 'delivered' || (status === 'shipped' && !isPartly(order));
  return [
    { name: 'ご注文', isDone: true },
    // What is paid by a day is paid before it leaves.
    ...(payment.pay_by === null ? [] : [{ name: 'お支払い', isDone: isPaidAhead(payment) }]),
    ...(gift ? [{ name: 'お受け取り', isDone: gift.status === 'received' }] : []),
    { name: '発送', isDone: isGone },
    { name: 'お届け', isDone: status === 'delivered' },
  ];
};
