import type { ShippingAddress } from '../../../schemas/address/address';
import { placeName, placeWords } from '../../../src/domain/delivery/place-words';

/** A shipping of a cart or an order. */
interface Place {
  readonly key: string;
  readonly address: ShippingAddress | null;
}

/** Whom each shipping goes to, by its key, with its number: two may have one name. Empty where all goes to one place. */
export const receiversOf = (shippings: readonly Place[]): ReadonlyMap<string, string> =>
  new Map(
    shippings.length > 1
      ? shippings.map(({ key, address }, at) => [key, address ? placeWords(at, address) : `${placeName(at)} ご注文者`])
      : [],
  );

/** Whom a line goes to, where the goods go to several. */
export const Receiver = ({ name }: { readonly name: string | undefined }) =>
  name === undefined ? null : <small>{name}</small>;
