/** Reads orders for those who may see them. */
import type { Kysely } from 'kysely';
import type { Order, OrderState, TemporaryOrder } from '../../../../schemas/order/order';
import type { Member } from '../../../../src/domain/visitor';
import type { Database } from '../../../db/schema';
import type { PageRequest } from '../../../http/pagination';
import type { RequestContext } from '../../../request-context';
import type { CartDecisions } from '../cart/cart.types';
import { type CancelOptions, createCancelOrder } from './cancelling/cancel-order';
import { deleteFailedBefore } from './upkeep/failed-orders.repository';
import { expiryOf, shownFrom } from './rows/expiry';
import {
  findOrder,
  findOrderByToken,
  findOrderParts,
  findOwnOrder,
  findOwnOrders,
  findPartsOf,
  type OrderOwner,
  type OrderRow,
  sumOwnOrders,
} from './order.repository';
import { toOrder, toOrderState, toTemporaryOrder } from './temporary-order';

export { shownFrom };

export interface ShownOrder {
  /** For the shop's own tables. */
  readonly orderId: number;
  /** Whole for whoever ordered. */
  readonly order: TemporaryOrder | OrderState;
}

/** As its owner sees it. */
export interface WholeOrder {
  /** For the shop's own tables. */
  readonly orderId: number;
  readonly order: Order;
}

export type MemberContext = Pick<RequestContext, 'channel'> & { readonly visitor: Member };

export interface OrdersService {
  /**
   * The order that a shopper has just placed, by its public id, for 30 minutes; amounts are integer JPY, tax included.
   * Null: none in this channel, or no longer.
   *
   * @param cartToken what whoever asks has ordered with; undefined: nothing. The id alone stands in an address, which
   *   is shared, kept and sent on.
   */
  temporary(
    context: Pick<RequestContext, 'channel' | 'now'>,
    publicId: string,
    cartToken: string | undefined,
  ): Promise<ShownOrder | null>;
  /** What the member has ordered in this channel, newest first. `totalJpy`: of all of it but what was cancelled. */
  ofMember(
    context: MemberContext,
    page: PageRequest,
  ): Promise<{ readonly count: number; readonly totalJpy: number; readonly data: Order[] }>;
  /** Null: no such order of the member's in this channel. */
  own(context: MemberContext, publicId: string): Promise<WholeOrder | null>;
  /** For whoever placed it as a guest, or has its confirmation. Null: none of that number and token in this channel. */
  byToken(context: Pick<RequestContext, 'channel'>, shown: ShownToken): Promise<WholeOrder | null>;
  /** With what the member says of it, as it is afterwards. */
  cancel(
    context: MemberContext & Pick<RequestContext, 'now' | 'log'>,
    publicId: string,
    reason: string,
  ): Promise<CancelOutcome>;
}

export interface ShownToken {
  readonly no: string;
  /** `TemporaryOrder.token` */
  readonly token: string;
}

export type CancelOutcome =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly code: 'order.not-found' | 'order.cancel.not_possible' };

export interface OrdersOptions extends CancelOptions {
  readonly carts: Pick<CartDecisions, 'isTokenOf'>;
}

const ownerIn = ({ channel, visitor }: MemberContext): OrderOwner => ({
  channelId: channel.id,
  memberId: visitor.userId,
});

const wholeOf = async (db: Kysely<Database>, row: OrderRow | undefined): Promise<WholeOrder | null> =>
  row ? { orderId: row.id, order: toOrder(row, await findOrderParts(db, row.id)) } : null;

const readOwn = async (db: Kysely<Database>, context: MemberContext, publicId: string): Promise<WholeOrder | null> =>
  wholeOf(db, await findOwnOrder(db, ownerIn(context), publicId));

const cancelling = ({ db, settlement }: CancelOptions): OrdersService['cancel'] => {
  const cancelOrder = createCancelOrder({ db, settlement });
  return async (context, publicId, reason) => {
    const row = await findOwnOrder(db, ownerIn(context), publicId);
    if (!row) return { ok: false, code: 'order.not-found' };
    const { now, log } = context;
    if (!(await cancelOrder(row.id, { now, reason, log }))) return { ok: false, code: 'order.cancel.not_possible' };
    const own = await readOwn(db, context, publicId);
    return own ? { ok: true, order: own.order } : { ok: false, code: 'order.not-found' };
  };
};

export const createOrdersService = ({ db, carts, settlement }: OrdersOptions): OrdersService => ({
  async temporary(context, publicId, cartToken) {
    const row = await findOrder(db, context.channel.id, publicId);
    if (!row || expiryOf({ createdAt: row.created_at, orderedAt: row.ordered_at }) <= context.now) return null;
    const { id: orderId, cart_id: cartId } = row;
    const isTheirs = cartId !== null && cartToken !== undefined && (await carts.isTokenOf(cartId, context, cartToken));
    const order = isTheirs ? toTemporaryOrder(row, await findOrderParts(db, orderId)) : toOrderState(row);
    return { orderId, order };
  },

  async ofMember(context, page) {
    const owner = ownerIn(context);
    const [sums, rows] = await Promise.all([sumOwnOrders(db, owner), findOwnOrders(db, owner, page)]);
    const partsOf = await findPartsOf(
      db,
      rows.map(({ id }) => id),
    );
    return { ...sums, data: rows.map((row) => toOrder(row, partsOf(row.id))) };
  },

  own: (context, publicId) => readOwn(db, context, publicId),
  byToken: async ({ channel }, shown) => wholeOf(db, await findOrderByToken(db, channel.id, shown)),

  cancel: cancelling({ db, settlement }),
});

/** As long as a cart, which could be ordered again meanwhile. */
const failedKeptMs = 30 * 24 * 60 * 60_000;

/** @returns how many were deleted */
export const deleteFailedOrders = (db: Kysely<Database>, now: Date, most: number): Promise<number> =>
  deleteFailedBefore(db, new Date(now.getTime() - failedKeptMs), most);
