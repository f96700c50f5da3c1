/** An order of nothing: points have paid for all of it, and no method is chosen. And one whose goods come on two days. */
import type { Cart } from '../../schemas/cart/cart';
import type { LeadTime } from '../../schemas/delivery/delivery';
import type { TemporaryOrder } from '../../schemas/order/order';
import { readyCart, sampleLeadTimes, sampleOrder } from './cart';

const { order } = readyCart.detail;
const totals = {
  ...order,
  ...{ total_points: order.total_payment, total_payment: 0, total_tax: 0 },
  taxes: order.taxes.map(({ percent }) => ({ percent, amount: 0, tax: 0 })),
};

export const freeCart: Cart = {
  ...readyCart,
  payment_id: null,
  payment: {
    kind: 'none',
    name: 'お支払いなし',
    description: 'クーポンやポイントのご利用により、お支払いいただく金額はありません。',
    masked_number: null,
  },
  detail: {
    ...readyCart.detail,
    points: { balance: 20_000, wished: order.total_payment, earned: 0 },
    order: totals,
  },
};

export const freeOrder: TemporaryOrder = {
  ...sampleOrder,
  payment: { kind: 'none', name: 'お支払いなし', status: 'paid', instruction: '', pay_by: null, number: null },
  totals,
};

const [first] = readyCart.detail.products;
const lines = first
  ? [
      { ...first, quantity: 1, subtotal: first.unit_price, tax_amount: Math.floor(first.tax_amount / 2) },
      {
        ...first,
        key: 'l9',
        packing_key: 'p9',
        quantity: 1,
        subtotal: first.unit_price,
        tax_amount: Math.ceil(first.tax_amount / 2),
      },
      ...readyCart.detail.products.slice(1),
    ]
  : [];

/** To one address on two days. */
export const twoDaysCart: Cart = {
  ...readyCart,
  detail: {
    ...readyCart.detail,
    products: lines,
    shippings: readyCart.detail.shippings.map((shipping) => ({
      ...shipping,
      carriage: shipping.carriage * 2,
      packings: shipping.packings.flatMap((packing) => [
        packing,
        { ...packing, key: 'p9', delivery_at: sampleLeadTimes[0]?.dates.at(-1) ?? null },
      ]),
    })),
    order: {
      ...order,
      total_carriage: order.total_carriage * 2,
      total_payment: order.total_payment + order.total_carriage,
      total_tax: order.total_tax + Math.floor(order.total_carriage / 11),
      taxes: order.taxes.map(({ percent, amount, tax }) =>
        percent === 10
          ? { percent, amount: amount + order.total_carriage, tax: tax + Math.floor(order.total_carriage / 11) }
          : { percent, amount, tax },
      ),
    },
  },
};

export const twoDaysLeadTimes: LeadTime[] = sampleLeadTimes.flatMap((time) => [time, { ...time, packing_key: 'p9' }]);
