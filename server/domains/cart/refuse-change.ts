import { errors } from '../../../schemas/errors';
import type { ChangeRefusal } from './cart.types';

/**
 * A refused change that names the field of the call.
 *
 * @param field dots between the parts: `products.0.quantity`
 * @param message for the shopper; the code's own without it
 */
export const refuseChange = (
  code: ChangeRefusal['code'],
  field: string,
  message: string = errors[code].message,
): ChangeRefusal => ({ ok: false, code, message, errors: { [field]: [{ code, message }] } });
