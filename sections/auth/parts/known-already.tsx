import { knownAlready } from '../../../src/domain/mailed-link';
import { withReturn } from '../../../src/lib/way-to-login';
import { A } from '../../../src/ui/a';
import { useIsLoggedIn } from '../../../src/ui/shop-context';
import { beneath, words } from '../../forms/around-form.css';
import { LogOutTo } from '../../forms/log-out-to';

interface Props {
  /** Where somebody was on the way to. */
  readonly back?: string | null;
}

/**
 * Who registers beside an account gets a mail without a link, and the password of the account still holds. Said to everybody,
 * since nothing tells on a screen whether there is an account.
 */
export const KnownAlready = ({ back = null }: Props) => {
  const isLoggedIn = useIsLoggedIn();
  const said = `届いたメールに「${knownAlready}」とあるときは、あらためてのご登録は不要です。`;
  return isLoggedIn ? (
    <LogOutTo className={beneath} next="login" back={back} label="ログアウトしてログインへ進む">
      <p>
        {said}
        いったんログアウトのうえ、これまでのパスワードでログインしてください。お忘れの場合は、ログイン画面の案内から再設定をお願いいたします。
      </p>
    </LogOutTo>
  ) : (
    <p className={words}>
      {said}
      <A href={withReturn('/login/', back)}>これまでのパスワードでログイン</A>してください。お忘れの場合は、
      <A href={withReturn('/reminder', back)}>パスワードの再設定</A>をお願いいたします。
    </p>
  );
};
