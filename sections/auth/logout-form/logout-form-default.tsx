import { returnPath } from '../../../src/domain/return-path';
import { A } from '../../../src/ui/a';
import { forgetKept } from '../../../src/forms/forget-kept';
import { Button } from '../../../src/ui/button';
import { FlowError } from '../../../src/ui/flow-error';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { told } from '../../forms/around-form.css';
import type { LogoutFormProps } from './logout-form.data';

const usual =
  'このブラウザーからログアウトします。カートの商品は会員様のカートに残り、次にログインしたときにまたご覧いただけます。ログイン前にお入れになった商品で、会員様のカートにまとめられないもの（お支払いのお手続きの途中など）は、このブラウザーに残ります。';
/** Whose mail address is yet to be confirmed has a guest's cart. */
const unconfirmed = 'このブラウザーからログアウトします。カートの商品は、このブラウザーに残ります。';

/** Somebody else has logged in since a screen was drawn, and that has not sent what was done on it. */
const OtherMember = ({ redirect }: { readonly redirect: string | null }) => (
  <form className={told} method="post" action={`${useShop().prefix}/-/do/logout`}>
    <p role="alert">
      <strong>操作の途中で、別のアカウントでのログインに変わりました。</strong>
    </p>
    <p>
      前の画面で入力した内容は、まだ送信されていません。どちらのアカウントにも、変更はありません。
      前のアカウントで続けるときは、いったんログアウトして、ログインしなおしてください。入力した内容は、そのあとの画面に表示されます（パスワードなどを除きます）。
    </p>
    <input type="hidden" name="next" value="login" />
    <input type="hidden" name="redirect" value={redirect ?? '/mypage'} />
    <Button kind="primary">ログアウトして、前のアカウントでログインする</Button>
    <A href="/mypage">いまのアカウントで続ける（マイページへ）</A>
  </form>
);

/** Logging out, by a press: a link that was opened ahead logs nobody out. The page that follows is a guest's. */
export const View = ({ id, settings, query }: LogoutFormProps) => {
  const { channel, prefix, title, posted, isUnconfirmed } = useShop();
  // Where even that went wrong, the usual form says so.
  const isOther = query.other !== undefined && !posted;
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{isOther ? 'ログイン中のアカウントの確認' : settings.title || title}</h1>
      {isOther ? (
        <OtherMember redirect={returnPath(query.redirect)} />
      ) : (
        <form className={told} method="post" action={`${prefix}/-/do/logout`} onSubmit={() => forgetKept(channel)}>
          <p>{settings.note || (isUnconfirmed ? unconfirmed : usual)}</p>
          <FlowError error={null} posted={posted} />
          <Button kind="primary">ログアウトする</Button>
          <A href="/mypage">マイページに戻る</A>
        </form>
      )}
    </section>
  );
};
