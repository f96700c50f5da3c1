/** Addresses and names that were kept before labels were asked about: they are shown, and asked for again. */
import { orderer, shippingAddress } from '../../schemas/address/address';
import { giftWords } from '../../schemas/cart/gift-words';
import { unmakeable } from '../../schemas/contract/made-signs';
import { messageFor, type FieldSchema } from './messages';

const sign = new RegExp(`[${unmakeable}]`, 'u');
const fields: Readonly<Record<string, FieldSchema & { readonly 'x-printable'?: boolean }>> = {
  ...orderer.properties,
  ...shippingAddress.properties,
  ...giftWords,
};

interface Unprintable {
  readonly field: string;
  readonly message: string;
}

/** The first of the texts that no label can show, said as its form says it. Null: none, or there are no texts. */
export function unprintableIn(texts: object | null | undefined): Unprintable | null {
  for (const [field, text] of Object.entries(texts ?? {})) {
    const schema = fields[field];
    if (schema?.['x-printable'] && typeof text === 'string' && sign.test(text))
      return { field, message: messageFor({ keyword: 'x-printable', params: {} }, schema) };
  }
  return null;
}
