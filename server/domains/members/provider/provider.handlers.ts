/** A member's links to providers, over the contract. */
import type { Contract } from '../../../../schemas/shop-contract';
import { errorOf } from '../../../../schemas/shop-errors';
import type { Handlers } from '../../../request/handlers';
import type { AccountsService } from '../accounts/accounts.service';
import type { ProviderLinksService } from './provider-links.service';
import type { ProvidersService } from './provider.service';

export interface ProviderHandlersDeps {
  readonly accounts: Pick<AccountsService, 'providerLinks'>;
  readonly links: Pick<ProviderLinksService, 'unlink'>;
  readonly providers: Pick<ProvidersService, 'list' | 'nameOf'>;
}

export const providerHandlers = ({
  accounts,
  links,
  providers,
}: ProviderHandlersDeps): Handlers<Contract['provider']> => ({
  async mine(_input, context) {
    const offered = providers.list(context);
    const own = await accounts.providerLinks(context.visitor.userId);
    const data = own.map(({ id, issuer, linkedAt }) => {
      const isOffered = offered.some((one) => one.issuer === issuer);
      return { id, name: providers.nameOf(context, issuer), is_offered: isOffered, linked_at: linkedAt.toISOString() };
    });
    return { status: 200, body: { data } };
  },

  async unlink({ params }, context) {
    const isEnded = await links.unlink(context, context.visitor.userId, params.id);
    return isEnded ? { status: 204, body: undefined } : { status: 404, body: errorOf('provider.not_linked') };
  },
});
