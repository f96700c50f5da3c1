import { returnPath } from '../../../src/domain/return-path';
import { withReturn } from '../../../src/lib/way-to-login';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { beneath, words } from '../../forms/around-form.css';
import { LogOutTo } from '../../forms/log-out-to';
import { KnownAlready } from '../parts/known-already';
import type { RegisterCompleteProps } from './register-complete.data';

const usual =
  'ご入力のメールアドレスに、メールをお送りしました。確認のリンクを24時間以内に開いてメールアドレスをご確認いただくと、会員登録が完了します。';

interface NextProps {
  readonly back: string | null;
}

const ToGuests = ({ back }: NextProps) => (
  <>
    <p className={words}>
      しばらくしても届かないときは、迷惑メールのフォルダーをお確かめのうえ、
      <A href={withReturn('/verify', back)}>確認メールの再送</A>をお申し込みください。
    </p>
    <KnownAlready back={back} />
    {back !== null && (
      <p className={words}>
        メールアドレスのご確認のあと、こちらから<A href={withReturn('/login/', back)}>ログイン</A>
        していただくと、会員登録の前にご覧になろうとしていた画面に進みます。
      </p>
    )}
  </>
);

/** Somebody has logged in elsewhere meanwhile: what links lead to here would be theirs. */
const ToMembers = ({ back }: NextProps) => (
  <LogOutTo className={beneath} next="login" back={back} label="ログアウトしてログインへ進む">
    <p>
      現在、別のアカウントでログインしています。メールアドレスのご確認のあと、新しいアカウントをご利用になるときは、いったんログアウトしてください。
    </p>
  </LogOutTo>
);

/** What comes next after registering; the same, whether the shop knew the address or not. */
export const View = ({ id, settings, query }: RegisterCompleteProps) => {
  const { title, visitor } = useShop();
  const back = returnPath(query.redirect);
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      <p className={words}>{settings.note || usual}</p>
      {visitor === 'member' ? <ToMembers back={back} /> : <ToGuests back={back} />}
      <A className={button.outline} href="/">
        お買い物を続ける
      </A>
    </section>
  );
};
