import { errors } from '../../../../../schemas/shop-errors';
import type { ChangeRefusal } from '../cart.types';

/** Another tab, or the shop, has changed the cart since the shopper saw it. */
export const outdated = errors['cart.update_products.part_not_found'].message;

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

/** Several as one, the first of which speaks for all; null: there is none. */
export const refuseTogether = (refusals: readonly ChangeRefusal[]): ChangeRefusal | null => {
  const [first] = refusals;
  const named = refusals.flatMap(({ errors: fields = {} }) => Object.entries(fields));
  return first ? { ...first, errors: Object.fromEntries(named) } : null;
};

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

/** What the field names is no part of the cart: the shopper saw it as it was, or another one. */
export const refuseOutdated = (field: string): ChangeRefusal =>
  refuseChange('cart.update_products.part_not_found', field);
