import { orderShownForMs } from '../../../../../schemas/order/shown-order';

interface OrderTimes {
  readonly createdAt: Date;
  /** Null: its payment is not settled. */
  readonly orderedAt: Date | null;
}

/** Until when the screen after an order shows it (rule cart.decision). */
export const expiryOf = ({ createdAt, orderedAt }: OrderTimes): Date =>
  new Date((orderedAt ?? createdAt).getTime() + orderShownForMs);
