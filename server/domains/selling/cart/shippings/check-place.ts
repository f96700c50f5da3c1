/** Whether the parts of an address belong together, as far as the shop can know. */
import { shippingAddress, type ShippingAddress } from '../../../../../schemas/address/address';
import { compileText } from '../../../../http/ajv';
import { fieldErrors } from '../../../../../src/forms/field-errors';
import type { Place, PlaceHooks } from '../../../members/book/book.hooks';
import type { PostalCodesService } from '../../address/address.service';
import type { ChangeRefusal } from '../cart.types';
import { refuseChange } from '../rows/refuse-change';
import { unprintableIn } from '../../../../../src/forms/unprintable';
import { hyphenated } from '../../../../../src/lib/postal-words';

/** @param field of the call that the address stands in. Null: nothing is known against it. */
export type CheckPlace = (field: string, place: Place | null | undefined) => Promise<ChangeRefusal | null>;

/**
 * Carriage goes by the prefecture, the parcel by the postal code: one of another prefecture is refused, or goods for
 * Okinawa travel at Tokyo's rate. Of a code that is not known its first three digits say as much.
 */
export const createPlaces = (postalCodes: Pick<PostalCodesService, 'prefecturesOf'>): PlaceHooks => ({
  async refusalOf({ postal_code: code, prefecture }) {
    const known = await postalCodes.prefecturesOf(code);
    if (known.has(prefecture)) return null;
    if (known.size === 0) return `郵便番号 ${hyphenated(code)} は使われていません。ご確認ください。`;
    return `郵便番号 ${hyphenated(code)} は${[...known].join('・')}の番号です。郵便番号か都道府県をご確認ください。`;
  },
});

export const createCheckPlace =
  ({ refusalOf }: PlaceHooks): CheckPlace =>
  async (field, place) => {
    // One that is named by its place in a book came through no form.
    const unprintable = unprintableIn(place);
    if (unprintable) return refuseChange('request.invalid', `${field}.${unprintable.field}`, unprintable.message);
    const message = place ? await refusalOf(place) : null;
    return message === null ? null : refuseChange('request.invalid', `${field}.postal_code`, message);
  };

const check = compileText(shippingAddress);

/** What was typed as an address, against the rules of one. @param field of the call that it stands in */
export const readAddress = (
  field: string,
  typed: object,
): { readonly ok: true; readonly address: ShippingAddress } | ChangeRefusal => {
  const read = { ...typed };
  // What the schema takes is an address.
  if (check(read)) return { ok: true, address: read as ShippingAddress };
  const found = Object.entries(fieldErrors(check.errors));
  const errors = Object.fromEntries(found.map(([name, faults]) => [`${field}.${name}`, faults] as const));
  return { ok: false, code: 'request.invalid', errors };
};
