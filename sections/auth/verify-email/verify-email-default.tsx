import { validators } from 'virtual:noren/validator/verify-email';
import { useSubmit, type SubmitFace } from '../../../flows/submit/index';
import { verifyEmailForm } from '../../../schemas/user/verify-email.form';
import { isLinkToken } from '../../../src/domain/mailed-link';
import { returnPath } from '../../../src/domain/return-path';
import { type OnTheWay, wayOf, withReturn } from '../../../src/lib/way-to-login';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { beneath, told, words } from '../../forms/around-form.css';
import { KnownPasswordBelow } from '../../forms/password-below';
import { SendingForm } from '../../forms/sending-form';
import { Confirmed } from '../parts/confirmed';
import { DeadLink, useIsLinkOver } from '../parts/dead-link';
import { LogOutFirst } from '../parts/log-out-first';
import { PressAlone } from '../parts/press-alone';
import type { VerifyEmailProps } from './verify-email.data';

const form = { ...verifyEmailForm, validators };
const below = { password: <KnownPasswordBelow name="password" /> };
const submitLabel = 'メールアドレスを確認する';

const Done = ({ back }: OnTheWay) => {
  const { visitor } = useShop();
  return (
    <div className={told}>
      <p role="status">メールアドレスを確認しました。会員登録はこれで完了です。</p>
      {visitor === 'member' ? (
        <A className={button.primary} href={back ?? '/ec/'}>
          {back === null ? '会員トップへ進む' : '続きの画面へ進む'}
        </A>
      ) : (
        <A className={button.primary} href={withReturn('/login/', back)}>
          ログインする
        </A>
      )}
    </div>
  );
};

interface FormProps extends OnTheWay {
  readonly id: string;
  readonly face: SubmitFace;
  readonly token: string;
}

/** Whoever has confirmed it before opens the link again; nothing says whether this is so. */
const Others = ({ back }: OnTheWay) => (
  <>
    <p>
      すでに確認がお済みのときは、そのまま<A href={withReturn('/login/', back)}>ログイン</A>していただけます。
    </p>
    <p>
      確認のメールが届かないときは、お手数ですが、もう一度<A href={withReturn('/register', back)}>会員登録</A>
      のお手続きをお願いいたします。
    </p>
  </>
);

const WithPassword = ({ id, face, token, back }: FormProps) => (
  <>
    <SendingForm
      id={id}
      form={form}
      face={face}
      submitLabel={submitLabel}
      hidden={{ token, ...wayOf(back) }}
      below={below}
    />
    <p className={beneath}>
      <A href={withReturn('/reminder', back)}>パスワードをお忘れの方</A>
    </p>
  </>
);

/** Who confirms another account stays in this one, and would take it for the one that is confirmed. */
const InStill = ({ token, back }: Pick<FormProps, 'token' | 'back'>) => (
  <LogOutFirst next="verify-email" token={token} back={back} label="ログアウトして確認へ進む">
    <p>
      現在、別のアカウントでログインしています。このリンクからメールアドレスを確認するには、いったんログアウトが必要です。ログアウトすると、そのまま確認に進みます。
    </p>
  </LogOutFirst>
);

interface ConfirmProps extends Pick<FormProps, 'id' | 'token' | 'back'> {
  readonly note: string;
  /** As the shop has said when the screen was drawn. */
  readonly wasOver: boolean;
}

const Confirm = ({ id, note, token, back, wasOver }: ConfirmProps) => {
  const face = useSubmit(id);
  const { visitor, isUnconfirmed, posted } = useShop();
  const isOver = useIsLinkOver(face) || wasOver || !isLinkToken(token);
  if (isOver && visitor === 'member') return <Confirmed back={back} byDeadLink />;
  if (isOver) {
    const more = isUnconfirmed ? null : <Others back={back} />;
    return <DeadLink again={withReturn('/verify', back)} label="確認のメールを受け取る" more={more} />;
  }
  const isAnothers = Boolean(face.fieldErrors?.password ?? posted?.errors?.password);
  // A member's own links are over; of whoever is not confirmed yet, the shop says at the press whether it is theirs.
  if (visitor === 'member' || (isUnconfirmed && isAnothers)) return <InStill token={token} back={back} />;
  const asked = isUnconfirmed
    ? 'ボタンを押すと、メールアドレスの確認が完了します。'
    : 'ご本人の確認のため、会員登録のときに設定したパスワードを入力してください。';
  return (
    <>
      <p className={words}>{note || asked}</p>
      {/* Who is logged in to the account has shown who they are. */}
      {isUnconfirmed ? (
        <PressAlone face={face} form={form.schema.$id} values={{ token, ...wayOf(back) }} label={submitLabel} />
      ) : (
        <WithPassword id={id} face={face} token={token} back={back} />
      )}
    </>
  );
};

/** The mailed link that confirms a mail address: opening it changes nothing, since mail scanners do, a press does. */
export const View = ({ id, settings, data, query }: VerifyEmailProps) => {
  const { title } = useShop();
  const back = returnPath(query.redirect);
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {query.done ? (
        <Done back={back} />
      ) : (
        <Confirm id={id} note={settings.note} token={query.token ?? ''} back={back} wasOver={data.isOver} />
      )}
    </section>
  );
};
