import { validators } from 'virtual:noren/validator/password-reset';
import { useSubmit } from '../../../flows/submit/index';
import { passwordResetForm } from '../../../schemas/user/password-reset.form';
import { returnPath } from '../../../src/domain/return-path';
import { type OnTheWay, wayOf, withReturn } from '../../../src/lib/way-to-login';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { useIsLoggedIn, useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { told, words } from '../../forms/around-form.css';
import { DeadLink, useIsLinkOver } from '../parts/dead-link';
import { LogOutFirst } from '../parts/log-out-first';
import { NewPasswordBelow } from '../../forms/password-below';
import { SendingForm } from '../../forms/sending-form';
import type { PasswordResetProps } from './password-reset.data';

const form = { ...passwordResetForm, validators };
const below = { password: <NewPasswordBelow name="password" /> };

const Done = ({ back }: OnTheWay) => (
  <div className={told}>
    <p role="status">
      新しいパスワードを設定しました。安全のため、すべての端末からログアウトしています。新しいパスワードでログインしてください。
    </p>
    <A className={button.primary} href={withReturn('/login/', back)}>
      ログインする
    </A>
  </div>
);

/** Another password ends every login of its account, which may be another one than the one that is logged in here. */
const InStill = ({ token, back }: OnTheWay & { readonly token: string }) => (
  <LogOutFirst token={token} back={back} next="password-reset" label="ログアウトして再設定へ進む">
    <p>
      現在、会員としてログインしています。メールのリンクからパスワードを再設定するには、いったんログアウトが必要です。ログアウトすると、そのまま新しいパスワードの設定に進みます。
    </p>
  </LogOutFirst>
);

type Drawn = Pick<PasswordResetProps, 'id' | 'settings' | 'data' | 'query'> & OnTheWay;

const Reset = ({ id, settings, data, query, back }: Drawn) => {
  const face = useSubmit(id);
  const isLoggedIn = useIsLoggedIn();
  const token = query.token ?? '';
  const isOver = useIsLinkOver(face) || !data.isGood;
  if (isOver) {
    const guests = { next: 'reminder', label: 'ログアウトして再設定のメールを受け取る', back } as const;
    return <DeadLink again={withReturn('/reminder', back)} label="再設定のメールを受け取る" guests={guests} />;
  }
  if (isLoggedIn) return <InStill token={token} back={back} />;
  return (
    <>
      <p className={words}>{settings.note || 'これからお使いになるパスワードを入力してください。'}</p>
      <SendingForm
        id={id}
        form={form}
        face={face}
        submitLabel="パスワードを設定する"
        hidden={{ token, ...wayOf(back) }}
        username={data.email}
        below={below}
      />
    </>
  );
};

/** The password in place of a forgotten one, by the mailed link: opening it looks, pressing the button acts. */
export const View = ({ id, settings, data, query }: PasswordResetProps) => {
  const { title } = useShop();
  const back = returnPath(query.redirect);
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {query.done ? <Done back={back} /> : <Reset {...{ id, settings, data, query, back }} />}
    </section>
  );
};
