import { shippingAddress } from '../address/address';

/** Where a shipping goes. */
export const shippingForm = { ...shippingAddress, $id: 'shipping', title: 'お届け先' } as const;
