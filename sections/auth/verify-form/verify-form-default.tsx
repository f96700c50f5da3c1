import { validators } from 'virtual:noren/validator/verify-request';
import type { FormEvent } from 'react';
import { useSubmit, type SubmitFace } from '../../../flows/submit/index';
import { verifyRequestForm } from '../../../schemas/user/verify-request.form';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { FlowError } from '../../../src/ui/flow-error';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { beneath, told, words } from '../../forms/around-form.css';
import { SendingForm } from '../../forms/sending-form';
import type { VerifyFormProps } from './verify-form.data';

const form = { ...verifyRequestForm, validators };
const name = verifyRequestForm.schema.$id;

const notes = {
  nobody:
    '会員登録のときにお送りしたメールのリンクを開くと、登録が完了します。メールが届いていないときや、リンクの期限が切れたときは、もう一度お送りします。',
  unconfirmed:
    '会員登録はまだ完了していません。お送りしたメールのリンクを開いて、メールアドレスをご確認ください。メールが届いていないときは、もう一度お送りします。',
} as const;

/** The same, whether there is something to confirm or not. */
const Sent = () => (
  <>
    <p className={words} role="status">
      {useShop().isUnconfirmed
        ? 'ご登録のメールアドレスに、確認のメールをお送りしました。'
        : 'ご入力のメールアドレスの確認がまだお済みでない場合は、確認のメールをお送りしました。'}
      メールのリンクを24時間以内に開いてください。
    </p>
    <p className={words}>
      しばらくしても届かないときは、迷惑メールのフォルダーをお確かめのうえ、
      <A href="/verify">もう一度お試しください</A>。
    </p>
  </>
);

const submitLabel = '確認メールを送る';

/** The shop knows the address of whoever is logged in: they press alone. */
const PressAlone = ({ face }: { readonly face: SubmitFace }) => {
  const { prefix, posted } = useShop();
  const isBusy = face.phase === 'sending' || face.phase === 'done';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) face.send({ type: 'submit', form: name, values: { own: '1' } });
  };
  return (
    <form className={told} method="post" action={`${prefix}/-/do/${name}`} onSubmit={submit}>
      <input type="hidden" name="own" value="1" />
      <FlowError
        error={face.error}
        posted={posted?.action === name ? posted : undefined}
        onRetry={() => face.send({ type: 'retry' })}
      />
      <Button kind="primary" busy={isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
};

/** Says that a mail address is to be confirmed, and has the mail for it sent once more. */
export const View = ({ id, settings, query }: VerifyFormProps) => {
  const face = useSubmit(id);
  const { title, isUnconfirmed, posted } = useShop();
  // Another platform may want the address all the same.
  const isAsked = !isUnconfirmed || Boolean(face.fieldErrors?.email ?? posted?.errors?.email);
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {query.sent ? (
        <Sent />
      ) : (
        <>
          <p className={words}>{settings.note || notes[isUnconfirmed ? 'unconfirmed' : 'nobody']}</p>
          {isAsked ? (
            <SendingForm id={id} form={form} face={face} submitLabel={submitLabel} />
          ) : (
            <>
              <PressAlone face={face} />
              <p className={beneath}>
                ほかのメールアドレスで登録しなおすときは、先に<A href="/mypage/logout">ログアウト</A>してください。
              </p>
            </>
          )}
        </>
      )}
    </section>
  );
};
