/** The refunds of an order as whoever ordered is told of them. */
import type { OrderRefund } from '../../../../../schemas/order/order';
import { inOrderOfReturn, moneyOf, type RefundRow } from '../paying/refunds.repository';
import { returnedByRate, type Sold } from '../paying/returned-by-rate';

/** The last of them may be under way; of one that the service refused nobody is told. Absent where there is none. */
export const toldRefunds = (refunds: readonly RefundRow[], sold: Sold): { readonly refunds?: OrderRefund[] } => {
  const told = [...inOrderOfReturn(refunds), ...refunds.filter(({ status }) => status === 'asking')];
  if (told.length === 0) return {};
  const moneys = told.map(moneyOf);
  return {
    refunds: told.map((row, at) => ({
      amount: row.amount_jpy,
      returned_at: row.status === 'done' ? (row.ended_at ?? row.created_at).toISOString() : null,
      taxes: [...returnedByRate(sold, moneys.slice(0, at), moneyOf(row))],
    })),
  };
};
