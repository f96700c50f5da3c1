import { validators } from 'virtual:noren/validator/password-change';
import { useSubmit } from '../../../flows/submit/index';
import { passwordChangeForm } from '../../../schemas/user/password-change.form';
import { returnPath } from '../../../src/domain/return-path';
import { withReturn } from '../../../src/lib/way-to-login';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { remark } from '../../../src/ui/styles/remark.css';
import { beneath, told, words } from '../../forms/around-form.css';
import { LogOutTo } from '../../forms/log-out-to';
import { KnownPasswordBelow, NewPasswordBelow } from '../../forms/password-below';
import { SendingForm } from '../../forms/sending-form';
import type { PasswordFormProps } from './password-form.data';

const form = { ...passwordChangeForm, validators };
const below = {
  password: <KnownPasswordBelow name="password" />,
  new_password: <NewPasswordBelow name="new_password" />,
};

const usual =
  '変更すると、安全のため、お使いのすべての端末からログアウトします。新しいパスワードで、もう一度ログインしてください。';

const Done = ({ back }: { readonly back: string | null }) => (
  <div className={told}>
    <p role="status">
      パスワードを変更しました。安全のため、すべての端末からログアウトしています。新しいパスワードでログインしてください。
    </p>
    <A className={button.primary} href={withReturn('/login/', back ?? '/mypage')}>
      ログインする
    </A>
  </div>
);

/** Mails that lead to another password are a guest's: one press leads there. */
const Forgotten = () => (
  <LogOutTo className={beneath} next="reminder" label="ログアウトして再設定へ進む">
    <p>
      現在のパスワードをお忘れの場合は、いったんログアウトのうえ、再設定をお願いいたします。ログアウトすると、再設定のメールを送る画面に進みます。
    </p>
  </LogOutTo>
);

interface ChangeProps {
  readonly id: string;
  readonly note: string;
  readonly email: string | undefined;
  readonly isExpired: boolean;
  /** Where the login that led here was to lead; null: it was none, or was to lead nowhere. */
  readonly back: string | null;
}

const Change = ({ id, note, email, isExpired, back }: ChangeProps) => {
  const face = useSubmit(id);
  const hidden = { ...(isExpired && { expired: '1' }), ...(back !== null && { redirect: back }) };
  return (
    <>
      {isExpired && (
        <p className={`${remark} ${words}`} role="status">
          パスワードの有効期限が切れました。お手数ですが、これまでと違うパスワードに変更してください。
        </p>
      )}
      <p className={words}>{note || usual}</p>
      <SendingForm
        id={id}
        form={form}
        face={face}
        submitLabel="パスワードを変更する"
        username={email}
        below={below}
        hidden={hidden}
      />
      <Forgotten />
    </>
  );
};

/** Another password. It ends this login, too, so that a guest reads that it is done. */
export const View = ({ id, settings, data, query }: PasswordFormProps) => {
  const { title, visitor } = useShop();
  const isDone = query.done !== undefined && visitor === 'guest';
  const back = returnPath(query.redirect);
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {isDone ? (
        <Done back={back} />
      ) : (
        <Change id={id} note={settings.note} email={data.email} isExpired={query.expired !== undefined} back={back} />
      )}
    </section>
  );
};
