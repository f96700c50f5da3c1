import type { ShippingAddress } from '../../../schemas/entities/address';
import { receiverName } from '../../../src/domain/delivery-words';

/** A shipping of a cart or an order. */
interface Place {
  readonly key: string;
  readonly address: ShippingAddress | null;
}

/** Whom each shipping goes to, by its key; empty where all goes to one place. */
export const receiversOf = (shippings: readonly Place[]): ReadonlyMap<string, string> =>
  new Map(
    shippings.length > 1
      ? shippings.map(({ key, address }) => [key, address ? `${receiverName(address)} 様` : 'ご注文者'])
      : [],
  );

/** Whom a line goes to, where the goods go to several. */
export const Receiver = ({ name }: { readonly name: string | undefined }) =>
  name === undefined ? null : <small>お届け先：{name}</small>;
