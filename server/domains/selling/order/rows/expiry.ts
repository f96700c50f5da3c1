const shownForMs = 30 * 60_000;

interface OrderTimes {
  readonly createdAt: Date;
  /** Null: its payment is not settled. */
  readonly orderedAt: Date | null;
}

/** Orders that were placed before then are shown no longer. */
export const shownFrom = (now: Date): Date => new Date(now.getTime() - shownForMs);

/** Until when the screen after an order shows it (rule cart.decision). */
export const expiryOf = ({ createdAt, orderedAt }: OrderTimes): Date =>
  new Date((orderedAt ?? createdAt).getTime() + shownForMs);
