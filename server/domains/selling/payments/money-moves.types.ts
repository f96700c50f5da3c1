/** Money that a payment service holds for the shop comes to it, and goes back. */

/** done: it has moved, now or when it was asked before. refused: it never will. */
export type MoveOutcome = 'done' | 'refused';

export interface MoneyMoves {
  /** Takes what is authorised; a second time it is the same. Throws PaymentServiceSilent. */
  capture(reference: string, amountJpy: number): Promise<MoveOutcome>;
  /**
   * Gives some of what was captured back, once for each refundId, and never more than there is. Throws
   * PaymentServiceSilent.
   */
  refund(reference: string, refundId: string, amountJpy: number): Promise<MoveOutcome>;
}
