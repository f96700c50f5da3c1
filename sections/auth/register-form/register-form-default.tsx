import { validators } from 'virtual:noren/validator/register';
import { useEffect, useMemo, useRef } from 'react';
import { useSubmit } from '../../../flows/submit/index';
import { registerForm } from '../../../schemas/user/register.form';
import { joiningIn, joiningWords } from '../../../src/domain/joining';
import { returnPath } from '../../../src/domain/return-path';
import { wayOf, withReturn } from '../../../src/lib/way-to-login';
import { SchemaForm } from '../../../src/forms/schema-form/schema-form';
import { A } from '../../../src/ui/a';
import { useShop, type Posted } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { remark } from '../../../src/ui/styles/remark.css';
import { lookupPostal } from '../../cart/parts/lookup-postal';
import { beneath, words } from '../../forms/around-form.css';
import { KnownForm } from '../parts/known-form';
import { NewPasswordBelow } from '../../forms/password-below';
import { SaidAtFirst } from '../../forms/said-at-first';
import { Confirm } from './confirm';
import { PlainConfirm } from './plain-confirm';
import type { RegisterFormProps } from './register-form.data';
import { useReading } from './use-reading';
import { useStepEntry } from './use-step-entry';

const form = { ...registerForm, validators };
const name = registerForm.schema.$id;
const below = { password: <NewPasswordBelow name="password" /> };

const note =
  '会員登録をすると、次回からのご注文の入力が少なくなります。ご登録のメールアドレスに、確認のメールをお送りします。';

/** A form that was sent without script is to be confirmed, or was, and only the password or the moment was wrong. */
const isToConfirm = ({ values: { step }, errors }: Posted): boolean =>
  step === 'confirm' || (step === 'confirmed' && Object.keys(errors ?? {}).every((field) => field === 'password'));

const Joining = ({ joining }: { readonly joining: NonNullable<ReturnType<typeof joiningIn>> }) => {
  const name = joining.provider_name ?? '';
  return (
    <p className={`${remark} ${words}`} role="status">
      {`${joiningWords(joining)}「${name}」で確認済みのメールアドレスでご登録いただくと、登録の完了とともに連携され、次回からは「${name}」だけでログインできます。ほかのメールアドレスでご登録のときは、登録のあとに「${name}」からもう一度お進みいただくと連携できます。`}
    </p>
  );
};

/** As it is said without script. */
const Reloaded = () => (
  <p className={`${remark} ${words}`} role="status">
    画面が読み込みなおされたため、入力の画面に戻りました。安全のため、パスワードは画面に残していません。もう一度入力してください。
  </p>
);

interface RegisterProps {
  readonly id: string;
  readonly text: string;
  readonly query: RegisterFormProps['query'];
}

const Register = ({ id, text, query }: RegisterProps) => {
  const face = useSubmit(id);
  const { prefix, channel, posted: anyPosted } = useShop();
  const posted = anyPosted && [name, 'provider-join'].includes(anyPosted.action) ? anyPosted : undefined;
  const joining = joiningIn(posted);
  const { provider_ticket } = joining ?? {};
  // Where the login that is to follow leads.
  const wanted = returnPath(query.redirect ?? posted?.values.redirect);
  const way = wayOf(wanted);
  const lookup = useMemo(() => lookupPostal(channel), [channel]);
  const top = useRef<HTMLDivElement>(null);
  const isSeen = useRef(false);
  const { phase, fieldErrors, send } = face;
  const { values, unknown, isChecking, isRefused, take } = useReading(id, fieldErrors);
  const isConfirming = values !== null;
  const back = (): void => take({ type: 'back' });
  const confirm = (): void => {
    send({
      type: 'submit',
      form: name,
      values: { ...values, ...(provider_ticket ? { provider_ticket } : {}), ...way, step: 'confirmed' },
    });
  };
  const isBefore = useStepEntry(isConfirming, back, phase === 'done');
  useEffect(() => {
    // Forth and back the screen is another one; what is refused takes the focus by itself.
    if (isConfirming || (isSeen.current && !isRefused)) top.current?.focus();
    isSeen.current = isConfirming;
  }, [isConfirming, isRefused]);
  if (posted && isToConfirm(posted)) return <PlainConfirm id={id} posted={posted} />;
  return (
    <div ref={top} tabIndex={-1}>
      {isConfirming && <Confirm values={values} face={face} onConfirm={confirm} onBack={back} />}
      <div hidden={isConfirming}>
        <p className={words}>{text || note}</p>
        {joining && <Joining joining={joining} />}
        {isBefore && <Reloaded />}
        <SaidAtFirst posted={posted} />
        <SchemaForm
          form={form}
          id={id}
          initial={posted?.values ?? {}}
          serverErrors={unknown ?? fieldErrors ?? (phase === 'idle' ? (posted?.errors ?? null) : null)}
          isBusy={isConfirming || isChecking}
          isSaved={phase === 'done'}
          isForgotten={phase === 'done'}
          submitLabel="入力内容を確認する"
          onSubmit={(typed) => take({ type: 'fill', values: { ...typed } })}
          onReplayed={take}
          action={`${prefix}/-/do/${name}`}
          lookupPostal={lookup}
          slots={{
            below,
            aboveSubmit: Object.entries({ ...joining, ...way }).map(([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            )),
          }}
        />
        {joining ? (
          <div className={beneath}>
            <KnownForm
              form="provider-join"
              values={{ ...joining, ...way }}
              label="すでに会員の方：ログインして連携する"
              kind="text"
            />
          </div>
        ) : (
          <p className={beneath}>
            すでに会員の方は、<A href={withReturn('/login/', wanted)}>ログイン</A>してください。
          </p>
        )}
      </div>
    </div>
  );
};

/** The whole form of a new member, and what was typed to be confirmed before it is sent. */
export const View = ({ id, settings, query }: RegisterFormProps) => {
  const { title } = useShop();
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      <Register id={id} text={settings.note} query={query} />
    </section>
  );
};
