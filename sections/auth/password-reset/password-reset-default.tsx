import { validators } from 'virtual:noren/validator/password-reset';
import { useSubmit } from '../../../flows/submit/index';
import { passwordResetForm } from '../../../schemas/user/password-reset.form';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { useIsLoggedIn, useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { told, words } from '../../forms/around-form.css';
import { DeadLink, useIsLinkOver } from '../parts/dead-link';
import { LogOutTo } from '../../forms/log-out-to';
import { NewPasswordBelow } from '../../forms/password-below';
import { SendingForm } from '../../forms/sending-form';
import type { PasswordResetProps } from './password-reset.data';

const form = { ...passwordResetForm, validators };
const below = { password: <NewPasswordBelow name="password" /> };

const Done = () => (
  <div className={told}>
    <p role="status">
      新しいパスワードを設定しました。安全のため、すべての端末からログアウトしています。新しいパスワードでログインしてください。
    </p>
    <A className={button.primary} href="/login/">
      ログインする
    </A>
  </div>
);

/** Another password ends every login of its account, which may be another one than the one that is logged in here. */
const InStill = ({ token }: { readonly token: string }) => (
  <LogOutTo className={told} kind="primary" next="password-reset" token={token} label="ログアウトして再設定へ進む">
    <p>
      現在、会員としてログインしています。メールのリンクからパスワードを再設定するには、いったんログアウトが必要です。ログアウトすると、そのまま新しいパスワードの設定に進みます。
    </p>
  </LogOutTo>
);

type Drawn = Pick<PasswordResetProps, 'id' | 'settings' | 'data' | 'query'>;

const Reset = ({ id, settings, data, query }: Drawn) => {
  const face = useSubmit(id);
  const isLoggedIn = useIsLoggedIn();
  const token = query.token ?? '';
  const isOver = useIsLinkOver(face) || !data.isGood;
  if (isOver) {
    const guests = { next: 'reminder', label: 'ログアウトして再設定のメールを受け取る' } as const;
    return <DeadLink again="/reminder" label="再設定のメールを受け取る" guests={guests} />;
  }
  if (isLoggedIn) return <InStill token={token} />;
  return (
    <>
      <p className={words}>{settings.note || 'これからお使いになるパスワードを入力してください。'}</p>
      <SendingForm
        id={id}
        form={form}
        face={face}
        submitLabel="パスワードを設定する"
        hidden={{ token }}
        username={data.email}
        below={below}
      />
    </>
  );
};

/** The password in place of a forgotten one, by the mailed link: opening it looks, pressing the button acts. */
export const View = ({ id, settings, data, query }: PasswordResetProps) => {
  const { title } = useShop();
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {query.done ? <Done /> : <Reset {...{ id, settings, data, query }} />}
    </section>
  );
};
