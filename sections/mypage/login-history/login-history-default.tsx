import type { LoginHistory } from '../../../schemas/user/user';
import { browserName } from '../../../src/domain/browser-name';
import { formatTime } from '../../../src/lib/dates';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { EmptyState } from '../../../src/ui/empty-state';
import { Pagination } from '../../../src/ui/pagination';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { words } from '../../forms/around-form.css';
import type { LoginHistoryProps } from './login-history.data';
import { logins as loginsClass } from './login-history.css';

const path = '/mypage/login_history';
const hrefOf = (page: number): string => (page === 1 ? path : `${path}?page=${page}`);

const Login = ({ login }: { readonly login: LoginHistory }) => {
  const { channel } = useShop();
  const { logged_in_at: at, user_agent: userAgent, address } = login;
  return (
    <li>
      <time dateTime={at}>{formatTime(at)}</time>
      <p>{browserName(userAgent)}</p>
      {address !== '' && <span>IPアドレス {address}</span>}
      {login.channel !== channel && <span>ほかのショップでのログイン</span>}
    </li>
  );
};

const Empty = ({ isBeyond }: { readonly isBeyond: boolean }) => (
  <EmptyState title="ログインの記録はありません">
    <A className={button.outline} href={isBeyond ? path : '/mypage'}>
      {isBeyond ? '最新の記録を見る' : 'マイページへ戻る'}
    </A>
  </EmptyState>
);

/** When, with what and from where the member has logged in, page by page. */
export const View = ({ id, settings, data: { logins } }: LoginHistoryProps) => {
  const { title } = useShop();
  const { current, last, total } = logins.page;
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {settings.note && <p className={words}>{settings.note}</p>}
      {logins.data.length > 0 ? (
        <ul className={loginsClass}>
          {logins.data.map((login) => (
            <Login key={login.id} login={login} />
          ))}
        </ul>
      ) : (
        <Empty isBeyond={total > 0} />
      )}
      <Pagination current={current} last={last} hrefOf={hrefOf} label="ログイン履歴のページ" />
    </section>
  );
};
