/** Reads orders for those who may see them. */
import type { Kysely } from 'kysely';
import type { Order, OrderState, TemporaryOrder } from '../../../../schemas/order/order';
import type { Member } from '../../../../src/domain/visitor';
import type { Database } from '../../../db/schema';
import type { PageRequest } from '../../../http/pagination';
import type { RequestContext } from '../../../request/request-context';
import type { CartDecisions } from '../cart/cart.types';
import { type CancelOptions, createCancelOrder } from './cancelling/cancel-order';
import { deleteFailedBefore } from './upkeep/failed-orders.repository';
import { expiryOf } from './rows/expiry';
import {
  findOrder,
  findOrderByToken,
  findOrderParts,
  findOwnOrder,
  findOwnOrders,
  findPartsOf,
  hasUnsentOrders,
  type OrderOwner,
  type OrderRow,
  sumOwnOrders,
} from './reading/order.repository';
import type { Memo } from '../../../../schemas/order/memo';
import { changeMemo, deleteMemo, putMemo } from './memos/memos.repository';
import { toOrder, toOwnOrder, toOrderState, toTemporaryOrder } from './reading/temporary-order';
import { dayMs } from '../../../../src/lib/durations';

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
   * @param cartToken what whoever asks has ordered with; undefined: nothing. A member's is theirs without it. The id
   *   alone stands in an address, which is shared, kept and sent on.
   */
  temporary(
    context: Pick<RequestContext, 'channel' | 'now' | 'visitor'>,
    publicId: string,
    cartToken: string | undefined,
  ): Promise<ShownOrder | null>;
  /** What the member has ordered in this channel, newest first; `boughtCount` and `totalJpy`: of what was kept of it. */
  ofMember(
    context: MemberContext,
    page: PageRequest,
  ): Promise<{
    readonly count: number;
    readonly boughtCount: number;
    readonly totalJpy: number;
    readonly data: Order[];
  }>;
  /** Null: no such order of the member's in this channel. */
  own(context: MemberContext, publicId: string): Promise<WholeOrder | null>;
  /** For whoever placed it as a guest, or has its confirmation. Null: none of that number and token in this channel. */
  byToken(context: Pick<RequestContext, 'channel'>, shown: ShownToken): Promise<WholeOrder | null>;
  /** With what the member says of it, as it is afterwards. */
  cancel(context: MemberContext & ChangeContext, publicId: string, reason: string): Promise<CancelOutcome>;
  /** What the member notes down of an order; null: no such order of theirs. */
  addMemo(context: MemberContext & MomentContext, memo: Pick<Memo, 'order_id' | 'memo'>): Promise<Memo | null>;
  /** Null, or false: no such memo of theirs. */
  changeMemo(context: MemberContext & MomentContext, memo: Pick<Memo, 'id' | 'memo'>): Promise<Memo | null>;
  deleteMemo(context: MemberContext, id: number): Promise<boolean>;
  /** The same for whoever has its number and token. */
  cancelByToken(context: ChangeContext, shown: ShownToken, reason: string): Promise<CancelOutcome>;
}

type MomentContext = Pick<RequestContext, 'now'>;
type ChangeContext = Pick<RequestContext, 'channel' | 'now' | 'log'>;

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

const wholeOf = async (
  db: Kysely<Database>,
  row: OrderRow | undefined,
  tell: typeof toOrder,
): Promise<WholeOrder | null> => (row ? { orderId: row.id, order: tell(row, await findOrderParts(db, row.id)) } : null);

const readOwn = async (db: Kysely<Database>, context: MemberContext, publicId: string): Promise<WholeOrder | null> =>
  wholeOf(db, await findOwnOrder(db, ownerIn(context), publicId), toOwnOrder);

const readByToken = async (
  db: Kysely<Database>,
  { channel }: Pick<RequestContext, 'channel'>,
  shown: ShownToken,
): Promise<WholeOrder | null> => wholeOf(db, await findOrderByToken(db, channel.id, shown), toOrder);

/** @param read the order, only if it is of whoever asks */
const cancelling = ({ db, settlement }: CancelOptions) => {
  const cancelOrder = createCancelOrder({ db, settlement });
  return async (
    { now, log }: ChangeContext,
    read: () => Promise<WholeOrder | null>,
    reason: string,
  ): Promise<CancelOutcome> => {
    const theirs = await read();
    if (!theirs) return { ok: false, code: 'order.not-found' };
    if (!(await cancelOrder(theirs.orderId, { now, reason, log })))
      return { ok: false, code: 'order.cancel.not_possible' };
    const cancelled = await read();
    return cancelled ? { ok: true, order: cancelled.order } : { ok: false, code: 'order.not-found' };
  };
};

/** Of a member, who may have ordered it in another browser. */
const isOfVisitor = (
  { member_id: memberId }: { readonly member_id: number | null },
  { visitor }: Pick<RequestContext, 'visitor'>,
): boolean => visitor.kind === 'member' && visitor.isRegistered && visitor.userId === memberId;

export const createOrdersService = ({ db, carts, settlement }: OrdersOptions): OrdersService => {
  const cancel = cancelling({ db, settlement });
  return {
    async temporary(context, publicId, cartToken) {
      const row = await findOrder(db, context.channel.id, publicId);
      if (!row || expiryOf({ createdAt: row.created_at, orderedAt: row.ordered_at }) <= context.now) return null;
      const { id: orderId, cart_id: cartId } = row;
      const isTheirs =
        isOfVisitor(row, context) ||
        (cartId !== null && cartToken !== undefined && (await carts.isTokenOf(cartId, context, cartToken)));
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
      return { ...sums, data: rows.map((row) => toOwnOrder(row, partsOf(row.id))) };
    },

    own: (context, publicId) => readOwn(db, context, publicId),
    byToken: (context, shown) => readByToken(db, context, shown),

    addMemo: async (context, memo) => (await putMemo(db, ownerIn(context), memo, context.now)) ?? null,
    changeMemo: async (context, memo) => (await changeMemo(db, ownerIn(context), memo, context.now)) ?? null,
    deleteMemo: (context, id) => deleteMemo(db, ownerIn(context), id),

    cancel: (context, publicId, reason) => cancel(context, () => readOwn(db, context, publicId), reason),
    cancelByToken: (context, shown, reason) => cancel(context, () => readByToken(db, context, shown), reason),
  };
};

/** Of the member's, in any channel: something is still to be sent, also where some has left; gifts that wait among it. */
export const hasOpenOrders = (trx: Kysely<Database>, memberId: number): Promise<boolean> =>
  hasUnsentOrders(trx, memberId);

/** As long as a cart, which could be ordered again meanwhile. */
const failedKeptMs = 30 * dayMs;

/** @returns how many were deleted */
export const deleteFailedOrders = (db: Kysely<Database>, now: Date, most: number): Promise<number> =>
  deleteFailedBefore(db, new Date(now.getTime() - failedKeptMs), most);
