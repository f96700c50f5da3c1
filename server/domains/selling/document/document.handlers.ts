import type { Contract } from '../../../../schemas/shop-contract';
import { errorOf } from '../../../../schemas/shop-errors';
import type { Handlers } from '../../../request/handlers';
import { type FieldErrors, invalidInput } from '../../../http/field-errors';
import type { CartService } from '../cart/cart.service';
import type { Changed, DocumentFile, DocumentService, Drawn } from './document.service';

export interface DocumentHandlersDeps {
  readonly documents: DocumentService;
  readonly carts: Pick<CartService, 'find'>;
}

const notFound = { status: 404, body: errorOf('order.not-found') } as const;
const found = <Told>(told: Told | null) => (told ? ({ status: 200, body: told } as const) : notFound);

const sent = ({ file, name }: DocumentFile) =>
  ({ status: 200, body: file, headers: { 'x-suggested-filename': name } }) as const;

const drawn = (answer: Drawn) => {
  if (answer.ok) return sent(answer.document);
  return answer.code === 'order.not-found' ? notFound : ({ status: 409, body: errorOf(answer.code) } as const);
};

/** @param prefix of the fields, as the call names them */
const changed = (answer: Changed, prefix: '' | 'receiptInfo.') => {
  if (answer.ok) return { status: 200, body: answer.receipt } as const;
  if (!answer.unprintable) return notFound;
  const faults = answer.unprintable.map(([field, message]) => [prefix + field, [{ code: 'characters', message }]]);
  return { status: 422, body: invalidInput(Object.fromEntries(faults) as FieldErrors) } as const;
};

/** Receipts, billings and quotations. */
export const documentHandlers = ({ documents, carts }: DocumentHandlersDeps): Handlers<Contract['document']> => ({
  own: async ({ params: { id } }, context) => found(await documents.find({ by: 'member', context, id })),
  receipt: async ({ params: { id } }, context) => drawn(await documents.draw({ by: 'member', context, id }, 'receipt')),
  changeReceipt: async ({ params: { id }, body }, context) =>
    changed(await documents.change({ by: 'member', context, id }, body), ''),
  quotation: async ({ params: { id } }, context) =>
    drawn(await documents.draw({ by: 'member', context, id }, 'quotation')),
  billing: async ({ params: { id } }, context) => drawn(await documents.draw({ by: 'member', context, id }, 'billing')),

  guestCheck: async ({ params: { no }, query: { t: token } }, context) =>
    found(await documents.check({ by: 'token', context, no, token })),
  guest: async ({ params: { no }, query: { t: token } }, context) =>
    found(await documents.find({ by: 'token', context, no, token })),
  changeGuest: async ({ params: { no }, query: { t: token }, body: { receiptInfo } }, context) =>
    changed(await documents.change({ by: 'token', context, no, token }, receiptInfo), 'receiptInfo.'),
  guestReceipt: async ({ params: { no }, query: { t: token } }, context) =>
    drawn(await documents.draw({ by: 'token', context, no, token }, 'receipt')),
  guestBilling: async ({ params: { no }, query: { t: token } }, context) =>
    drawn(await documents.draw({ by: 'token', context, no, token }, 'billing')),

  async cartQuotation({ params: { token } }, context) {
    const cart = await carts.find(context, token);
    if (!cart.ok) return { status: 404, body: errorOf(cart.code) };
    const document = await documents.drawCart(context, cart.cart);
    return document ? sent(document) : { status: 409, body: errorOf('document.cart-empty') };
  },
});
