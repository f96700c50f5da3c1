/** Money that a payment service holds for the shop comes to it, and goes back. */
import { PaymentServiceSilent } from './gateway.types';

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

export interface MoveAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** @param send asks the service; throws PaymentServiceSilent */
export const createMoneyMoves = (send: (path: string, body: object) => Promise<MoveAnswer>): MoneyMoves => {
  const move = async (path: string, body: object): Promise<MoveOutcome> => {
    const { status, body: said } = await send(path, body);
    if (status === 200 && said.status === 'done') return 'done';
    if (status === 404 || status === 409 || status === 422) return 'refused';
    throw new PaymentServiceSilent(`The payment service answered ${status} to what was to move.`);
  };
  const pathOf = (reference: string): string => `/payments/${encodeURIComponent(reference)}`;
  return {
    capture: (reference, amountJpy) => move(`${pathOf(reference)}/capture`, { amount_jpy: amountJpy }),
    refund: (reference, refundId, amountJpy) =>
      move(`${pathOf(reference)}/refunds`, { refund_id: refundId, amount_jpy: amountJpy }),
  };
};
