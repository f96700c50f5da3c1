import { validators } from 'virtual:noren/validator/verify-request';
import { useSubmit } from '../../../flows/submit/index';
import { verifyRequestForm } from '../../../schemas/user/verify-request.form';
import { returnPath } from '../../../src/domain/return-path';
import { type OnTheWay, wayOf, withReturn } from '../../../src/lib/way-to-login';
import { A } from '../../../src/ui/a';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { beneath, words } from '../../forms/around-form.css';
import { SendingForm } from '../../forms/sending-form';
import { Confirmed } from '../parts/confirmed';
import { KnownAlready } from '../parts/known-already';
import { PressAlone } from '../parts/press-alone';
import type { VerifyFormProps } from './verify-form.data';

const form = { ...verifyRequestForm, validators };

const notes = {
  nobody:
    '会員登録のときにお送りしたメールのリンクを開き、画面の案内に沿ってお進みいただくと、登録が完了します。メールが届いていないときや、リンクの期限が切れたときは、もう一度お送りします。',
  unconfirmed:
    '会員登録はまだ完了していません。お送りしたメールのリンクを開き、画面の案内に沿ってお進みいただくと、登録が完了します。メールが届いていないときは、もう一度お送りします。',
} as const;

/** Who has registered with an address that is wrong gets no mail, and may register to nothing else while logged in. */
const WayOut = () => (
  <p className={beneath}>
    ほかのメールアドレスで登録しなおすときは、先に<A href="/mypage/logout">ログアウト</A>してください。
  </p>
);

const Afterwards = ({ back }: OnTheWay) =>
  back === null ? null : (
    <p className={beneath}>
      メールアドレスのご確認のあと、<A href={withReturn('/login/', back)}>ご覧になろうとしていた画面</A>
      に進んでいただけます。
    </p>
  );

/** The same, whether there is something to confirm or not. */
const Sent = ({ back }: OnTheWay) => {
  const { isUnconfirmed } = useShop();
  return (
    <>
      <p className={words} role="status">
        {isUnconfirmed
          ? 'ご登録のメールアドレスに、メールをお送りしました。'
          : 'ご入力のメールアドレスの確認がまだお済みでない場合は、確認のメールをお送りしました。'}
        確認のリンクは、24時間以内に開いてください。
      </p>
      <p className={words}>
        しばらくしても届かないときは、迷惑メールのフォルダーをお確かめのうえ、
        <A href={withReturn('/verify', back)}>もう一度お試しください</A>。
      </p>
      <KnownAlready back={back} />
      {isUnconfirmed && <Afterwards back={back} />}
      {isUnconfirmed && <WayOut />}
    </>
  );
};

const submitLabel = '確認メールを送る';

interface AskProps extends OnTheWay {
  readonly id: string;
  readonly note: string;
}

const Ask = ({ id, note, back }: AskProps) => {
  const way = wayOf(back);
  const face = useSubmit(id);
  const { isUnconfirmed, posted } = useShop();
  // Another platform may want the address all the same.
  const isAsked = !isUnconfirmed || Boolean(face.fieldErrors?.email ?? posted?.errors?.email);
  return (
    <>
      <p className={words}>{note || notes[isUnconfirmed ? 'unconfirmed' : 'nobody']}</p>
      {isAsked ? (
        <SendingForm id={id} form={form} face={face} submitLabel={submitLabel} hidden={way} />
      ) : (
        <>
          <PressAlone face={face} form={form.schema.$id} values={{ own: '1', ...way }} label={submitLabel} />
          <KnownAlready back={back} />
          <Afterwards back={back} />
          <WayOut />
        </>
      )}
    </>
  );
};

/** Says that a mail address is to be confirmed, and has the mail for it sent once more. */
export const View = ({ id, settings, query }: VerifyFormProps) => {
  const { title, visitor } = useShop();
  const back = returnPath(query.redirect);
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {visitor === 'member' ? (
        <Confirmed back={back} />
      ) : query.sent ? (
        <Sent back={back} />
      ) : (
        <Ask id={id} note={settings.note} back={back} />
      )}
    </section>
  );
};
