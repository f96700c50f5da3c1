/**
 * The mails that members get. Whether there is somebody to be mailed is found out when a mail is written, so that asking
 * for one takes as long for an address that has no account; such a mail is not sent.
 */
import type { Kysely } from 'kysely';
import type { FrontSettings } from '../../../../schemas/site/site';
import { cutAt, oneLine } from '../../../../src/lib/one-line';
import { withReturn } from '../../../../src/lib/way-to-login';
import type { Database } from '../../../db/schema';
import type { MemberMailHook } from '../../base/mails/mails.hooks';
import type { Letter, MemberMailIntent, MemberMailKind } from '../../base/mails/mails.types';
import { settingsWithin } from '../../base/settings/settings.service';
import type { AccountsService } from '../accounts/accounts.service';
import { type LetterKind, letterKinds } from './letter-kinds';
import { memberMail } from './member-mail';

export interface LettersDeps {
  readonly db: Kysely<Database>;
  readonly accounts: Pick<AccountsService, 'find' | 'byName' | 'beginLink'>;
  /** Where shoppers reach the shop, without a slash at the end; null: nobody knows, and no link can be mailed. */
  readonly address: () => string | null;
}

const longestName = 60;

const letterOf = (
  { kind, content }: MemberMailIntent,
  { subject, link, lines, closing }: LetterKind,
  name: string,
  { shop, address }: { readonly shop: FrontSettings; readonly address: string | null },
): Letter => {
  const { recipient, token, code, redirect = null } = content;
  const shopName = cutAt(longestName, oneLine(shop['SITE.NAME']));
  const url = ({ path, opens }: NonNullable<LetterKind['link']>): string | null => {
    // Without one, the mail would ask for what cannot be done; the sender tells it, and tries again.
    if (address === null) throw new Error('A mail with a link needs PUBLIC_URL.');
    if (opens !== undefined && token === undefined) return null;
    const query = opens === undefined ? '' : `?token=${token ?? ''}`;
    return address + shop['SITE.CHANNEL_PREFIX'] + withReturn(path + query, redirect);
  };
  const mail = memberMail({
    lines: typeof lines === 'function' ? lines(content) : lines,
    closing,
    shopName,
    name: cutAt(longestName, oneLine(name)),
    ...(link ? { link: { text: link.text, url: url(link) } } : {}),
    ...(kind === 'member_code' ? { code: code ?? '（表示できません）' } : {}),
    contact: [shop['SITE.PHONE'], shop['SITE.EMAIL']].filter((line) => line !== ''),
  });
  return { recipient, subject: `【${shopName}】${subject}`, ...mail, outdated: null };
};

const nobody = (subject: string, recipient: string): Letter => ({
  recipient,
  subject,
  text: '（このメールは送信されません）',
  outdated: 'there is no such account',
});

export const createLetters = ({
  db,
  accounts,
  address,
}: LettersDeps): Readonly<Record<MemberMailKind, MemberMailHook>> => {
  const addresseeOf = async (kind: MemberMailKind, { memberId, content }: MemberMailIntent) => {
    const { askedBy } = letterKinds[kind];
    if (memberId === null) return askedBy?.(await accounts.byName(content.recipient)) ?? null;
    const account = await accounts.find(memberId);
    return account && { kind, account };
  };
  const hookOf = (name: MemberMailKind, kind: LetterKind): MemberMailHook => ({
    wantedBy: kind.wantedBy,
    async onSending({ content: { token } }, at) {
      if (kind.link?.opens !== undefined && token !== undefined) await accounts.beginLink(token, kind.link.opens, at);
    },
    async write(mail) {
      const place = { shop: await settingsWithin(db, mail.channelId), address: address() };
      if (kind.isFarewell) return letterOf(mail, kind, '', place);
      const found = await addresseeOf(name, mail);
      if (!found) return nobody(kind.subject, mail.content.recipient);
      const { account, kind: own } = found;
      const known = { ...mail, kind: own, content: { ...mail.content, recipient: account.email } };
      const letter = letterOf(known, letterKinds[own], account.profile.orderer_name, place);
      return { ...letter, outdated: letterKinds[own].outdatedFor?.(account) ?? null };
    },
  });
  // The names of the table, each once.
  const names = Object.keys(letterKinds) as MemberMailKind[];
  const hooks = names.map((name) => [name, hookOf(name, letterKinds[name])] as const);
  return Object.fromEntries(hooks) as Record<MemberMailKind, MemberMailHook>;
};
