import type { FormEvent } from 'react';
import { useSubmit } from '../../../flows/submit/index';
import { returnPath } from '../../../src/domain/return-path';
import { type OnTheWay, wayOf, withReturn } from '../../../src/lib/way-to-login';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { button } from '../../../src/ui/button.css';
import { useIsLoggedIn, useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { FlowError } from '../../../src/ui/flow-error';
import { useSaidFocus } from '../../../src/ui/focus';
import { beneath, told, words } from '../../forms/around-form.css';
import { DeadLink, useIsLinkOver } from '../parts/dead-link';
import { LogOutFirst } from '../parts/log-out-first';
import type { UsernameResetProps } from './username-reset.data';
import { loginId } from './username-reset-default.css';

const name = 'username-reset';

const LoginId = ({ title, code }: { readonly title: string; readonly code: string }) => (
  <dl className={loginId}>
    <dt>{title}</dt>
    <dd>{code}</dd>
  </dl>
);

/** Said here alone: the link is used up, and it stands in no address. */
const Renewed = ({ code, back }: OnTheWay & { readonly code: string }) => {
  const place = useSaidFocus<HTMLDivElement>(code);
  return (
    <div ref={place} role="status" tabIndex={-1}>
      <p className={words}>新しいログインIDを発行しました。この画面を閉じる前に、お控えください。</p>
      <LoginId title="新しいログインID" code={code} />
      <A className={button.primary} href={withReturn('/login/', back)}>
        ログインする
      </A>
    </div>
  );
};

/** It may be another account's than the one that is logged in here. */
const InStill = ({ token, back }: OnTheWay & { readonly token: string }) => (
  <>
    <LogOutFirst token={token} back={back} next="username-reset" label="ログアウトして確認へ進む">
      <p>
        現在、会員としてログインしています。メールのリンクからログインIDを確認するには、いったんログアウトが必要です。ログアウトすると、そのままログインIDを表示します。
      </p>
    </LogOutFirst>
    <p className={beneath}>
      ログイン中のアカウントのログインIDは、<A href="/mypage/user_info">会員情報</A>でご確認いただけます。
    </p>
  </>
);

interface KnownProps extends OnTheWay {
  readonly id: string;
  readonly code: string;
  readonly note: string;
  readonly token: string;
}

const Known = ({ id, code, note, token, back }: KnownProps) => {
  const face = useSubmit(id);
  const { prefix, posted: anyPosted } = useShop();
  const isOver = useIsLinkOver(face);
  const isLoggedIn = useIsLoggedIn();
  const posted = anyPosted?.action === name ? anyPosted : undefined;
  const renewed = face.shown?.code ?? (posted?.code === '' ? posted.values.code : undefined);
  if (renewed !== undefined) return <Renewed code={renewed} back={back} />;
  if (isOver || code === '') {
    const guests = { next: 'reminder-username', label: 'ログアウトしてご案内のメールを受け取る', back } as const;
    return <DeadLink again={withReturn('/reminder/username', back)} label="ご案内のメールを受け取る" guests={guests} />;
  }
  if (isLoggedIn) return <InStill token={token} back={back} />;
  const isBusy = face.phase === 'sending';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) face.send({ type: 'submit', form: name, values: { token, ...wayOf(back) } });
  };
  return (
    <>
      <LoginId title="お客さまのログインID" code={code} />
      <p className={words}>
        <A className={button.primary} href={withReturn('/login/', back)}>
          ログインする
        </A>
      </p>
      <p className={words}>
        {note ||
          'ログインIDをほかの人に知られたおそれがあるときは、新しいログインIDを発行できます。いまのログインIDは使えなくなります。メールアドレスでのログインは、これまでどおりです。'}
      </p>
      <form className={told} method="post" action={`${prefix}/-/do/${name}`} onSubmit={submit}>
        <input type="hidden" name="token" value={token} />
        {back !== null && <input type="hidden" name="redirect" value={back} />}
        <FlowError error={face.error} posted={posted} onRetry={() => face.send({ type: 'retry' })} />
        <Button busy={isBusy}>新しいログインIDを発行する</Button>
      </form>
    </>
  );
};

/** The login id that was forgotten, by the mailed link, and a new one at a press. */
export const View = ({ id, settings, data, query }: UsernameResetProps) => {
  const { title } = useShop();
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      <Known
        id={id}
        code={data.code ?? ''}
        note={settings.note}
        token={query.token ?? ''}
        back={returnPath(query.redirect)}
      />
    </section>
  );
};
