import { carrierName, trackingUrl } from '../../../schemas/order/carriers';
import type { Order } from '../../../schemas/order/order';
import { isStanding } from '../../../schemas/order-terms/order-states';
import { afterOrderWords } from '../../../src/domain/delivery/awaited';
import {
  addressWords,
  amountHiddenWords,
  ordererName,
  receiverName,
} from '../../../src/domain/delivery/delivery-words';
import { orderNextWords, orderStateWords } from '../../../src/domain/order-words';
import { cancelId, orderPath, shownOrder } from '../../../src/domain/shown-order';
import { formatNumber } from '../../../src/lib/numbers';
import { formatDate, formatTime } from '../../../src/lib/dates';
import { A } from '../../../src/ui/a';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { alarm } from '../../../src/ui/styles/remark.css';
import { beneath, words } from '../../forms/around-form.css';
import { ToldList } from '../../forms/told-list';
import { ReducedRate } from '../../cart/order-parts/reduced-rate';
import { LineItem } from '../../cart/parts/line-item';
import { OrderPlaces } from '../../cart/parts/order-places';
import { compact } from '../../cart/parts/cart-parts.css';
import { Receiver, receiversOf } from '../../cart/parts/receivers';
import { OrderedGiftBox } from '../../cart/gift-parts/ordered-gift';
import { SumsList } from '../../cart/parts/sums-list';
import { MemoPart } from '../parts/memo-part';
import { OrderAgain } from '../parts/order-again';
import { RefundList } from '../parts/refund-list';
import { onScreen, parcelList, part, state } from './order-detail-default.css';
import type { OrderDetailProps } from './order-detail.data';
import { OrderProgress } from './order-progress';

interface Props {
  readonly id: string;
  readonly order: Order;
}

/** What was chosen is still to be done. */
const isToBeMade = ({ status }: Order): boolean => status === 'ordered' || status === 'preparing';

/** How it stands, and what is to be done now. */
const State = ({ id, order }: Props) => {
  const { payment, status } = order;
  const next = orderNextWords(order);
  const isToBePaid = status === 'ordered' && payment.status === 'awaiting';
  return (
    <section className={state} aria-labelledby={`${id}-state`} data-status={status}>
      <h2 id={`${id}-state`}>{orderStateWords(order)}</h2>
      {next && <p className={order.cancel_only_ecd_key === '' ? undefined : alarm}>{next}</p>}
      {isToBePaid && payment.number && (
        <p>
          お支払い番号 <b>{payment.number}</b>
        </p>
      )}
      {isToBePaid && payment.instruction && <p>{payment.instruction}</p>}
      {isToBeMade(order) &&
        afterOrderWords(order).map((asked) => (
          <p key={asked.name}>
            <b>{asked.name}</b>
            <br />
            {asked.words}
          </p>
        ))}
      <OrderProgress order={order} />
    </section>
  );
};

type Packing = Order['shippings'][number]['packings'][number];

/** What has left of a packing, with the carrier's own page; or that nothing of it does. */
const Parcels = ({ packing: { parcels = [], is_left_out: isLeftOut = false } }: { readonly packing: Packing }) => {
  if (isLeftOut) return <p className={alarm}>このお荷物は、お届けしておりません。</p>;
  if (parcels.length === 0) return null;
  return (
    <ul className={parcelList} aria-label="発送したお荷物">
      {parcels.map(({ carrier, number, sent_at: at }) => {
        const url = trackingUrl(carrier, number);
        return (
          <li key={`${carrier} ${number ?? ''}`}>
            <span>
              {formatDate(at)}発送　{carrierName(carrier)}
            </span>
            {number !== null && <span>お問い合わせ番号 {number}</span>}
            {url !== null && (
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`荷物を追跡する（${number ?? ''}、新しいタブで開きます）`}
              >
                荷物を追跡する
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** Nothing of it is expected any more. */
const isOff = ({ status }: Order): boolean => status === 'cancelled' || status === 'delivered' || status === 'returned';

const hasBegun = ({ shippings }: Order): boolean =>
  shippings.some(({ packings }) =>
    packings.some(({ parcels = [], is_left_out: isLeftOut = false }) => isLeftOut || parcels.length > 0),
  );

/** Where everything goes, and when. What is not expected any more has no day. */
const Delivery = ({ id, order }: Props) => (
  <section className={part} aria-labelledby={`${id}-delivery`}>
    <h2 id={`${id}-delivery`}>お届け</h2>
    <OrderPlaces order={order} isOff={isOff(order)} isBegun={isOff(order) || hasBegun(order)}>
      {(packing) => <Parcels packing={packing} />}
    </OrderPlaces>
  </section>
);

/** Points come with the goods, and go with them. */
const earnedWords = (points: number, status: Order['status']): string => {
  const words = `${formatNumber(points)}ポイント`;
  if (status === 'delivered') return words;
  return status === 'returned' ? `${words}（返品のため取り消しました）` : `${words}（お届け後に差し上げます）`;
};

const toldOf = ({ order_no: number, ordered_at: at, orderer, payment, ...order }: Order) => [
  { name: 'number', title: 'ご注文番号', text: number },
  { name: 'at', title: 'ご注文日', text: formatTime(at) },
  { name: 'orderer', title: 'ご注文者', text: `${ordererName(orderer)} 様` },
  { name: 'address', title: 'ご住所', text: addressWords(orderer) },
  { name: 'email', title: 'メールアドレス', text: orderer.email },
  { name: 'payment', title: 'お支払い方法', text: payment.name },
  ...(payment.pay_by === null || payment.status !== 'awaiting'
    ? []
    : [{ name: 'pay-by', title: 'お支払い期限', text: formatDate(payment.pay_by) }]),
  ...(order.earned_points === undefined || !isStanding(order.status)
    ? []
    : [{ name: 'points', title: '獲得ポイント', text: earnedWords(order.earned_points, order.status) }]),
  ...(order.sender
    ? [{ name: 'sender', title: 'ご依頼主', text: `${receiverName(order.sender)} 様　${addressWords(order.sender)}` }]
    : []),
  ...(order.is_amount_hidden ? [{ name: 'amounts', title: '金額の表示', text: amountHiddenWords }] : []),
];

/** An order, of a member or a guest: how it stands, what was bought, where it goes, how it is paid. */
export const View = ({ id, settings, data: { order }, slots, params, query }: OrderDetailProps) => {
  const { title } = useShop();
  const shown = shownOrder({ params, query });
  const receivers = receiversOf(order.shippings);
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {settings.note && <p className={words}>{settings.note}</p>}
      <State id={id} order={order} />
      {/* Where no layout has a place for it, its link is still told. */}
      {order.social_gift && (slots.gift ?? <OrderedGiftBox id={id} gift={order.social_gift} place="here" />)}
      {slots.cancel}
      <section className={part} aria-labelledby={`${id}-about`}>
        <h2 id={`${id}-about`}>ご注文について</h2>
        <ToldList told={toldOf(order)} />
      </section>
      <section className={part} aria-labelledby={`${id}-goods`}>
        <h2 id={`${id}-goods`}>商品</h2>
        <ul className={compact} aria-label="ご注文の商品">
          {order.lines.map((line) => (
            <LineItem key={line.key} line={line}>
              <Receiver name={receivers.get(line.shipping_key)} />
            </LineItem>
          ))}
        </ul>
        <SumsList totals={order.totals} coupons={order.coupons} />
        <RefundList order={order} />
        <ReducedRate {...order.totals} />
      </section>
      <Delivery id={id} order={order} />
      {order.memo !== undefined && (
        <div className={`${part} ${onScreen}`}>
          {/* Where no layout has a place for them, notes can still be taken. */}
          {slots.memo ?? <MemoPart id={`${id}-memo`} order={order} />}
        </div>
      )}
      <OrderAgain shown={shown} className={`${beneath} ${onScreen}`} />
      {slots.documents && <div className={`${part} ${onScreen}`}>{slots.documents}</div>}
      {order.can_cancel && query.cancel === undefined && (
        <p className={`${beneath} ${onScreen}`}>
          <A href={`${orderPath(shown, { cancel: '1' })}#${cancelId}`}>このご注文をキャンセルする</A>
        </p>
      )}
      <p className={`${beneath} ${onScreen}`}>
        {'id' in shown ? <A href="/mypage/order_history">注文履歴へ戻る</A> : <A href="/">お買い物を続ける</A>}
      </p>
    </section>
  );
};
