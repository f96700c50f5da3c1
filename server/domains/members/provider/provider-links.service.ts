/** Which providers open a member's account; its owner is mailed of each that comes or goes. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { MailsService } from '../../base/mails/mails.service';
import { accountsIn, type LinkOutcome } from '../accounts/accounts.service';
import type { Account, MemberContext, ProviderLink } from '../accounts/accounts.types';
import type { ProvidersService } from './provider.service';

type Owner = Pick<Account, 'id' | 'email'>;
type Asked = Pick<MemberContext, 'channel' | 'now'>;

export interface ProviderLinksService {
  /** In the transaction of whoever asks. One that is linked stays whose it is. */
  link(trx: Transaction<Database>, context: Asked, owner: Owner, link: ProviderLink): Promise<LinkOutcome>;
  /** What was linked before the mail address was confirmed opens the account from then on. */
  tellAll(trx: Transaction<Database>, context: Asked, owner: Owner): Promise<void>;
  /** @returns whether it was the member's */
  unlink(context: Asked, memberId: number, id: number): Promise<boolean>;
}

export interface ProviderLinksDeps {
  readonly db: Kysely<Database>;
  readonly mails: Pick<MailsService, 'put'>;
  readonly providers: Pick<ProvidersService, 'nameOf'>;
}

export const createProviderLinksService = ({ db, mails, providers }: ProviderLinksDeps): ProviderLinksService => {
  const tell = async (
    trx: Transaction<Database>,
    context: Asked,
    { id, email }: Owner,
    what: { readonly kind: 'member_provider_linked' | 'member_provider_unlinked'; readonly issuer: string },
  ): Promise<void> => {
    const content = { recipient: email, provider: providers.nameOf(context, what.issuer) };
    await mails.put(trx, { channelId: context.channel.id, kind: what.kind, memberId: id, content }, context.now);
  };

  return {
    async link(trx, context, owner, link) {
      const outcome = await accountsIn(trx).linkProvider(owner.id, link, context.now);
      if (outcome === 'new') await tell(trx, context, owner, { kind: 'member_provider_linked', issuer: link.issuer });
      return outcome;
    },

    async tellAll(trx, context, owner) {
      for (const { issuer } of await accountsIn(trx).providerLinks(owner.id))
        await tell(trx, context, owner, { kind: 'member_provider_linked', issuer });
    },

    unlink: (context, memberId, id) =>
      inTransaction(db, async (trx) => {
        const own = accountsIn(trx);
        // The account before what hangs on it: a login that is about to link it again comes before or after.
        const account = await own.lock(memberId);
        const issuer = account && (await own.unlinkProvider(memberId, id));
        if (!account || issuer === null) return false;
        await tell(trx, context, account, { kind: 'member_provider_unlinked', issuer });
        return true;
      }),
  };
};
