import { validators } from 'virtual:noren/validator/user-info';
import { useMemo } from 'react';
import { useSubmit } from '../../../flows/submit/index';
import { userInfoForm } from '../../../schemas/user/user-info.form';
import { A } from '../../../src/ui/a';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { beneath, words } from '../../forms/around-form.css';
import { SendingForm } from '../../forms/sending-form';
import { ToldList } from '../../forms/told-list';
import { lookupPostal } from '../../cart/parts/lookup-postal';
import { toldBy } from '../../../src/domain/told-fingerprint';
import { ChangedElsewhere, useShownAnew, useTypedOver } from '../parts/outdated-form';
import type { UserInfoFormProps } from './user-info-form.data';

const form = { ...userInfoForm, validators };

const usual = '空欄にした項目は、登録から削除します。';

/** No call changes the mail address: whoever has the mailbox has the account. */
const Mail = ({ email }: { readonly email: string }) => (
  <>
    {email}
    <br />
    変更をご希望のときは、<A href="/contact">お問い合わせ</A>ください。
  </>
);

/** What a member has told, to be changed. */
export const View = ({ id, settings, data: { memberId, email, texts, fingerprint } }: UserInfoFormProps) => {
  const face = useSubmit(id);
  useShownAnew(id, face);
  const typed = useTypedOver(form, texts);
  const { title, channel } = useShop();
  const lookup = useMemo(() => lookupPostal(channel), [channel]);
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      <p className={words}>{settings.note || usual}</p>
      <ToldList
        told={[
          { name: 'email', title: 'メールアドレス', text: <Mail email={email} /> },
          { name: 'password', title: 'パスワード', text: <A href="/mypage/password">パスワードを変更する</A> },
        ]}
      />
      <ChangedElsewhere form={form} known={texts} />
      <SendingForm
        id={id}
        form={form}
        face={face}
        submitLabel="この内容に変更する"
        initial={typed?.texts ?? texts}
        told={toldBy(fingerprint, texts)}
        typedBeside={fingerprint}
        // Whoever logs in next in this tab is shown nothing of it.
        keptAs={`user-info-${memberId}`}
        lookupPostal={lookup}
      />
      <p className={beneath}>
        <A href="/mypage/user_info">変更せずに会員情報へ戻る</A>
      </p>
    </section>
  );
};
