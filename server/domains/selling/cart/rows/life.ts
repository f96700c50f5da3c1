/** How many days a cart is kept after its last change. */
export const cartKeptDays = 30;
