/** A member's links to providers, over the contract. */
import type { Contract } from '../../../../schemas/shop-contract';
import { errorOf } from '../../../../schemas/shop-errors';
import type { Handlers } from '../../../handlers';
import type { AccountsService } from '../accounts/accounts.service';
import type { ProvidersService } from '../providers/providers.service';

export interface ProviderHandlersDeps {
  readonly accounts: Pick<AccountsService, 'providerLinks' | 'unlinkProvider'>;
  readonly providers: Pick<ProvidersService, 'list'>;
}

const hostOf = (issuer: string): string => (URL.canParse(issuer) ? new URL(issuer).host : issuer);

export const providerHandlers = ({ accounts, providers }: ProviderHandlersDeps): Handlers<Contract['provider']> => ({
  async mine(_input, context) {
    const offered = providers.list(context);
    const links = await accounts.providerLinks(context.visitor.userId);
    const data = links.map(({ id, issuer, linkedAt }) => {
      const provider = offered.find((one) => one.issuer === issuer);
      const name = provider?.name ?? hostOf(issuer);
      return { id, name, is_offered: provider !== undefined, linked_at: linkedAt.toISOString() };
    });
    return { status: 200, body: { data } };
  },

  async unlink({ params }, { visitor }) {
    const isEnded = await accounts.unlinkProvider(visitor.userId, params.id);
    return isEnded ? { status: 204, body: undefined } : { status: 404, body: errorOf('provider.not_linked') };
  },
});
