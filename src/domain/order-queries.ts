import { query } from '../../schemas/query';
import { shownOrder } from './shown-order';

type Address = Parameters<typeof shownOrder>[0];

/** The order that a screen shows, of a member or a guest. */
export const orderQuery = (address: Address) => {
  const shown = shownOrder(address);
  return 'id' in shown
    ? query('order.own', { params: shown })
    : query('order.guest', { params: { no: shown.no }, query: { t: shown.t } });
};

/** What its documents say. */
export const receiptQuery = (address: Address) => {
  const shown = shownOrder(address);
  return 'id' in shown
    ? query('document.own', { params: shown })
    : query('document.guest', { params: { no: shown.no }, query: { t: shown.t } });
};
