import type { Contract } from '../../../../schemas/shop-contract';
import type { PaymentServiceSettings } from '../../../../schemas/payments/payment';
import { errorOf } from '../../../../schemas/shop-errors';
import type { Handlers } from '../../../handlers';
import { pageRequest, paginationHeaders } from '../../../http/pagination';
import { type PaymentMethodsService, toPaymentMethod } from '../payments/payments.service';
import type { OrdersService } from './order.service';

export interface OrderHandlerDependencies {
  readonly orders: OrdersService;
  readonly methods: PaymentMethodsService;
  /** Of the payment services that this shop can ask, by code. */
  readonly paymentSettings: ReadonlyMap<string, PaymentServiceSettings>;
}

/** Orders and how they are paid. */
export const orderHandlers = ({
  orders,
  methods,
  paymentSettings,
}: OrderHandlerDependencies): Handlers<Contract['order']> => ({
  async temporary({ params, headers }, context) {
    const found = await orders.temporary(context, params.id, headers['x-cart-token']);
    return found ? { status: 200, body: found.order } : { status: 404, body: errorOf('order.not-found') };
  },

  async list({ query }, context) {
    const page = pageRequest(query);
    const { count, totalJpy, data } = await orders.ofMember(context, page);
    return {
      status: 200,
      headers: paginationHeaders(page, count),
      body: { data, user_order_total_payment: totalJpy },
    };
  },

  async own({ params }, context) {
    const own = await orders.own(context, params.id);
    return own ? { status: 200, body: own.order } : { status: 404, body: errorOf('order.not-found') };
  },

  async cancel({ params, body }, context) {
    const cancelled = await orders.cancel(context, params.id, body.cancel_reason);
    return cancelled.ok
      ? { status: 200, body: cancelled.order }
      : cancelled.code === 'order.not-found'
        ? { status: 404, body: errorOf(cancelled.code) }
        : { status: 409, body: errorOf(cancelled.code) };
  },

  async payments(_input, { channel, now }) {
    return { status: 200, body: { data: (await methods.all(channel, now)).map(toPaymentMethod) } };
  },

  paymentService({ params }) {
    const settings = paymentSettings.get(params.code);
    return settings ? { status: 200, body: settings } : { status: 404, body: errorOf('request.not-found') };
  },
});
