import { defineOwn } from '../define-own';
import { query } from '../query';

/** Pieces in the cart that the browser's cookie names: none of what is ordered. Guests' carts are counted by their cookie. */
export const cartCountOwn = defineOwn({
  ask: ({ isMember, cartToken }) =>
    isMember && cartToken !== '' ? query('cart.cart', { params: { token: cartToken } }) : null,
  pick: ({ order_no: orderNo, count }) => (orderNo === null ? count : 0),
});
