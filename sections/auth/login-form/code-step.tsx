/** The second factor of a login: a mailed code, of which another one can be had, or an authenticator's. */
import { validators } from 'virtual:noren/validator/login-code';
import { useEffect, type SubmitEvent } from 'react';
import { loginCodeForm } from '../../../schemas/auth/login-code.form';
import type { LoginFace } from '../../../flows/login/index';
import { joiningIn } from '../../../src/domain/joining';
import { fieldId } from '../../../src/forms/schema-form/form-context';
import { FormFault } from '../../../src/forms/schema-form/form-fault';
import { SchemaForm } from '../../../src/forms/schema-form/schema-form';
import { returnPath } from '../../../src/domain/return-path';
import { telHref } from '../../../src/lib/tel-href';
import { withReturn } from '../../../src/lib/way-to-login';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { button } from '../../../src/ui/button.css';
import { FlowError } from '../../../src/ui/flow-error';
import { isFocusLost } from '../../../src/ui/focus';
import { useShop } from '../../../src/ui/shop-context';
import { remark } from '../../../src/ui/styles/remark.css';
import { told, words } from '../../forms/around-form.css';
import { quiet, ways } from './login-form-default.css';
import type { LoginFormProps } from './login-form.data';
import { Hidden, type LoginStepProps } from './login-step';

const form = { ...loginCodeForm, validators };

const sources = {
  mail: 'ご登録のメールアドレスに、6桁の認証コードをお送りしました。届いたコードを、10分以内に入力してください。',
  again:
    '認証コードをもう一度お送りしました。前にお送りしたコードではなく、新しく届いた6桁の認証コードを、10分以内に入力してください。',
  last: 'お送りした認証コードのうち、最後に届いた6桁のコードを入力してください。',
  totp: '認証アプリに表示されている、6桁の認証コードを入力してください。',
} as const;

/** What the shop has said, of a form that was sent with script or without. */
type Said = { readonly code: string; readonly message: string } | null | undefined;

/** No other code is sent for this login, however often it is asked for. */
const isLast = (said: Said): boolean => said?.code === 'auth.verify.no_more' || said?.code === 'auth.verify.too_many';

/** What is wrong with the code itself stands at its field. */
const ofField = (said: Said) =>
  said && /^auth\.verify\.(?:failed|used)$/.test(said.code)
    ? { verify_code: [{ code: said.code, message: said.message }] }
    : null;

/** Whom to call, as the shop has set it; '' where it has not. */
type Call = Pick<LoginFormProps['data'], 'phone' | 'phoneHours'>;

/**
 * Whoever has lost it has no code, whatever they do: the shop's people take it off the account (docs/shop-data.md). A shop's
 * gates lead to no other screen from here, so that this one says how they are reached.
 */
const WithoutApp = ({ phone, phoneHours }: Call) => (
  <div className={told}>
    <h2>認証アプリをお使いになれないとき</h2>
    <p>
      機種変更や紛失などで認証コードをご確認いただけないときは、
      {phone === '' ? (
        <A href="/contact">お問い合わせ窓口</A>
      ) : (
        <>
          お電話（<a href={telHref(phone)}>{phone}</a>
          {phoneHours !== '' && `、受付時間 ${phoneHours}`}）
        </>
      )}
      までご連絡ください。ご登録のお名前・メールアドレス・ご住所と、最近のご注文についてお伺いし、ご本人と確認できましたら、認証アプリの設定を解除いたします。パスワードや認証コードをお尋ねすることはありません。
    </p>
  </div>
);

interface WaysProps extends Pick<LoginStepProps, 'id' | 'login' | 'posted' | 'redirect'> {
  readonly by: NonNullable<LoginFace['asked']>['by'];
  readonly isOver: boolean;
}

/** Where no code has come, or not to whom it was wanted. */
const Ways = ({ id, by, isOver, login, posted, redirect }: WaysProps) => {
  const { prefix } = useShop();
  return (
    <div className={ways}>
      {by === 'mail' && (
        <>
          <p className={quiet}>届かないときは、迷惑メールのフォルダーもお確かめください。</p>
          <FlowError
            error={login.isResend ? login.error : null}
            posted={posted?.action === 'login-resend' ? posted : undefined}
            onRetry={() => login.send({ type: 'resend' })}
          />
          {!isOver && (
            // Of the code's form: where no other code is sent, what was typed is still there, without script, too.
            <Button kind="text" form={`${id}-code-form`} formAction={`${prefix}/-/do/login-resend`}>
              認証コードをもう一度送る
            </Button>
          )}
        </>
      )}
      {/* Whatever came before: the screen as it is for whoever has not begun. */}
      <A className={button.text} href={withReturn('/login/', returnPath(redirect))} data-native="">
        はじめからログインしなおす
      </A>
    </div>
  );
};

/** @param props.isResent the code is another one */
export const CodeStep = ({
  id,
  login,
  posted,
  redirect,
  isResent,
  call: { phone, phoneHours },
}: LoginStepProps & { readonly isResent: boolean; readonly call: Call }) => {
  const { prefix } = useShop();
  const { asked, error, fieldErrors, isBusy, isIn, isResend, resent, send } = login;
  const field = fieldId(`${id}-code`, 'verify_code');
  const isBrought = posted?.values.user_id !== undefined;
  // Its form has taken the place of another one, and the focus with it, as a button does that goes: who types on types the code.
  const isOverNow = isResend && isLast(error);
  useEffect(() => {
    if ((!isBrought || isOverNow) && isFocusLost()) document.getElementById(field)?.focus();
  }, [field, isBrought, isOverNow]);
  if (!asked) return null;
  const { userId, by, demoCode } = asked;
  const refused = posted?.code && posted.action !== 'login-resend' ? posted : undefined;
  const own = isResend ? null : error;
  const errors = fieldErrors ?? ofField(own) ?? refused?.errors ?? ofField(refused);
  const isOver = isOverNow || (!isResend && posted?.action === 'login-resend' && isLast(posted));
  const isAnother = (resent > 0 || isResent || posted?.values.sent !== undefined) && by === 'mail';
  const held = {
    ...{ user_id: userId, verify_by: by, redirect, ...joiningIn(posted) },
    // What the screen has said is said again where the code is refused.
    ...(isAnother && { sent: '1' }),
    ...(demoCode !== '' && { demo_code: demoCode }),
  };
  const typed = posted?.action === 'login-resend' && resent === 0 ? posted.values.verify_code : undefined;
  const onSubmit = (event: SubmitEvent<HTMLElement>): void => {
    if (!event.nativeEvent.submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    event.stopPropagation();
    send({ type: 'resend' });
  };
  return (
    <div onSubmitCapture={onSubmit}>
      <p id={`${id}-said`} className={words} role="status">
        {sources[isOver ? 'last' : isAnother ? 'again' : by]}
      </p>
      {demoCode !== '' && (
        <p className={`${remark} ${words}`} role="alert">
          お試し用の表示：認証コードは {demoCode} です。
        </p>
      )}
      <SchemaForm
        // What was typed is of the code before.
        key={`${userId}${resent}`}
        form={form}
        id={`${id}-code`}
        saidBy={`${id}-said`}
        initial={typed === undefined ? {} : { verify_code: typed }}
        serverErrors={errors}
        isBusy={isBusy}
        isSaved={isIn}
        submitLabel="認証する"
        onSubmit={(values) => send({ type: 'code', values })}
        action={`${prefix}/-/do/login-code`}
        slots={{
          aboveSubmit: (
            <>
              <Hidden values={held} />
              <FormFault error={errors ? null : own} posted={errors ? undefined : refused} form={`${id}-code-form`} />
            </>
          ),
        }}
      />
      <Ways id={id} by={by} isOver={isOver} login={login} posted={posted} redirect={redirect} />
      {by === 'totp' && <WithoutApp phone={phone} phoneHours={phoneHours} />}
    </div>
  );
};
