import type { Order } from '../../../schemas/order/order';
import { leftAfterRefunds, orderNextWords, orderStateWords } from '../../../src/domain/order-words';
import { formatTime } from '../../../src/lib/dates';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { EmptyState } from '../../../src/ui/empty-state';
import { Pagination } from '../../../src/ui/pagination';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { visuallyHidden } from '../../../src/ui/styles/text.css';
import { words } from '../../forms/around-form.css';
import { LinePicture } from '../../cart/parts/line-item';
import { Yen } from '../../cart/parts/yen';
import { facts, goods, orders as ordersClass, pictures, state, total } from './order-history-default.css';
import type { OrderHistoryProps } from './order-history.data';

const path = '/mypage/order_history';
const hrefOf = (page: number): string => (page === 1 ? path : `${path}?page=${page}`);

/** More of them would not fit beside one another on a phone. */
const mostPictures = 4;

/** One line of each product, wherever it is sent. */
const productsIn = (lines: Order['lines']): Order['lines'] =>
  lines.filter(
    ({ product_info: { key } }, at) => lines.findIndex(({ product_info: other }) => other.key === key) === at,
  );

/** `煎茶 ほか2品` */
const goodsOf = (lines: Order['lines']): string => {
  const names = [...new Set(lines.map(({ product_info: { name } }) => name))];
  return names.length > 1 ? `${names[0]} ほか${names.length - 1}品` : (names[0] ?? '');
};

const Item = ({ order }: { readonly order: Order }) => {
  const { id, order_no: number, ordered_at: at, lines, totals, status, refunds = [] } = order;
  const next = orderNextWords(order);
  return (
    <li>
      <dl className={facts}>
        <div>
          <dt>ご注文日</dt>
          <dd>
            <time dateTime={at}>{formatTime(at)}</time>
          </dd>
        </div>
        <div>
          <dt>ご注文番号</dt>
          <dd>{number}</dd>
        </div>
      </dl>
      <p className={state} data-status={status}>
        <strong>{orderStateWords(order)}</strong>
        {next && <span>{next}</span>}
      </p>
      <div className={goods}>
        <div className={pictures} aria-hidden="true">
          {productsIn(lines)
            .slice(0, mostPictures)
            .map(({ key, product_info: info }) => (
              <LinePicture key={key} info={info} />
            ))}
        </div>
        <p>{goodsOf(lines)}</p>
      </div>
      <p className={total}>
        合計（税込） <Yen amount={totals.total_payment} />
        {refunds.length > 0 && (
          <>
            （ご返金後 <Yen amount={leftAfterRefunds(totals, refunds)} />）
          </>
        )}
      </p>
      <A className={button.outline} href={`${path}/${id}`}>
        注文内容を見る<span className={visuallyHidden}>（ご注文番号 {number}）</span>
      </A>
    </li>
  );
};

const Empty = ({ isBeyond }: { readonly isBeyond: boolean }) => (
  <EmptyState title={isBeyond ? 'このページにご注文はありません' : 'ご注文はまだありません'}>
    <A className={button.outline} href={isBeyond ? path : '/product'}>
      {isBeyond ? '最新のご注文を見る' : '商品を見る'}
    </A>
  </EmptyState>
);

interface SumProps {
  readonly orders: OrderHistoryProps['data']['orders'];
}

/** What was bought, in number and sum alike; what was ordered and not kept is told beside it. */
const Sum = ({ orders }: SumProps) => {
  const { page, user_order_total_payment: sum, user_order_bought_count: bought } = orders;
  const others = page.total - (bought ?? page.total);
  return (
    <p className={words}>
      {bought === undefined ? (
        <>
          これまでのご注文 {page.total}件、お買い上げの合計（取り消し・ご返金の分を除く） <Yen amount={sum} />
        </>
      ) : (
        <>
          これまでのお買い上げ {bought}件、合計 <Yen amount={sum} />
          {others > 0 && `（このほかに、取り消し・返品になったご注文が${others}件あります）`}
        </>
      )}
    </p>
  );
};

/** What the member has ordered, how it stands and what is to be done, page by page. */
export const View = ({ id, settings, data: { orders } }: OrderHistoryProps) => {
  const { title } = useShop();
  const { data, page } = orders;
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {settings.note && <p className={words}>{settings.note}</p>}
      {page.total > 0 && <Sum orders={orders} />}
      {data.length > 0 ? (
        <ul className={ordersClass}>
          {data.map((order) => (
            <Item key={order.id} order={order} />
          ))}
        </ul>
      ) : (
        <Empty isBeyond={page.total > 0} />
      )}
      <Pagination current={page.current} last={page.last} hrefOf={hrefOf} label="注文履歴のページ" />
    </section>
  );
};
