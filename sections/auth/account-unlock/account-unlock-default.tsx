import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { button } from '../../../src/ui/button.css';
import { FlowError } from '../../../src/ui/flow-error';
import { useIsLoggedIn, useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { told } from '../../forms/around-form.css';
import { LogOutTo } from '../../forms/log-out-to';
import { DeadLink } from '../parts/dead-link';
import type { AccountUnlockProps } from './account-unlock.data';

const usual =
  'ログインの失敗が続いたため、ログインを一時的に停止しています。ご本人による操作でしたら、次のボタンで解除できます。お心当たりのない場合は、解除せずにパスワードの変更をおすすめします。';

const Unlocked = () => {
  const { visitor } = useShop();
  return (
    <div className={told}>
      {visitor === 'member' ? (
        <>
          <p role="status">ロックを解除しました。このままお買い物いただけます。</p>
          <A className={button.primary} href="/ec/">
            会員トップへ進む
          </A>
        </>
      ) : (
        <>
          <p role="status">ロックを解除しました。もう一度ログインしてください。</p>
          <A className={button.primary} href="/login/">
            ログインする
          </A>
        </>
      )}
    </div>
  );
};

/** The mail that leads to another password is a guest's. */
const ToReset = () =>
  useIsLoggedIn() ? (
    <LogOutTo next="reminder" label="ログアウトして再設定へ進む">
      <p>
        パスワードを再設定する場合は、いったんログアウトが必要です。ログアウトすると、再設定のメールを送る画面に進みます。
      </p>
    </LogOutTo>
  ) : (
    <A href="/reminder">パスワードを再設定する</A>
  );

const UnlockForm = ({ note, token }: { readonly note: string; readonly token: string }) => {
  const { prefix, posted } = useShop();
  return (
    <div className={told}>
      <form className={told} method="post" action={`${prefix}/-/do/unlock`}>
        <input type="hidden" name="token" value={token} />
        <p>{note || usual}</p>
        <FlowError error={null} posted={posted} />
        <Button kind="primary">ロックを解除する</Button>
      </form>
      <ToReset />
    </div>
  );
};

/** Unlocks an account by the mailed link, at a press. */
export const View = ({ id, settings, data, query }: AccountUnlockProps) => {
  const { title, visitor } = useShop();
  const after =
    visitor === 'member' ? { again: '/ec/', label: '会員トップへ進む' } : { again: '/login/', label: 'ログイン画面へ' };
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {query.done && <Unlocked />}
      {!query.done && data.isGood && <UnlockForm note={settings.note} token={query.token ?? ''} />}
      {!query.done && !data.isGood && <DeadLink {...after} />}
    </section>
  );
};
