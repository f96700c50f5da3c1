/** The refunds of an order as whoever ordered is told of them. */
import type { Totals } from '../../../../../schemas/cart/totals';
import type { OrderRefund } from '../../../../../schemas/order/order';
import { returnedByRate } from './return-invoice';
import type { RefundRow } from '../paying/refunds.repository';

/** Those that went back, in that order: by it the tax of each is reckoned. */
export const inOrderOfReturn = (refunds: readonly RefundRow[]): readonly RefundRow[] =>
  refunds
    .filter(({ status }) => status === 'done')
    .sort((one, other) => Number(one.ended_at) - Number(other.ended_at) || one.id - other.id);

/** The last of them may be under way; of one that the service refused nobody is told. Absent where there is none. */
export const toldRefunds = (
  refunds: readonly RefundRow[],
  taxes: Totals['taxes'],
): { readonly refunds?: OrderRefund[] } => {
  const told = [...inOrderOfReturn(refunds), ...refunds.filter(({ status }) => status === 'asking')];
  if (told.length === 0) return {};
  const amounts = told.map(({ amount_jpy: amount }) => amount);
  return {
    refunds: told.map(({ status, amount_jpy: amount, ended_at: ended, created_at: created }, at) => ({
      amount,
      returned_at: status === 'done' ? (ended ?? created).toISOString() : null,
      taxes: [...returnedByRate(taxes, amounts.slice(0, at), amount)],
    })),
  };
};
