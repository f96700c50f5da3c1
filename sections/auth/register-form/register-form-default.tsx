import { validators } from 'virtual:noren/validator/register';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSubmit } from '../../../flows/submit/index';
import type { ErrorBody } from '../../../schemas/contract/errors';
import { registerForm } from '../../../schemas/user/register.form';
import type { Texts } from '../../../src/forms/form-definition';
import { SchemaForm } from '../../../src/forms/schema-form/schema-form';
import { A } from '../../../src/ui/a';
import { useShop, type Posted } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { lookupPostal } from '../../cart/parts/lookup-postal';
import { FlowError } from '../../../src/ui/flow-error';
import { useStepEntry } from './use-step-entry';
import { beneath, words } from '../parts/auth.css';
import { NewPasswordBelow } from '../parts/password-below';
import { Confirm } from './confirm';
import { PlainConfirm } from './plain-confirm';
import { schoolFaults } from './school-faults';
import type { RegisterFormProps } from './register-form.data';

const form = { ...registerForm, validators };
const name = registerForm.schema.$id;
const below = { password: <NewPasswordBelow name="password" /> };

const note =
  '会員登録をすると、次回からのご注文の入力が少なくなります。ご登録のメールアドレスに、確認のメールをお送りします。';

/** A form that was sent without script is to be confirmed, or was, and only the password or the moment was wrong. */
const isToConfirm = ({ values: { step }, errors }: Posted): boolean =>
  step === 'confirm' || (step === 'confirmed' && Object.keys(errors ?? {}).every((field) => field === 'password'));

const Register = ({ id, text }: { readonly id: string; readonly text: string }) => {
  const face = useSubmit(id);
  const { prefix, channel, posted: anyPosted } = useShop();
  const posted = anyPosted?.action === name ? anyPosted : undefined;
  const { provider_ticket } = posted?.values ?? {};
  const lookup = useMemo(() => lookupPostal(channel), [channel]);
  const [draft, setDraft] = useState<Texts | null>(null);
  const [sent, setSent] = useState<Texts | null>(null);
  const [unknown, setUnknown] = useState<ErrorBody['errors'] | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const isSeen = useRef(false);
  const { phase, fieldErrors, send } = face;
  // What the shop refuses is put right in the form.
  const isRefused = fieldErrors !== null && draft === sent;
  const isConfirming = draft !== null && !isRefused;
  const readOnceMore = async (values: Texts): Promise<void> => {
    setUnknown(null);
    setIsChecking(true);
    const faults = await schoolFaults(channel, values.school ?? '');
    setIsChecking(false);
    if (faults) setUnknown(faults);
    else setDraft(values);
  };
  const confirm = (): void => {
    setSent(draft);
    send({
      type: 'submit',
      form: name,
      values: { ...draft, ...(provider_ticket ? { provider_ticket } : {}), step: 'confirmed' },
    });
  };
  useStepEntry(isConfirming, () => setDraft(null));
  useEffect(() => {
    // Forth and back the screen is another one; what is refused takes the focus by itself.
    if (isConfirming || (isSeen.current && !isRefused)) top.current?.focus();
    isSeen.current = isConfirming;
  }, [isConfirming, isRefused]);
  if (posted && isToConfirm(posted)) return <PlainConfirm id={id} posted={posted} />;
  return (
    <div ref={top} tabIndex={-1}>
      {isConfirming && <Confirm values={draft} face={face} onConfirm={confirm} onBack={() => setDraft(null)} />}
      <div hidden={isConfirming}>
        <p className={words}>{text || note}</p>
        {posted && posted.code !== '' && !posted.errors && <FlowError error={null} posted={posted} />}
        <SchemaForm
          form={form}
          id={id}
          initial={posted?.values ?? {}}
          serverErrors={unknown ?? fieldErrors ?? (phase === 'idle' ? (posted?.errors ?? null) : null)}
          isBusy={isConfirming || isChecking}
          isSaved={phase === 'done'}
          submitLabel="入力内容を確認する"
          onSubmit={(values) => (values.school ? void readOnceMore(values) : setDraft(values))}
          action={`${prefix}/-/do/${name}`}
          lookupPostal={lookup}
          slots={{
            below,
            aboveSubmit: provider_ticket && <input type="hidden" name="provider_ticket" value={provider_ticket} />,
          }}
        />
        <p className={beneath}>
          すでに会員の方は、<A href="/login/">ログイン</A>してください。
        </p>
      </div>
    </div>
  );
};

/** The whole form of a new member, and what was typed to be confirmed before it is sent. */
export const View = ({ id, settings }: RegisterFormProps) => {
  const { title } = useShop();
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      <Register id={id} text={settings.note} />
    </section>
  );
};
