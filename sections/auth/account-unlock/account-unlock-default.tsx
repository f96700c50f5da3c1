import { returnPath } from '../../../src/domain/return-path';
import { type OnTheWay, withReturn } from '../../../src/lib/way-to-login';
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

/** Where a member goes on. */
const onwards = (back: string | null) =>
  back === null ? { href: '/ec/', label: '会員トップへ進む' } : { href: back, label: '続きの画面へ進む' };

const Unlocked = ({ back }: OnTheWay) => {
  const { visitor } = useShop();
  const { href, label } = onwards(back);
  return (
    <div className={told}>
      {visitor === 'member' ? (
        <>
          <p role="status">ロックを解除しました。このままお買い物いただけます。</p>
          <A className={button.primary} href={href}>
            {label}
          </A>
        </>
      ) : (
        <>
          <p role="status">ロックを解除しました。もう一度ログインしてください。</p>
          <A className={button.primary} href={withReturn('/login/', back)}>
            ログインする
          </A>
        </>
      )}
    </div>
  );
};

/** The mail that leads to another password is a guest's. */
const ToReset = ({ back }: OnTheWay) =>
  useIsLoggedIn() ? (
    <LogOutTo next="reminder" back={back} label="ログアウトして再設定へ進む">
      <p>
        パスワードを再設定する場合は、いったんログアウトが必要です。ログアウトすると、再設定のメールを送る画面に進みます。
      </p>
    </LogOutTo>
  ) : (
    <A href={withReturn('/reminder', back)}>パスワードを再設定する</A>
  );

interface FormProps extends OnTheWay {
  readonly note: string;
  readonly token: string;
}

const UnlockForm = ({ note, token, back }: FormProps) => {
  const { prefix, posted } = useShop();
  return (
    <div className={told}>
      <form className={told} method="post" action={`${prefix}/-/do/unlock`}>
        <input type="hidden" name="token" value={token} />
        {back !== null && <input type="hidden" name="redirect" value={back} />}
        <p>{note || usual}</p>
        <FlowError error={null} posted={posted} />
        <Button kind="primary">ロックを解除する</Button>
      </form>
      <ToReset back={back} />
    </div>
  );
};

/** Unlocks an account by the mailed link, at a press. */
export const View = ({ id, settings, data, query }: AccountUnlockProps) => {
  const { title, visitor } = useShop();
  const back = returnPath(query.redirect);
  const after = visitor === 'member' ? onwards(back) : { href: withReturn('/login/', back), label: 'ログイン画面へ' };
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {query.done && <Unlocked back={back} />}
      {!query.done && data.isGood && <UnlockForm note={settings.note} token={query.token ?? ''} back={back} />}
      {!query.done && !data.isGood && <DeadLink again={after.href} label={after.label} />}
    </section>
  );
};
