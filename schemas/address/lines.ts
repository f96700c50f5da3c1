/** Lines of an address and of names. By themselves: whoever only tells them needs none of their rules. */

/** What is shown as one line, in this order: an address, and the names of a person. */
export const addressLine = ['prefecture', 'city', 'address1', 'address2'] as const;
export const receiverNames = ['shipping_last_name', 'shipping_first_name'] as const;
export const ordererNames = ['last_name', 'first_name'] as const;
