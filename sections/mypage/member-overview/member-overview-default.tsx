import type { User } from '../../../schemas/user/user';
import { formatTime } from '../../../src/lib/dates';
import { A } from '../../../src/ui/a';
import { useShop } from '../../../src/ui/shop-context';
import { screen } from '../../../src/ui/styles/page.css';
import { ToldList } from '../../forms/told-list';
import { secondFactorWords } from '../parts/second-factor-words';
import type { MemberOverviewProps } from './member-overview.data';
import { fact, greeting, halves, ways } from './member-overview.css';

const Mail = ({ user: { email, is_registered_member: isConfirmed } }: { readonly user: User }) => (
  <span className={fact}>
    <span>{email}</span>
    {isConfirmed ? '（確認済み）' : <A href="/verify">メールアドレスを確認する</A>}
  </span>
);

const Factor = ({ factor }: { readonly factor: User['second_factor'] }) => (
  <span className={fact}>
    {secondFactorWords[factor]}
    <A href="/mypage/user_info">{factor === 'none' ? '設定する' : '変更する'}</A>
  </span>
);

const LastLogin = ({ at }: { readonly at: string }) => (
  <span className={fact}>
    <time dateTime={at}>{formatTime(at)}</time>
    <A href="/mypage/login_history">履歴を見る</A>
  </span>
);

/** Whose page it is, what stands about the account, and where to go on. */
export const View = ({ id, settings, data: { user, lastLogin } }: MemberOverviewProps) => {
  const { title } = useShop();
  return (
    <section className={screen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      <p className={greeting}>
        {user.orderer_name !== '' && <strong>{user.orderer_name} 様</strong>}
        {settings.greeting}
      </p>
      <div className={halves}>
        <section aria-labelledby={`${id}-account`}>
          <h2 id={`${id}-account`}>ご登録の内容</h2>
          <ToldList
            told={[
              { name: 'email', title: 'メールアドレス', text: <Mail user={user} /> },
              { name: 'code', title: 'ログインID', text: user.code },
              { name: 'factor', title: '二段階認証', text: <Factor factor={user.second_factor} /> },
              ...(lastLogin === null
                ? []
                : [{ name: 'login', title: '最終ログイン', text: <LastLogin at={lastLogin} /> }]),
            ]}
          />
        </section>
        {settings.ways.length > 0 && (
          <nav aria-labelledby={`${id}-ways`}>
            <h2 id={`${id}-ways`}>お手続き</h2>
            <ul className={ways}>
              {settings.ways.map(({ label, url, text }) => (
                <li key={url}>
                  <A href={url}>
                    <strong>{label}</strong>
                    {text && <span>{text}</span>}
                  </A>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </section>
  );
};
