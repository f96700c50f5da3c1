import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { told } from '../../forms/around-form.css';

interface Props {
  /** Where somebody was on the way to. */
  readonly back?: string | null;
}

/** There is nothing to confirm, for whoever is logged in as a member: that says nothing of other accounts. */
export const Confirmed = ({ back = null }: Props) => (
  <div className={told}>
    <p role="status">
      ご登録のメールアドレスは、確認がお済みです。会員登録は完了していますので、このままお買い物いただけます。
    </p>
    <A className={button.primary} href={back ?? '/ec/'}>
      {back === null ? '会員トップへ進む' : '続きの画面へ進む'}
    </A>
    <p>
      ほかのメールアドレスで登録するときは、先に<A href="/mypage/logout">ログアウト</A>してください。
    </p>
  </div>
);
