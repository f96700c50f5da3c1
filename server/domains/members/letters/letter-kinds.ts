/** What each kind of mail to a member says, and what it needs. */
import { lockMinutes } from '../../../../schemas/auth/lock-minutes';
import type { SecondFactor } from '../../../../schemas/user/user';
import { knownAlready } from '../../../../src/domain/mailed-link';
import type { MemberMailHook } from '../../base/mails/mails.hooks';
import type { MemberMailContent, MemberMailKind } from '../../base/mails/mails.types';
import type { Account, LinkKind, Named } from '../accounts/accounts.types';
import type { MemberMailParts } from './member-mail';

type Lines = MemberMailParts['lines'];

export interface LetterKind extends Pick<MemberMailParts, 'closing'> {
  readonly lines: Lines | ((content: MemberMailContent) => Lines);
  /** The calls whose definitions say how many of them one mailbox gets. */
  readonly wantedBy: MemberMailHook['wantedBy'];
  readonly subject: string;
  /** The screen that the link leads to. */
  readonly link?: {
    readonly text: string;
    readonly path: string;
    /** Of a link with a token. */ readonly opens?: LinkKind;
  };
  /** Asked for by an address alone: which mail it is, and whose; null: nobody’s. Absent: it names its member. */
  readonly askedBy?: (named: Named) => { readonly kind: MemberMailKind; readonly account: Account } | null;
  /** Why it is not sent any more; null: it is. */
  readonly outdatedFor?: (account: Account) => string | null;
  /** It goes to one who is no member any more. */
  readonly isFarewell?: true;
}

const logins = ['auth.login', 'auth.providerCallback'] as const;

const notMe = 'お心当たりのない場合は、このメールを破棄してください。';
const notMine = 'お心当たりのない場合は、すぐにパスワードを変更のうえ、ショップまでご連絡ください。';
const ownScreen = { text: '会員情報を確認する', path: '/mypage/user_info' } as const;
const keepIt = 'このコードは、ほかの方に教えないでください。ショップからお尋ねすることはありません。';

const factorWords: Readonly<Record<SecondFactor, string>> = {
  mail: '次回のログインから、メールでお送りする認証コードの入力が必要です。',
  totp: '次回のログインから、認証アプリに表示される認証コードの入力が必要です。',
  none: '二段階認証の使用をやめました。次回のログインから、認証コードの入力は必要ありません。',
};

const anyOf =
  (kind: MemberMailKind): NonNullable<LetterKind['askedBy']> =>
  ({ confirmed, unconfirmed }) => {
    const account = confirmed ?? unconfirmed;
    return account && { kind, account };
  };

/** A kind of mail without an entry does not compile. */
export const letterKinds: Readonly<Record<MemberMailKind, LetterKind>> = {
  member_welcome: {
    wantedBy: ['user.register'],
    subject: '会員登録のお手続き',
    lines: [
      '会員登録をお申し込みいただき、ありがとうございます。',
      '次のリンクからメールアドレスをご確認いただくと、登録が完了します。リンクは24時間有効です。',
    ],
    link: { text: 'メールアドレスを確認する', path: '/verify/email', opens: 'verify' },
    closing: [notMe],
  },
  member_registered: {
    wantedBy: ['user.register'],
    subject: '会員登録が完了しました',
    lines: [
      'メールアドレスをご確認いただき、ありがとうございます。会員登録が完了しました。',
      '次回から、このメールアドレスかログインIDと、ご登録のパスワードでログインしていただけます。',
    ],
    link: { text: 'マイページを見る', path: '/mypage' },
    closing: ['お心当たりのない場合は、お手数ですが、ショップまでご連絡ください。'],
  },
  member_known: {
    wantedBy: ['user.register'],
    subject: '会員登録のお申し込みについて',
    lines: [
      `このメールアドレスで会員登録のお申し込みがありましたが、${knownAlready}。`,
      'あらためてのご登録は不要です。パスワードは変わっていませんので、これまでのパスワードでログインしてください。お忘れの場合は、ログイン画面の案内から再設定をお願いいたします。',
    ],
    link: { text: 'ログインする', path: '/login' },
    closing: ['お心当たりのない場合も、ご登録の内容は変わっていませんのでご安心ください。'],
  },
  member_verify: {
    wantedBy: ['user.requestVerification'],
    // Of a registration beside an account its owner is told, as of the registration itself; no link confirms it.
    askedBy: ({ confirmed, unconfirmed }) =>
      unconfirmed &&
      (confirmed ? { kind: 'member_known', account: confirmed } : { kind: 'member_verify', account: unconfirmed }),
    outdatedFor: ({ isRegistered }) => (isRegistered ? 'the address is confirmed' : null),
    subject: 'メールアドレスのご確認',
    lines: ['次のリンクからメールアドレスをご確認ください。リンクは24時間有効です。'],
    link: { text: 'メールアドレスを確認する', path: '/verify/email', opens: 'verify' },
    closing: [notMe],
  },
  member_password: {
    wantedBy: ['user.requestReminder'],
    askedBy: anyOf('member_password'),
    subject: 'パスワードの再設定',
    lines: [
      'パスワード再設定のお申し込みを承りました。次のリンクから新しいパスワードをご設定ください。リンクは1時間有効です。',
    ],
    link: { text: 'パスワードを再設定する', path: '/reminder/reset', opens: 'password' },
    closing: [`${notMe}パスワードは変わりません。`],
  },
  member_username: {
    wantedBy: ['user.requestReminder'],
    askedBy: anyOf('member_username'),
    subject: 'ログインIDのご案内',
    lines: ['ログインIDのお問い合わせを承りました。次のリンクからご確認いただけます。リンクは1時間有効です。'],
    link: { text: 'ログインIDを確認する', path: '/reminder/username/reset', opens: 'username' },
    closing: [notMe],
  },
  member_username_changed: {
    wantedBy: ['user.requestReminder'],
    subject: 'ログインIDを変更しました',
    lines: [
      'ログインIDが新しいものに変更されました。これまでのログインIDでは、ログインしていただけません。',
      '新しいログインIDは、会員情報の画面でご確認いただけます。',
    ],
    link: ownScreen,
    closing: [notMine],
  },
  member_locked: {
    wantedBy: logins,
    subject: 'ログインの一時停止について',
    lines: [
      `ログインの失敗が続いたため、安全のためログインを一時的に停止しました。${lockMinutes}分後に自動で解除されます。`,
      'ご本人による操作でしたら、次のリンクからすぐに解除できます。',
    ],
    link: { text: 'ロックを解除する', path: '/login/unlock', opens: 'unlock' },
    closing: ['お心当たりのない場合は、パスワードの変更をおすすめします。'],
  },
  member_code: {
    wantedBy: ['auth.resendCode'],
    subject: 'ログインの認証コード',
    lines: ['ログインを続けるには、次の認証コードを画面にご入力ください。コードは10分間有効です。'],
    closing: [keepIt, 'お心当たりのない場合は、パスワードの変更をおすすめします。'],
  },
  member_password_changed: {
    wantedBy: ['user.password', 'user.requestReminder'],
    subject: 'パスワードを変更しました',
    lines: [
      'パスワードが変更されました。安全のため、すべての端末からログアウトしています。外部サービスのアカウントと連携されていた場合は、その連携も解除しています。',
    ],
    link: { text: 'ログインする', path: '/login' },
    closing: ['お心当たりのない場合は、パスワードを再設定のうえ、ショップまでご連絡ください。'],
  },
  member_factor_changed: {
    wantedBy: logins,
    subject: '二段階認証の設定を変更しました',
    lines: ({ factor = 'none' }) => ['二段階認証の設定が変更されました。', factorWords[factor]],
    link: ownScreen,
    closing: [notMine],
  },
  member_provider_linked: {
    wantedBy: logins,
    subject: '外部サービスのアカウントを連携しました',
    lines: ({ provider = '外部サービス' }) => [
      `「${provider}」のアカウントが連携されました。次回から「${provider}」だけでログインできます。`,
      '連携は、会員情報の画面からいつでも解除できます。',
    ],
    link: ownScreen,
    closing: [notMine],
  },
  member_provider_unlinked: {
    wantedBy: logins,
    subject: '外部サービスとの連携を解除しました',
    lines: ({ provider = '外部サービス' }) => [
      `「${provider}」のアカウントとの連携が解除されました。メールアドレスまたはログインIDと、パスワードでは、これまでどおりログインできます。`,
    ],
    link: ownScreen,
    closing: [notMine],
  },
  member_left: {
    wantedBy: ['user.leave'],
    isFarewell: true,
    subject: '退会のお手続きが完了しました',
    lines: ['退会のお手続きが完了し、会員情報を削除いたしました。これまでご利用いただき、ありがとうございました。'],
    closing: ['ご注文の記録は、法令で定められた期間保管いたします。'],
  },
};
