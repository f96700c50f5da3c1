import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { button } from '../../../src/ui/button.css';
import { FlowError } from '../../../src/ui/flow-error';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { told } from '../../forms/around-form.css';
import { DeadLink } from '../parts/dead-link';
import type { AccountUnlockProps } from './account-unlock.data';

const usual =
  'ログインの失敗が続いたため、ログインを一時的に停止しています。ご本人による操作でしたら、次のボタンで解除できます。お心当たりのない場合は、解除せずにパスワードの変更をおすすめします。';

const Unlocked = () => (
  <div className={told}>
    <p role="status">ロックを解除しました。もう一度ログインしてください。</p>
    <A className={button.primary} href="/login/">
      ログインする
    </A>
  </div>
);

const UnlockForm = ({ note, token }: { readonly note: string; readonly token: string }) => {
  const { prefix, posted } = useShop();
  return (
    <form className={told} method="post" action={`${prefix}/-/do/unlock`}>
      <input type="hidden" name="token" value={token} />
      <p>{note || usual}</p>
      <FlowError error={null} posted={posted} />
      <Button kind="primary">ロックを解除する</Button>
      <A href="/reminder">パスワードを再設定する</A>
    </form>
  );
};

/** Unlocks an account by the mailed link, at a press. */
export const View = ({ id, settings, data, query }: AccountUnlockProps) => {
  const { title } = useShop();
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {query.done && <Unlocked />}
      {!query.done && data.isGood && <UnlockForm note={settings.note} token={query.token ?? ''} />}
      {!query.done && !data.isGood && <DeadLink again="/login/" label="ログイン画面へ" />}
    </section>
  );
};
