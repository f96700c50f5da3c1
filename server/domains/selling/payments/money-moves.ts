/** The sandbox payment service is asked to move money. */
import { PaymentServiceSilent } from './gateway.types';
import type { MoneyMoves, MoveOutcome } from './money-moves.types';

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
