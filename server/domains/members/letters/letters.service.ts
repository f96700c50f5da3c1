/**
 * The mails that members get. Whether there is somebody to be mailed is found out when a mail is written, so that asking
 * for one takes as long for an address that has no account; such a mail is not sent.
 */
import type { Kysely } from 'kysely';
import type { FrontSettings } from '../../../../schemas/site/site';
import { contract } from '../../../../schemas/shop-contract';
import { cutAt, oneLine } from '../../../../src/lib/one-line';
import type { Database } from '../../../db/schema';
import type { MailHooks, MemberMailHook } from '../../base/mails/mails.hooks';
import type { Letter, MemberMailIntent, MemberMailKind } from '../../base/mails/mails.types';
import { settingsWithin } from '../../base/settings/settings.service';
import type { AccountsService } from '../accounts/accounts.service';
import type { Account } from '../accounts/accounts.types';
import { memberMail, type MemberMailParts } from './member-mail';

export interface LettersDeps {
  readonly db: Kysely<Database>;
  readonly accounts: Pick<AccountsService, 'find'>;
  /** Where shoppers reach the shop, without a slash at the end; null: nobody knows, and no link can be mailed. */
  readonly address: () => string | null;
}

type Words = Pick<MemberMailParts, 'lines' | 'closing'> & {
  readonly subject: string;
  /** The screen that the link leads to. */
  readonly link?: { readonly text: string; readonly path: string };
};

const notMe = 'お心当たりのない場合は、このメールを破棄してください。';
const keepIt = 'このコードは、ほかの方に教えないでください。ショップからお尋ねすることはありません。';

const words: Readonly<Record<Exclude<MemberMailKind, 'member_left'>, (account: Account) => Words>> = {
  member_welcome: () => ({
    subject: '会員登録のお手続き',
    lines: [
      '会員登録をお申し込みいただき、ありがとうございます。',
      '次のリンクからメールアドレスをご確認いただくと、登録が完了します。リンクは24時間有効です。',
    ],
    link: { text: 'メールアドレスを確認する', path: '/verify/email' },
    closing: [notMe],
  }),
  member_known: () => ({
    subject: '会員登録のお申し込みについて',
    lines: [
      'このメールアドレスで会員登録のお申し込みがありましたが、すでに会員としてご登録いただいています。',
      'ログイン画面からそのままログインしていただけます。パスワードをお忘れの場合は、ログイン画面の案内から再設定をお願いいたします。',
    ],
    link: { text: 'ログインする', path: '/login' },
    closing: ['お心当たりのない場合も、ご登録の内容は変わっていませんのでご安心ください。'],
  }),
  member_verify: () => ({
    subject: 'メールアドレスのご確認',
    lines: ['次のリンクからメールアドレスをご確認ください。リンクは24時間有効です。'],
    link: { text: 'メールアドレスを確認する', path: '/verify/email' },
    closing: [notMe],
  }),
  member_password: () => ({
    subject: 'パスワードの再設定',
    lines: [
      'パスワード再設定のお申し込みを承りました。次のリンクから新しいパスワードをご設定ください。リンクは1時間有効です。',
    ],
    link: { text: 'パスワードを再設定する', path: '/reminder/reset' },
    closing: [`${notMe}パスワードは変わりません。`],
  }),
  member_username: () => ({
    subject: 'ログインIDのご案内',
    lines: ['ログインIDのお問い合わせを承りました。次のリンクからご確認いただけます。リンクは1時間有効です。'],
    link: { text: 'ログインIDを確認する', path: '/reminder/username/reset' },
    closing: [notMe],
  }),
  member_locked: () => ({
    subject: 'ログインの一時停止について',
    lines: [
      'ログインの失敗が続いたため、安全のためログインを一時的に停止しました。30分後に自動で解除されます。',
      'ご本人による操作でしたら、次のリンクからすぐに解除できます。',
    ],
    link: { text: 'ロックを解除する', path: '/login/unlock' },
    closing: ['お心当たりのない場合は、パスワードの変更をおすすめします。'],
  }),
  member_code: () => ({
    subject: 'ログインの認証コード',
    lines: ['ログインを続けるには、次の認証コードを画面にご入力ください。コードは10分間有効です。'],
    closing: [keepIt, 'お心当たりのない場合は、パスワードの変更をおすすめします。'],
  }),
  member_password_changed: () => ({
    subject: 'パスワードを変更しました',
    lines: ['パスワードが変更されました。安全のため、すべての端末からログアウトしています。'],
    link: { text: 'ログインする', path: '/login' },
    closing: ['お心当たりのない場合は、パスワードを再設定のうえ、ショップまでご連絡ください。'],
  }),
};

const left: Words = {
  subject: '退会のお手続きが完了しました',
  lines: ['退会のお手続きが完了し、会員情報を削除いたしました。これまでご利用いただき、ありがとうございました。'],
  closing: ['ご注文の記録は、法令で定められた期間保管いたします。'],
};

const longestName = 60;

const letterOf = (
  { kind, content: { recipient, token, code } }: MemberMailIntent,
  { subject, link, ...said }: Words,
  name: string,
  { shop, address }: { readonly shop: FrontSettings; readonly address: string | null },
): Letter => {
  const shopName = cutAt(longestName, oneLine(shop['SITE.NAME']));
  const url = (path: string): string | null => {
    // Without one, the mail would ask for what cannot be done; the sender tells it, and tries again.
    if (address === null) throw new Error('A mail with a link needs PUBLIC_URL.');
    const isSecret = path !== '/login';
    if (isSecret && token === undefined) return null;
    return `${address}${shop['SITE.CHANNEL_PREFIX']}${path}${isSecret ? `?token=${token ?? ''}` : ''}`;
  };
  const mail = memberMail({
    ...said,
    shopName,
    name: cutAt(longestName, oneLine(name)),
    ...(link ? { link: { text: link.text, url: url(link.path) } } : {}),
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

/** By kind, the call whose definition says how many of them one mailbox gets. */
const wantedBy = {
  member_welcome: { id: 'user.register', definition: contract.user.register },
  member_known: { id: 'user.register', definition: contract.user.register },
  member_verify: { id: 'user.requestVerification', definition: contract.user.requestVerification },
  member_locked: { id: 'auth.login', definition: contract.auth.login },
  member_code: { id: 'auth.login', definition: contract.auth.login },
} as const satisfies Partial<Record<MemberMailKind, MemberMailHook['wantedBy']>>;

export const createLetters = ({ db, accounts, address }: LettersDeps): Omit<MailHooks, 'order_confirmation'> => {
  const hook = (kind: MemberMailKind, by: MemberMailHook['wantedBy']): MemberMailHook => ({
    wantedBy: by,
    async write(mail) {
      const shop = await settingsWithin(db, mail.channelId);
      const place = { shop, address: address() };
      if (kind === 'member_left') return letterOf(mail, left, '', place);
      const account = mail.memberId === null ? null : await accounts.find(mail.memberId);
      if (!account) return nobody(words[kind].name, mail.content.recipient);
      const isRightTime = kind !== 'member_verify' || !account.isRegistered;
      const letter = letterOf(mail, words[kind](account), account.profile.orderer_name, place);
      return isRightTime ? letter : { ...letter, outdated: 'the address is confirmed' };
    },
  });
  const registering = wantedBy.member_welcome;
  return {
    member_welcome: hook('member_welcome', wantedBy.member_welcome),
    member_known: hook('member_known', wantedBy.member_known),
    member_verify: hook('member_verify', wantedBy.member_verify),
    member_locked: hook('member_locked', wantedBy.member_locked),
    member_code: hook('member_code', wantedBy.member_code),
    member_password: hook('member_password', registering),
    member_username: hook('member_username', registering),
    member_password_changed: hook('member_password_changed', registering),
    member_left: hook('member_left', registering),
  };
};
