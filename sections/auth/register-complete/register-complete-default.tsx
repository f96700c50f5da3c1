import { returnPath } from '../../../src/lib/return-path';
import { withReturn } from '../../../src/lib/way-to-login';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { words } from '../../forms/around-form.css';
import { KnownAlready } from '../parts/known-already';
import type { RegisterCompleteProps } from './register-complete.data';

const usual =
  'ご入力のメールアドレスに、メールをお送りしました。確認のリンクを24時間以内に開いてメールアドレスをご確認いただくと、会員登録が完了します。';

/** What comes next after registering; the same, whether the shop knew the address or not. */
export const View = ({ id, settings, query }: RegisterCompleteProps) => {
  const { title } = useShop();
  const back = returnPath(query.redirect);
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      <p className={words}>{settings.note || usual}</p>
      <p className={words}>
        しばらくしても届かないときは、迷惑メールのフォルダーをお確かめのうえ、
        <A href="/verify">確認メールの再送</A>をお申し込みください。
      </p>
      <KnownAlready back={back} />
      {back !== null && (
        <p className={words}>
          メールアドレスのご確認のあと、こちらから<A href={withReturn('/login/', back)}>ログイン</A>
          していただくと、会員登録の前にご覧になろうとしていた画面に進みます。
        </p>
      )}
      <A className={button.outline} href="/">
        お買い物を続ける
      </A>
    </section>
  );
};
