import { userInfoForm } from '../../../schemas/user/user-info.form';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { remark } from '../../../src/ui/styles/remark.css';
import { soft } from '../../../src/ui/styles/text.css';
import { words } from '../../forms/around-form.css';
import { ToldList, toldOf } from '../../forms/told-list';
import type { UserInfoProps } from './user-info.data';

/** What the member has told; of the rest, that it can be added. */
export const View = ({ id, settings, data: { email, code, texts }, query }: UserInfoProps) => {
  const { title } = useShop();
  const told = toldOf(userInfoForm, texts);
  const filled = told.filter(({ text }) => text !== '');
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {query.saved && (
        <p className={`${remark} ${words}`} role="status">
          会員情報を変更しました。
        </p>
      )}
      {settings.note && <p className={words}>{settings.note}</p>}
      <ToldList
        told={[
          { name: 'email', title: 'メールアドレス', text: email },
          { name: 'code', title: 'ログインID', text: code },
          ...filled,
        ]}
      />
      {filled.length < told.length && (
        <p className={`${soft} ${words}`}>
          ほかの項目は、まだご登録がありません。「会員情報を変更する」からいつでも追加していただけます。
        </p>
      )}
      <A className={button.primary} href="/mypage/user_info/edit">
        会員情報を変更する
      </A>
    </section>
  );
};
