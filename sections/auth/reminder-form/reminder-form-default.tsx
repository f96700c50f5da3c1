import { validators } from 'virtual:noren/validator/reminder';
import { useSubmit } from '../../../flows/submit/index';
import { reminderForm } from '../../../schemas/user/reminder.form';
import { returnPath } from '../../../src/domain/return-path';
import { wayOf, withReturn } from '../../../src/lib/way-to-login';
import { A } from '../../../src/ui/a';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { words } from '../../forms/around-form.css';
import { SendingForm } from '../../forms/sending-form';
import type { ReminderFormProps } from './reminder-form.data';

const form = { ...reminderForm, validators };

const notes = {
  password: 'ご登録のメールアドレスを入力してください。パスワードを設定しなおすためのメールをお送りします。',
  username: 'ご登録のメールアドレスを入力してください。ログインIDをお知らせするためのメールをお送りします。',
} as const;

/** The same, whether the shop knows the address or not. */
const Sent = ({ again }: { readonly again: string }) => (
  <>
    <p className={words} role="status">
      ご入力のメールアドレスが登録されている場合は、ご案内のメールをお送りしました。メールに書かれた手順にお進みください。
    </p>
    <p className={words}>
      しばらくしても届かないときは、迷惑メールのフォルダーをお確かめのうえ、
      <A href={again}>もう一度お試しください</A>。
    </p>
  </>
);

/** Asks for the mail that leads back to a forgotten password, or on the other screen to a forgotten login id. */
export const View = ({ id, settings, query }: ReminderFormProps) => {
  const face = useSubmit(id);
  const { page, title } = useShop();
  const back = returnPath(query.redirect);
  const forgotten = page === 'reminder.username' ? 'username' : 'password';
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {query.sent ? (
        <Sent again={withReturn(forgotten === 'username' ? '/reminder/username' : '/reminder', back)} />
      ) : (
        <>
          <p className={words}>{settings.note || notes[forgotten]}</p>
          <SendingForm
            id={id}
            form={form}
            face={face}
            submitLabel="メールを送る"
            hidden={{ type: forgotten, ...wayOf(back) }}
          />
        </>
      )}
    </section>
  );
};
