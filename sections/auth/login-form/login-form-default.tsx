import { validators as codeValidators } from 'virtual:noren/validator/login-code';
import { validators } from 'virtual:noren/validator/login';
import { useEffect } from 'react';
import { useLogin, type LoginFace } from '../../../flows/login/index';
import { loginCodeForm } from '../../../schemas/auth/login-code.form';
import { loginForm } from '../../../schemas/auth/login.form';
import { joiningIn, joiningWords } from '../../../src/domain/joining';
import { returnPath } from '../../../src/lib/return-path';
import { fieldId } from '../../../src/forms/schema-form/form-context';
import { FormFault } from '../../../src/forms/schema-form/form-fault';
import { SchemaForm } from '../../../src/forms/schema-form/schema-form';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { isFocusLost } from '../../../src/ui/focus';
import { FlowError } from '../../../src/ui/flow-error';
import { useShop, type Posted } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { alarm, remark } from '../../../src/ui/styles/remark.css';
import { told, words } from '../../forms/around-form.css';
import { KnownForm } from '../parts/known-form';
import { ways } from './login-form-default.css';
import type { LoginFormProps } from './login-form.data';

const form = { ...loginForm, validators };
const codeForm = { ...loginCodeForm, validators: codeValidators };

const notLinked = 'auth.login.not_synced';
/** That is a question, not a fault. */
const toneOf = (said: { readonly code: string } | null | undefined) => (said?.code === notLinked ? 'notice' : 'alarm');

interface StepProps {
  readonly id: string;
  /** The screen is that of linking an account of another channel. */
  readonly isSync: boolean;
  readonly login: LoginFace;
  /** Of a form that was sent without script. */
  readonly posted: Posted | undefined;
  readonly redirect: string;
}

/** Values that the plain form sends along; the flow knows them itself. */
const Hidden = ({ values }: { readonly values: Readonly<Record<string, string>> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

const Credentials = ({ id, isSync, login, posted, redirect }: StepProps) => {
  const { prefix } = useShop();
  const { error, fieldErrors, isBusy, isIn, send } = login;
  const wasAsked = posted?.code === notLinked;
  const isLinking = wasAsked || isSync || posted?.values.sync === '1';
  const joining = joiningIn(posted);
  const more = { ...(isLinking && { sync: '1' }), ...joining };
  return (
    <>
      <SchemaForm
        form={form}
        id={id}
        initial={posted?.values ?? {}}
        serverErrors={fieldErrors ?? posted?.errors ?? null}
        isBusy={isBusy}
        isSaved={isIn}
        submitLabel={isLinking ? '連携してログインする' : 'ログインする'}
        onSubmit={(values) => send({ type: 'login', values: { ...values, ...more } })}
        action={`${prefix}/-/do/login`}
        slots={{
          aboveSubmit: (
            <>
              <Hidden values={{ redirect, ...more }} />
              <FormFault
                error={fieldErrors ? null : error}
                posted={posted?.errors ? undefined : posted}
                tone={toneOf(error ?? posted)}
                more={wasAsked ? '連携するときは、もう一度パスワードを入力してください。' : ''}
                form={`${id}-form`}
              />
            </>
          ),
        }}
      />
      <div className={ways}>
        <A href="/reminder">パスワードをお忘れの方</A>
        <A href="/reminder/username">ログインIDをお忘れの方</A>
        {joining ? (
          <KnownForm
            form="provider-join"
            values={{ ...joining, by: 'registering' }}
            label="会員登録がお済みでない方"
            kind="text"
          />
        ) : (
          <A href="/register">会員登録がお済みでない方</A>
        )}
      </div>
    </>
  );
};

const sources = {
  mail: 'ご登録のメールアドレスに、6桁の認証コードをお送りしました。届いたコードを入力してください。',
  again:
    '認証コードをもう一度お送りしました。前にお送りしたコードではなく、新しく届いた6桁の認証コードを入力してください。',
  totp: '認証アプリに表示されている、6桁の認証コードを入力してください。',
} as const;

/**
 * Whoever has lost it has no code, whatever they do: the shop's people take it off the account (docs/shop-data.md). How they
 * are reached is the other screen's: nobody is kept from logging in where the shop's settings cannot be had.
 */
const WithoutApp = () => (
  <div className={told}>
    <h2>認証アプリをお使いになれないとき</h2>
    <p>
      機種変更や紛失などで認証コードをご確認いただけないときは、
      <A href="/contact">お問い合わせ窓口（お電話番号と受付時間）</A>
      までご連絡ください。ご登録のお名前・メールアドレス・ご住所と、最近のご注文についてお伺いし、ご本人と確認できましたら、認証アプリの設定を解除いたします。パスワードや認証コードをお尋ねすることはありません。
    </p>
  </div>
);

const Code = ({ id, login, posted, redirect, isResent }: StepProps & { readonly isResent: boolean }) => {
  const { prefix } = useShop();
  const { asked, error, fieldErrors, isBusy, isIn, resent, send } = login;
  const field = fieldId(`${id}-code`, 'verify_code');
  const isBrought = posted?.values.user_id !== undefined;
  // Its form has taken the place of another one, and the focus with it: who types on types the code.
  useEffect(() => {
    if (!isBrought && isFocusLost()) document.getElementById(field)?.focus();
  }, [field, isBrought]);
  if (!asked) return null;
  const { userId, by, demoCode } = asked;
  const refused = posted?.code ? posted : undefined;
  const held = { user_id: userId, verify_by: by, redirect };
  return (
    <>
      <p id={`${id}-said`} className={words} role="status">
        {sources[(resent > 0 || isResent) && by === 'mail' ? 'again' : by]}
      </p>
      {demoCode !== '' && (
        <p className={remark} role="alert">
          お試し用の表示：認証コードは {demoCode} です。
        </p>
      )}
      <SchemaForm
        // What was typed is of the code before.
        key={`${userId}${resent}`}
        form={codeForm}
        id={`${id}-code`}
        saidBy={`${id}-said`}
        initial={{}}
        serverErrors={fieldErrors ?? refused?.errors ?? null}
        isBusy={isBusy}
        isSaved={isIn}
        submitLabel="認証する"
        onSubmit={(values) => send({ type: 'code', values })}
        action={`${prefix}/-/do/login-code`}
        slots={{
          aboveSubmit: (
            <>
              <Hidden values={held} />
              <FormFault
                error={fieldErrors ? null : error}
                posted={refused?.errors ? undefined : refused}
                form={`${id}-code-form`}
              />
            </>
          ),
        }}
      />
      <div className={ways}>
        {by === 'mail' && (
          <KnownForm
            form="login-resend"
            values={held}
            label="認証コードをもう一度送る"
            kind="text"
            onSend={() => send({ type: 'resend' })}
          />
        )}
        {/* Whatever came before: the screen as it is for whoever has not begun. */}
        <A href={redirect === '' ? '/login/' : `/login/?redirect=${encodeURIComponent(redirect)}`} data-native="">
          はじめからログインしなおす
        </A>
      </div>
      {by === 'totp' && <WithoutApp />}
    </>
  );
};

const Link = ({ login: { error, isBusy, send } }: Pick<StepProps, 'login'>) => (
  <>
    <FlowError error={error} tone={toneOf(error)} />
    <div className={ways}>
      <Button kind="primary" type="button" busy={isBusy} onClick={() => send({ type: 'link' })}>
        連携してログインする
      </Button>
      <Button kind="text" type="button" onClick={() => send({ type: 'back' })}>
        別のアカウントでログインする
      </Button>
    </div>
  </>
);

/** Logged in already: the link loads the page anew, as the member's. */
const MailWarning = ({ to }: { readonly to: string }) => (
  <>
    <p className={alarm} role="alert">
      ログインしました。ご登録のメールアドレスにメールをお届けできない状態が続いています。会員情報のメールアドレスをご確認ください。
    </p>
    <div className={ways}>
      <A href="/mypage/user_info/edit" data-native="">
        会員情報を確認する
      </A>
      <A href={to} data-native="">
        このまま進む
      </A>
    </div>
  </>
);

const syncNote =
  'ほかのショップでご利用のアカウントを、このショップでもお使いいただけるように連携します。いつものログインIDとパスワードを入力してください。';

const memberOnlyNote = 'こちらは、会員様のためのショップです。ご覧になるには、ログインしてください。';

const codeIsOver =
  '認証コードを入力できる時間（10分）が過ぎたか、別の画面でログインがやりなおされました。お手数ですが、もう一度ログインしてください。';

interface LoginProps extends LoginFormProps {
  readonly posted: Posted | undefined;
}

const Login = ({ id, settings, data, query, posted }: LoginProps) => {
  const { page, title } = useShop();
  const redirect = returnPath(query.redirect ?? posted?.values.redirect) ?? '';
  const login = useLogin(posted, redirect);
  const note = settings.note || (page === 'login.sync' ? syncNote : data.isMemberOnly ? memberOnlyNote : '');
  const joining = joiningIn(posted);
  const step = { id, isSync: page === 'login.sync', login, posted, redirect };
  return (
    <section
      className={textScreen}
      aria-labelledby={`${id}-title`}
      data-under-way={login.step === 'credentials' ? undefined : ''}
    >
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {query.re && (
        <p className={`${remark} ${words}`} role="status">
          {query.re === 'out' ? 'ログアウトされています。' : 'ログインの有効期限が切れました。'}
          お手数ですが、もう一度ログインしてください。カートの商品や入力中だった内容は、このあと元の画面に戻るとそのまま残っています。
        </p>
      )}
      {query.step === 'code' && !posted && login.step === 'credentials' && (
        <p className={`${remark} ${words}`} role="status">
          {codeIsOver}
        </p>
      )}
      {note !== '' && login.step === 'credentials' && <p className={words}>{note}</p>}
      {joining && (login.step === 'credentials' || login.step === 'code') && (
        <p className={`${remark} ${words}`} role="status">
          {joiningWords(joining)}
          {login.step === 'credentials' &&
            `会員のログインIDとパスワードでログインすると連携され、次回からは「${joining.provider_name ?? '外部サービス'}」だけでログインできます。`}
        </p>
      )}
      {login.step === 'credentials' && <Credentials {...step} />}
      {login.step === 'code' && <Code {...step} isResent={query.sent !== undefined} />}
      {login.step === 'link' && <Link login={login} />}
      {login.step === 'warned' && <MailWarning to={login.to} />}
    </section>
  );
};

/** Logging in: name and password, then a code where the shop asks for one. */
export const View = (props: LoginFormProps) => {
  const { posted: anyPosted } = useShop();
  const posted = anyPosted && /^(?:login|provider-)/.test(anyPosted.action) ? anyPosted : undefined;
  // Back and forth between name and code is another login each time.
  return <Login key={posted?.values.user_id ?? ''} {...props} posted={posted} />;
};
