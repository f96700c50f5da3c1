/** Members' address books, over the contract. */
import type { KeptAddress, UserAddress } from '../../../../schemas/book/book';
import { mostAddresses } from '../../../../schemas/book/most-addresses';
import type { Contract } from '../../../../schemas/shop-contract';
import { errorOf } from '../../../../schemas/shop-errors';
import type { Handlers } from '../../../request/handlers';
import type { PlaceHooks } from './book.hooks';
import type { BookService } from './book.service';

export interface BookHandlersDeps {
  readonly book: BookService;
  readonly places: () => PlaceHooks;
}

const notTheirs = { status: 404, body: errorOf('book.not-found') } as const;
const found = (address: UserAddress | null) => (address ? ({ status: 200, body: address } as const) : notTheirs);

export const bookHandlers = ({ book, places }: BookHandlersDeps): Handlers<Contract['book']> => {
  const misplaced = async (address: KeptAddress) => {
    const message = await places().refusalOf(address);
    if (message === null) return null;
    const code = 'request.invalid';
    const errors = { postal_code: [{ code, message }] };
    return { status: 422, body: { ...errorOf(code), message, errors } } as const;
  };

  return {
    addresses: async (_input, { visitor }) => ({
      status: 200,
      headers: { 'x-limit': mostAddresses },
      body: { data: await book.list(visitor.userId) },
    }),

    async add({ body: { division_ct: division, ...address } }, { visitor }) {
      const refused = await misplaced(address);
      if (refused) return refused;
      const added = await book.add(visitor.userId, { division, address });
      return added ? { status: 201, body: added } : { status: 422, body: errorOf('book.full') };
    },

    address: async ({ params }, { visitor }) => found(await book.find({ memberId: visitor.userId, id: params.id })),

    async change({ params, body: { division_ct: division, fingerprint: seen, ...address } }, { visitor }) {
      const refused = await misplaced(address);
      if (refused) return refused;
      const changed = await book.change({ memberId: visitor.userId, id: params.id }, { division, address }, seen);
      return changed === 'request.outdated' ? { status: 422, body: errorOf(changed) } : found(changed);
    },

    async remove({ params }, { visitor }) {
      const isRemoved = await book.remove({ memberId: visitor.userId, id: params.id });
      return isRemoved ? { status: 204, body: undefined } : notTheirs;
    },

    use: async ({ params }, { visitor }) =>
      found(await book.use({ memberId: visitor.userId, id: params.id }, 'is_default')),
    useSender: async ({ params }, { visitor }) =>
      found(await book.use({ memberId: visitor.userId, id: params.id }, 'is_sender_default')),
  };
};
