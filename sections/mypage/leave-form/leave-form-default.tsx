import { validators } from 'virtual:noren/validator/leave';
import { useEffect } from 'react';
import { useSubmit } from '../../../flows/submit/index';
import { leaveForm } from '../../../schemas/user/leave.form';
import { forgetKept } from '../../../src/forms/forget-kept';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { beneath, told, words } from '../../forms/around-form.css';
import { KnownPasswordBelow } from '../../forms/password-below';
import { SendingForm } from '../../forms/sending-form';
import { consequences } from './leave-form.css';
import type { LeaveFormProps } from './leave-form.data';

const form = { ...leaveForm, validators };
const below = { password: <KnownPasswordBelow name="password" /> };

const usual = '退会すると、会員情報は元に戻せません。内容をご確認のうえ、お手続きください。';

const Done = () => {
  const { channel } = useShop();
  // What was typed as a member, too.
  useEffect(() => forgetKept(channel), [channel]);
  return (
    <div className={told}>
      <p role="status">
        退会の手続きが完了しました。会員情報を削除し、すべての端末からログアウトしています。これまでのご利用、ありがとうございました。
      </p>
      <A className={button.outline} href="/">
        トップページへ戻る
      </A>
    </div>
  );
};

/** What the account takes with it, and what the law has a shop keep. */
const Consequences = () => (
  <dl className={consequences}>
    <dt>削除するもの</dt>
    <dd>
      お名前、ご住所、電話番号などの会員情報、ログインIDとパスワード、ログイン履歴、会員様のカートの中身。すぐに削除し、元には戻せません。
    </dd>
    <dt>残るもの</dt>
    <dd>これまでのご注文の記録。帳簿の保存などについて法令が定める期間は、お届け先を含めて保管します。</dd>
  </dl>
);

const Leave = ({ id, settings: { note }, slots }: Pick<LeaveFormProps, 'id' | 'settings' | 'slots'>) => {
  const face = useSubmit(id);
  return (
    <>
      <p className={words}>{note || usual}</p>
      {slots.before}
      <Consequences />
      {slots.after}
      <SendingForm id={id} form={form} face={face} submitLabel="退会する" below={below} />
      <p className={beneath}>
        <A href="/mypage">退会せずにマイページへ戻る</A>
      </p>
    </>
  );
};

/** Leaving: what it means, the password, and a press. Afterwards a guest reads that it is done. */
export const View = ({ id, settings, slots, query }: LeaveFormProps) => {
  const { title, visitor } = useShop();
  const isDone = query.done !== undefined && visitor === 'guest';
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {isDone ? <Done /> : <Leave {...{ id, settings, slots }} />}
    </section>
  );
};
