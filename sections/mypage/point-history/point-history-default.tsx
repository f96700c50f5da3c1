import type { PointHistory, Points } from '../../../schemas/point/point';
import { formatLastDay, formatTime } from '../../../src/lib/dates';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { EmptyState } from '../../../src/ui/empty-state';
import { Pagination } from '../../../src/ui/pagination';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { words } from '../../forms/around-form.css';
import { balance, ends, entries as entriesClass, historyTitle } from './point-history-default.css';
import type { PointHistoryProps } from './point-history.data';

const path = '/mypage/point';
const hrefOf = (page: number): string => (page === 1 ? path : `${path}?page=${page}`);

const reasons: Readonly<Record<PointHistory['reason'], string>> = {
  earned: 'お買い物で付与',
  granted: 'お店から付与',
  returned: 'ご注文の取り消し・返金による返還',
  used: 'お買い物でご利用',
  withdrawn: 'お店による取り消し',
  expired: '有効期限切れ',
};

const count = (points: number): string => points.toLocaleString('ja-JP');

/** Below zero with the sign that is set in figures. */
const signed = (points: number): string => (points < 0 ? `−${count(-points)}` : `+${count(points)}`);

const Balance = ({ points: { balance: all, data } }: { readonly points: Points }) => (
  <>
    <p className={balance}>
      ご利用いただけるポイント
      <br />
      <strong>{count(all)}</strong>ポイント
    </p>
    {data.some(({ expires_at: end }) => end !== null) && (
      <ul className={ends} aria-label="有効期限ごとのポイント">
        {data.map(({ points, expires_at: end }) => (
          <li key={end ?? ''}>
            {end === null ? '有効期限なし' : <time dateTime={end}>{formatLastDay(end)}まで</time>}
            <span>{count(points)}ポイント</span>
          </li>
        ))}
      </ul>
    )}
  </>
);

const Entry = ({ entry: { at, reason, points, expires_at: end, note } }: { readonly entry: PointHistory }) => (
  <li>
    <time dateTime={at}>{formatTime(at)}</time>
    <strong>{reasons[reason]}</strong>
    {note !== '' && <small>{note}</small>}
    {end !== null && <small>有効期限：{formatLastDay(end)}</small>}
    <span data-goes={points < 0 ? '' : undefined}>{signed(points)}</span>
  </li>
);

const Empty = ({ isBeyond }: { readonly isBeyond: boolean }) => (
  <EmptyState title={isBeyond ? 'このページに履歴はありません' : 'ポイントの履歴はまだありません'}>
    <A className={button.outline} href={isBeyond ? path : '/mypage'}>
      {isBeyond ? '最新の履歴を見る' : 'マイページへ戻る'}
    </A>
  </EmptyState>
);

/** What there is, until when, and how it came and went, page by page. */
export const View = ({ id, settings, data: { points, entries } }: PointHistoryProps) => {
  const { title } = useShop();
  const { current, last, total } = entries.page;
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      <Balance points={points} />
      {settings.note && <p className={words}>{settings.note}</p>}
      <h2 className={historyTitle}>ポイントの履歴</h2>
      {entries.data.length > 0 ? (
        <ul className={entriesClass}>
          {entries.data.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      ) : (
        <Empty isBeyond={total > 0} />
      )}
      <Pagination current={current} last={last} hrefOf={hrefOf} label="ポイント履歴のページ" />
    </section>
  );
};
