import type { DeskContract } from '../../../../schemas/desk-contract';
import type { DeskOrder } from '../../../../schemas/desk/fulfilment/desk-order';
import { type ErrorCode, errorOf, errors } from '../../../../schemas/shop-errors';
import type { Handlers } from '../../../request/handlers';
import { pageRequest, paginationHeaders } from '../../../http/pagination';
import type { RequestContext } from '../../../request/request-context';
import type { DeskOrdersService } from '../order/desk/desk-orders.service';
import type { FulfilmentService } from '../order/desk/fulfilment.service';

export interface FulfilmentHandlerDependencies {
  readonly deskOrders: DeskOrdersService;
  readonly fulfilment: FulfilmentService;
}

type Refused = Extract<ErrorCode, `desk.${string}`>;
type Answer =
  | { readonly status: 200; readonly body: DeskOrder }
  | { readonly status: 404 | 409; readonly body: ReturnType<typeof errorOf> };

const missing = { status: 404, body: errorOf('order.not-found') } as const;

/** What stood in the way, as it is told; null: nothing did. */
const refusals: Readonly<Record<string, Refused | null>> = {
  paid: null,
  sent: null,
  begun: null,
  done: null,
  not_possible: 'desk.not-possible',
  unpaid: 'desk.unpaid',
  held: 'desk.held',
  gift_waits: 'desk.gift-waits',
  unknown_packing: 'desk.unknown-packing',
  already_sent: 'desk.already-sent',
  left_out: 'desk.left-out',
  returned_otherwise: 'desk.returned-otherwise',
  other_amount: 'desk.other-amount',
  too_much: 'desk.refund-too-much',
  too_many_points: 'desk.refund-points',
  under_way: 'desk.refund-under-way',
  other_rates: 'desk.refund-rates',
};

/** Which packings have not left, in words and by their keys. */
const unsentError = (keys: readonly string[]) => ({
  ...errorOf('desk.unsent', `${errors['desk.unsent'].message}（${keys.join('、')}）`),
  errors: Object.fromEntries(keys.map((key) => [key, [{ code: 'unsent', message: '発送していません。' }]])),
});

/** @example byRateOf([{ percent: 8, amount: 2160 }]) // { '8': 2160 } */
const byRateOf = (taxes: readonly { readonly percent: number; readonly amount: number }[] | undefined) => {
  if (!taxes) return null;
  const byRate: Record<string, number> = {};
  for (const { percent, amount } of taxes) byRate[percent] = (byRate[percent] ?? 0) + amount;
  return byRate;
};

/** Orders at the shop's desk. */
export const fulfilmentHandlers = ({
  deskOrders: orders,
  fulfilment,
}: FulfilmentHandlerDependencies): Handlers<DeskContract['fulfilment']> => {
  type Outcome = string | Awaited<ReturnType<FulfilmentService['arrived']>>;
  const change = async (
    no: string,
    { channel }: RequestContext,
    act: (orderId: number) => Promise<Outcome>,
  ): Promise<Answer> => {
    const found = await orders.one(channel.id, no);
    if (!found) return missing;
    const outcome = await act(found.orderId);
    if (typeof outcome === 'object') return { status: 409, body: unsentError(outcome.unsent) };
    const refusal = typeof outcome === 'string' ? refusals[outcome] : outcome === true ? null : 'desk.not-possible';
    if (refusal === undefined) throw new Error(`Nobody knows what ${String(outcome)} means.`);
    if (refusal !== null) return { status: 409, body: errorOf(refusal) };
    const after = await orders.one(channel.id, no);
    return after ? { status: 200, body: after.order } : missing;
  };

  return {
    async list({ query }, { channel }) {
      const page = pageRequest(query);
      const { count, data } = await orders.page(
        { channelId: channel.id, status: query.status, isForPerson: query.needs === 'person' },
        page,
      );
      return { status: 200, headers: paginationHeaders(page, count), body: { data: [...data] } };
    },
    async order({ params }, { channel }) {
      const found = await orders.one(channel.id, params.no);
      return found ? { status: 200, body: found.order } : missing;
    },
    paid: ({ params, body }, context) => change(params.no, context, (id) => fulfilment.paid(id, body.amount, context)),
    dispatched: ({ params, body }, context) =>
      change(params.no, context, (id) => {
        const parcels = body.parcels.map(({ packing_key: packingKey, ...parcel }) => ({ packingKey, ...parcel }));
        return fulfilment.dispatched(id, parcels, context);
      }),
    // Of an order that nobody finds suspicious there is nothing to do.
    async cleared({ params }, { channel }) {
      const found = await orders.one(channel.id, params.no);
      if (found) await fulfilment.cleared(found.orderId);
      const after = found && (await orders.one(channel.id, params.no));
      return after ? { status: 200, body: after.order } : missing;
    },
    cancelled: ({ params, body }, context) =>
      change(params.no, context, (id) => fulfilment.cancelled(id, body.reason, context)),
    delivered: ({ params, body: { without } }, context) =>
      change(params.no, context, (id) =>
        fulfilment.arrived(id, { to: 'delivered', isRestocked: false, without: without ?? [] }, context),
      ),
    returned: ({ params, body: { is_restocked: isRestocked } }, context) =>
      change(params.no, context, (id) => fulfilment.arrived(id, { to: 'returned', isRestocked, without: [] }, context)),
    refunded: ({ params, body }, context) =>
      change(params.no, context, (id) => {
        const { refund_id: key, amount: amountJpy, points = 0, taxes, by_hand: isByHand } = body;
        return fulfilment.refund(id, { key, amountJpy, points, byRate: byRateOf(taxes), isByHand }, context);
      }),
  };
};
