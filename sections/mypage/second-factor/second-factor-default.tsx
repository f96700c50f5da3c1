import { validators } from 'virtual:noren/validator/second-factor';
import type { FormEvent } from 'react';
import { useSubmit, type SubmitFace } from '../../../flows/submit/index';
import { secondFactorForm } from '../../../schemas/auth/second-factor.form';
import type { SecondFactor } from '../../../schemas/user/user';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { FlowError } from '../../../src/ui/flow-error';
import { useSaidFocus } from '../../../src/ui/focus';
import { useDo, useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { beneath, words } from '../../forms/around-form.css';
import { KnownPasswordBelow } from '../../forms/password-below';
import { SendingForm } from '../../forms/sending-form';
import { ToldList } from '../../forms/told-list';
import { secondFactorWords } from '../parts/second-factor-words';
import { AuthenticatorSetUp } from './authenticator-set-up';
import { buttons, title } from './second-factor.css';
import type { SecondFactorProps } from './second-factor.data';

const form = { ...secondFactorForm, validators };
const below = { password: <KnownPasswordBelow name="password" /> };

/** The heading: what comes of a form without script is read here, and not from the top of a long screen. */
const placeOf = (id: string): string => `${id}-title`;

interface Choice {
  readonly action: 'authenticator' | 'second-factor';
  readonly values: Readonly<Record<string, string>>;
  readonly label: string;
}

/** What can be chosen instead; an authenticator can be set up anew, as on another phone. */
const choicesBeside = (factor: SecondFactor): readonly Choice[] => [
  {
    action: 'authenticator',
    values: {},
    label: factor === 'totp' ? '認証アプリを設定しなおす' : '認証アプリを使う',
  },
  ...(factor === 'mail'
    ? []
    : [{ action: 'second-factor', values: { second_factor: 'mail' }, label: 'メールで受け取る' } as const]),
  ...(factor === 'none'
    ? []
    : [{ action: 'second-factor', values: { second_factor: 'none' }, label: '使用をやめる' } as const]),
];

interface ChoiceProps {
  readonly choice: Choice;
  readonly face: SubmitFace;
  readonly place: string;
}

const ChoiceForm = ({ choice, face, place }: ChoiceProps) => {
  const { action, values, label } = choice;
  const isBusy = face.phase === 'sending';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) face.send({ type: 'submit', form: action, values });
  };
  return (
    <form method="post" action={`${useDo(action)}#${place}`} onSubmit={submit}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button busy={isBusy}>{label}</Button>
    </form>
  );
};

const wishes = {
  mail: {
    text: 'ログインのたびに、ご登録のメールアドレスに認証コードをお送りします。',
    label: 'メールで受け取る設定にする',
  },
  none: { text: 'パスワードだけでログインできるようになります。', label: '二段階認証の使用をやめる' },
} as const;

const Confirm = ({ id, factor }: { readonly id: string; readonly factor: 'mail' | 'none' }) => {
  const face = useSubmit(`${id}-set`);
  const { text, label } = wishes[factor];
  return (
    <>
      <p className={words}>{text}</p>
      <SendingForm
        id={`${id}-set`}
        form={form}
        face={face}
        submitLabel={label}
        hidden={{ second_factor: factor }}
        below={below}
        place={placeOf(id)}
      />
    </>
  );
};

const SetUp = ({ id, factor }: { readonly id: string; readonly factor: SecondFactor }) => {
  const face = useSubmit(id);
  const { posted } = useShop();
  const isOurs = posted?.action === 'authenticator' || posted?.action === 'second-factor';
  // What was chosen, with script or without.
  const { secret, url, qr_svg: picture = '', second_factor: wish } = face.shown ?? (isOurs ? posted.values : {});
  const isAuthenticator = secret !== undefined && url !== undefined;
  // The button that was pressed is gone.
  const step = useSaidFocus<HTMLDivElement>(isAuthenticator ? secret : (wish ?? null));
  if (!isAuthenticator && wish === undefined) {
    const isRefused = posted?.action === 'authenticator' && posted.code !== '';
    return (
      <>
        <FlowError
          error={face.error}
          posted={isRefused ? posted : undefined}
          onRetry={() => face.send({ type: 'retry' })}
        />
        <div className={buttons}>
          {choicesBeside(factor).map((choice) => (
            <ChoiceForm key={choice.label} choice={choice} face={face} place={placeOf(id)} />
          ))}
        </div>
      </>
    );
  }
  return (
    <div ref={step} tabIndex={-1}>
      {isAuthenticator ? (
        <AuthenticatorSetUp id={`${id}-app`} secret={secret} url={url} picture={picture} place={placeOf(id)} />
      ) : (
        <Confirm id={id} factor={wish === 'mail' ? 'mail' : 'none'} />
      )}
      <p className={beneath}>
        {/* A page load: the screen is the same, and what was chosen is to be forgotten. */}
        <A href="/mypage/user_info" data-native="">
          変更せずに戻る
        </A>
      </p>
    </div>
  );
};

/** What a login asks for besides the password, and another choice. */
export const View = ({ id, settings, data: { factor } }: SecondFactorProps) => {
  const { drawing } = useShop();
  return (
    <section className={textScreen} aria-labelledby={placeOf(id)}>
      <h2 id={placeOf(id)} className={title}>
        {settings.title}
      </h2>
      {settings.note && <p className={words}>{settings.note}</p>}
      <ToldList told={[{ name: 'factor', title: '現在の設定', text: secondFactorWords[factor] }]} />
      {/* Begun anew with what was set, even if it is the same as before: the screen that says so is this one. */}
      <SetUp key={drawing} id={id} factor={factor} />
    </section>
  );
};
