import { validators } from 'virtual:noren/validator/login';
import { useLogin } from '../../../flows/login/index';
import { loginForm } from '../../../schemas/auth/login.form';
import { joiningIn, joiningWords } from '../../../src/domain/joining';
import { returnPath } from '../../../src/domain/return-path';
import { withReturn } from '../../../src/lib/way-to-login';
import { FormFault } from '../../../src/forms/schema-form/form-fault';
import { SchemaForm } from '../../../src/forms/schema-form/schema-form';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { button } from '../../../src/ui/button.css';
import { FlowError } from '../../../src/ui/flow-error';
import { useShop, type Posted } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { alarm, remark } from '../../../src/ui/styles/remark.css';
import { words } from '../../forms/around-form.css';
import { KnownForm } from '../parts/known-form';
import { CodeStep } from './code-step';
import { ways } from './login-form-default.css';
import type { LoginFormProps } from './login-form.data';
import { Hidden, type LoginStepProps } from './login-step';

const form = { ...loginForm, validators };

const notLinked = 'auth.login.not_synced';
/** That is a question, not a fault. */
const toneOf = (said: { readonly code: string } | null | undefined) => (said?.code === notLinked ? 'notice' : 'alarm');

interface CredentialsProps extends LoginStepProps {
  /** The screen is that of linking an account of another channel. */
  readonly isSync: boolean;
}

const Credentials = ({ id, isSync, login, posted, redirect }: CredentialsProps) => {
  const { prefix } = useShop();
  const { error, fieldErrors, isBusy, isIn, send } = login;
  const wasAsked = posted?.code === notLinked;
  const isLinking = wasAsked || isSync || posted?.values.sync === '1';
  const joining = joiningIn(posted);
  const back = returnPath(redirect);
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
        <A className={button.text} href={withReturn('/reminder', back)}>
          パスワードをお忘れの方
        </A>
        <A className={button.text} href={withReturn('/reminder/username', back)}>
          ログインIDをお忘れの方
        </A>
        {joining ? (
          <KnownForm
            form="provider-join"
            values={{ ...joining, redirect, by: 'registering' }}
            label="会員登録がお済みでない方"
            kind="text"
          />
        ) : (
          <A className={button.text} href={withReturn('/register', back)}>
            会員登録がお済みでない方
          </A>
        )}
      </div>
    </>
  );
};

const Link = ({ login: { error, isBusy, send } }: Pick<LoginStepProps, 'login'>) => (
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
const Warning = ({ to, about }: Pick<LoginStepProps['login'], 'to' | 'about'>) => (
  <>
    <p className={alarm} role="alert">
      ログインしました。
      {about.includes('provider') &&
        '連携しようとした外部サービスのアカウントは、別の会員の方に連携されているため、今回は連携していません。'}
      {about.includes('mail') &&
        'ご登録のメールアドレスにメールをお届けできない状態が続いています。会員情報のメールアドレスをご確認ください。'}
    </p>
    <div className={ways}>
      {about.includes('mail') && (
        <A className={button.text} href="/mypage/user_info/edit" data-native="">
          会員情報を確認する
        </A>
      )}
      <A className={button.primary} href={to} data-native="">
        このまま進む
      </A>
    </div>
  </>
);

const syncNote =
  'ほかのショップでご利用のアカウントを、このショップでもお使いいただけるように連携します。いつものメールアドレスまたはログインIDと、パスワードを入力してください。';

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
  const step = { id, login, posted, redirect };
  return (
    <section
      className={textScreen}
      aria-labelledby={`${id}-title`}
      data-under-way={login.step === 'credentials' ? undefined : ''}
    >
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {query.re && login.step === 'credentials' && (
        <p className={`${remark} ${words}`} role="status">
          {query.re === 'out' ? 'ログアウトされています。' : 'ログインの有効期限が切れました。'}
          お手数ですが、もう一度ログインしてください。
          {query.kept && '入力中だった内容は、このあと元の画面に戻ると、パスワードなどを除いてそのまま残っています。'}
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
            `会員のメールアドレスまたはログインIDと、パスワードでログインすると連携され、次回からは「${joining.provider_name ?? '外部サービス'}」だけでログインできます。`}
        </p>
      )}
      {login.step === 'credentials' && <Credentials {...step} isSync={page === 'login.sync'} />}
      {login.step === 'code' && <CodeStep {...step} isResent={query.sent !== undefined} call={data} />}
      {login.step === 'link' && <Link login={login} />}
      {login.step === 'warned' && <Warning to={login.to} about={login.about} />}
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
