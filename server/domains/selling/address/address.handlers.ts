import type { Contract } from '../../../../schemas/shop-contract';
import { errorOf } from '../../../../schemas/shop-errors';
import { prefectures } from '../../../../schemas/contract/fields';
import type { Handlers } from '../../../request/handlers';
import type { PostalCodesService } from './address.service';

export interface AddressHandlerDeps {
  readonly postalCodes: PostalCodesService;
}

/** Their official numbers are their places in the official order. */
const numbered = prefectures.map((name, index) => ({ code: String(index + 1).padStart(2, '0'), name }));

export const addressHandlers = ({ postalCodes }: AddressHandlerDeps): Handlers<Contract['address']> => ({
  postalCode: async ({ query }) => {
    const towns = await postalCodes.towns(query.code);
    return towns.length > 0
      ? { status: 200, body: { data: towns } }
      : { status: 404, body: errorOf('address.not-found') };
  },
  prefectures: () => ({ status: 200, body: { data: numbered } }),
});
