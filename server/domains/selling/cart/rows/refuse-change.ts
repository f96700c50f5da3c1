import { errors } from '../../../../../schemas/shop-errors';
import type { ChangeRefusal } from '../cart.types';

export interface FieldFault {
  /** Of the call, dots between the parts: `products.0.quantity`. */
  readonly field: string;
  /** For the shopper. */
  readonly message: string;
}

/** A refused change that says of each field what is wrong; the first stands for all where there is room for one. */
export const refuseFields = (
  code: ChangeRefusal['code'],
  faults: readonly [FieldFault, ...FieldFault[]],
): ChangeRefusal => ({
  ok: false,
  code,
  message: faults[0].message,
  errors: Object.fromEntries(faults.map(({ field, message }) => [field, [{ code, message }]])),
});

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
): ChangeRefusal => refuseFields(code, [{ field, message }]);
