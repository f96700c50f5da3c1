import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { told } from '../../forms/around-form.css';

const registered =
  'ご登録のメールアドレスは、確認がお済みです。会員登録は完了していますので、このままお買い物いただけます。';
const overForMember =
  'このリンクは、有効期限が過ぎたか、すでに使われたか、アドレスの一部が欠けているため、ご利用いただけません。ログイン中のアカウントは、メールアドレスの確認がお済みですので、このままお買い物いただけます。';

interface Props {
  /** Where somebody was on the way to. */
  readonly back: string | null;
  /** They have opened a mailed link that is good no more; whether it was theirs, nobody is told. */
  readonly byDeadLink?: boolean;
}

/** There is nothing to confirm, for whoever is logged in as a member: that says nothing of other accounts. */
export const Confirmed = ({ back, byDeadLink = false }: Props) => (
  <div className={told}>
    <p role="status">{byDeadLink ? overForMember : registered}</p>
    <A className={button.primary} href={back ?? '/ec/'}>
      {back === null ? '会員トップへ進む' : '続きの画面へ進む'}
    </A>
    <p>
      ほかのメールアドレスで登録するときや、その確認をするときは、先に<A href="/mypage/logout">ログアウト</A>
      してください。
    </p>
  </div>
);
