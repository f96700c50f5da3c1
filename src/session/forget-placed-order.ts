/** Stands by itself, since the cart, whose bytes are counted, only reads what is kept. */
import { keepPlacedOrder, orderIn, storedOrder } from './placed-order';

/** One that is cancelled is none to be told of. Its time ends, of which other tabs hear. */
export const forgetPlacedOrder = (channel: string, orderNo: string): void => {
  const order = orderIn(storedOrder(channel));
  if (order?.order_no === orderNo) keepPlacedOrder(channel, { ...order, expire_at: new Date(0).toISOString() });
};
