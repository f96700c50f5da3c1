import type { Contract } from '../../../../schemas/shop-contract';
import type { PaymentServiceSettings } from '../../../../schemas/payments/payment';
import { errorOf } from '../../../../schemas/shop-errors';
import type { Handlers } from '../../../request/handlers';
import { pageRequest, paginationHeaders } from '../../../http/pagination';
import { type PaymentMethodsService, toPaymentMethod } from '../payments/payments.service';
import type { FraudService } from './cancelling/fraud.service';
import type { CancelOutcome, OrdersService, WholeOrder } from './order.service';
import type { OrderLinksService } from './telling/order-link';

export interface OrderHandlerDependencies {
  readonly orders: OrdersService;
  readonly orderLinks: OrderLinksService;
  readonly payments: PaymentMethodsService;
  readonly fraud: FraudService;
  /** Of the payment services that this shop can ask, by code. */
  readonly paymentSettings: ReadonlyMap<string, PaymentServiceSettings>;
}

const noMemo = { status: 404, body: errorOf('order.memo.not-found') } as const;
const notFound = { status: 404, body: errorOf('order.not-found') } as const;
const found = (whole: WholeOrder | null) => (whole ? ({ status: 200, body: whole.order } as const) : notFound);

const afterwards = (outcome: CancelOutcome) => {
  if (outcome.ok) return { status: 200, body: outcome.order } as const;
  return outcome.code === 'order.not-found' ? notFound : ({ status: 409, body: errorOf(outcome.code) } as const);
};

/** Orders and how they are paid. */
export const orderHandlers = ({
  orders,
  orderLinks,
  payments,
  fraud,
  paymentSettings,
}: OrderHandlerDependencies): Handlers<Contract['order']> => ({
  async temporary({ params, headers }, context) {
    const shown = await orders.temporary(context, params.id, headers['x-cart-token']);
    return shown ? { status: 200, body: shown.order } : notFound;
  },

  async list({ query }, context) {
    const page = pageRequest(query);
    const { count, boughtCount, totalJpy, data } = await orders.ofMember(context, page);
    return {
      status: 200,
      headers: paginationHeaders(page, count),
      body: { data, user_order_total_payment: totalJpy, user_order_bought_count: boughtCount },
    };
  },

  own: async ({ params }, context) => found(await orders.own(context, params.id)),
  cancel: async ({ params, body }, context) => afterwards(await orders.cancel(context, params.id, body.cancel_reason)),

  async addMemo({ body }, context) {
    const memo = await orders.addMemo(context, body);
    return memo ? { status: 201, body: memo } : notFound;
  },
  async changeMemo({ params, body }, context) {
    const memo = await orders.changeMemo(context, { id: params.id, memo: body.memo });
    return memo ? { status: 200, body: memo } : noMemo;
  },
  deleteMemo: async ({ params }, context) =>
    (await orders.deleteMemo(context, params.id)) ? { status: 204, body: undefined } : noMemo,

  guest: async ({ params: { no }, query: { t: token } }, context) =>
    found(await orders.byToken(context, { no, token })),
  cancelGuest: async ({ params: { no }, query: { t: token }, body }, context) =>
    afterwards(await orders.cancelByToken(context, { no, token }, body.cancel_reason)),

  async requestLink({ body }, context) {
    await orderLinks.request(context, body);
    return { status: 204, body: undefined };
  },

  async fraudDetection({ body }, context) {
    return (await fraud.receive(body, context))
      ? { status: 204, body: undefined }
      : { status: 403, body: errorOf('payment.word_not_taken') };
  },

  async payments(_input, { channel, now }) {
    return { status: 200, body: { data: (await payments.all(channel, now)).map(toPaymentMethod) } };
  },

  paymentService({ params }) {
    const settings = paymentSettings.get(params.code);
    return settings ? { status: 200, body: settings } : { status: 404, body: errorOf('request.not-found') };
  },
});
