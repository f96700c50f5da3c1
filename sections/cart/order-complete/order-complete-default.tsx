import { useEffect } from 'react';
import { usePaymentEnd } from '../../../flows/checkout/index';
import { receiptPath } from '../../../schemas/document/receipt-path';
import { isWhole, type TemporaryOrder } from '../../../schemas/order/order';
import { isStanding } from '../../../schemas/order-terms/order-states';
import { formatDate } from '../../../src/lib/dates';
import { payByOf, takenWords } from '../../../src/domain/payment-words';
import { orderPath } from '../../../src/domain/shown-order';
import { afterOrderWords } from '../../../src/domain/delivery/awaited';
import { forgetPlacedOrder } from '../../../src/session/forget-placed-order';
import { keepPlacedOrder } from '../../../src/session/placed-order';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { useShop } from '../../../src/ui/shop-context';
import { arrivalLines, parcelName, placeName } from '../../../src/domain/delivery/delivery-words';
import { Arrival } from '../parts/arrival';
import { ReducedRate } from '../order-parts/reduced-rate';
import { LineItem } from '../parts/line-item';
import { remark } from '../../../src/ui/styles/remark.css';
import { action, compact, readSection } from '../parts/cart-parts.css';
import { OnParcels } from '../parts/on-parcels';
import { OrderPlaces } from '../parts/order-places';
import { OrderedGiftBox } from '../gift-parts/ordered-gift';
import { Receiver, receiversOf } from '../parts/receivers';
import { SumsList } from '../parts/sums-list';
import { onScreen, onward, orderNumber, part, todo } from './order-complete-default.css';
import type { OrderCompleteProps } from './order-complete.data';
import { DispatchStep, doneIf, PaymentStep } from './onward-steps';
import { OrderStateWords, type ShownOrder } from './order-state-words';

interface Props {
  readonly id: string;
  readonly order: TemporaryOrder;
}

/** What has happened and what comes next; where the money comes first, that stands before the parcel leaves. */
const Onward = ({ order: { status, email, payment, shippings, social_gift: gift } }: Pick<Props, 'order'>) => {
  const isToBePaid = payByOf(payment) !== null;
  const isReceived = gift?.status === 'received';
  const parcels = shippings.flatMap(({ packings }, at) =>
    packings.map((packing) => ({
      packing,
      name: [shippings.length > 1 ? placeName(at) : '', parcelName(packings, packing.key)].join(' ').trim(),
      words: arrivalLines(packing, isToBePaid).join('\n'),
    })),
  );
  // Parcels that come together are told of once.
  const arrivals = new Map(parcels.map((parcel) => [parcel.words, parcel]));
  const namesOf = (words: string): string =>
    parcels
      .filter((parcel) => parcel.words === words)
      .map(({ name }) => name)
      .join('・');
  return (
    <ol className={`${onward} ${onScreen}`} aria-label="これからの流れ">
      <li data-done="">
        <b>ご注文を承りました</b>
        <span>{email} へ、確認のメールをお送りします。</span>
      </li>
      <PaymentStep payment={payment} />
      {gift && (
        <li {...doneIf(isReceived)}>
          <b>お受け取り</b>
          <span>
            {isReceived
              ? `${gift.receiver_name} 様が、お届け先とお届け日をご入力になりました。`
              : `リンクを受け取った方が、${formatDate(gift.expires_at)}までにお届け先とお届け日をご入力になります。`}
          </span>
        </li>
      )}
      {(!gift || isReceived) && <DispatchStep status={status} isToBePaid={isToBePaid} />}
      <li {...doneIf(status === 'delivered')}>
        <b>お届け</b>
        {gift && <span>受け取る方がお選びになった日に、お届けします。</span>}
        {[...(gift ? [] : arrivals)].map(([words, { packing }]) => (
          <span key={words}>
            {arrivals.size > 1 && `${namesOf(words)}：`}
            <Arrival packing={packing} isPrepaid={isToBePaid} />
          </span>
        ))}
      </li>
    </ol>
  );
};

/** Ordered is not paid: what to do, by when. */
const ToDo = ({ id, order: { payment } }: Props) => {
  const payBy = payByOf(payment);
  return (
    <section className={todo} aria-labelledby={`${id}-pay`}>
      <h2 id={`${id}-pay`}>{payBy ? 'お支払いのお願い' : 'お支払い'}</h2>
      <dl>
        <div>
          <dt>お支払い方法</dt>
          <dd>{payment.name}</dd>
        </div>
        {payment.number && (
          <div>
            <dt>お支払い番号</dt>
            <dd>{payment.number}</dd>
          </div>
        )}
        {payBy && (
          <div>
            <dt>お支払い期限</dt>
            <dd>
              <time dateTime={payBy}>{formatDate(payBy)}</time>
            </dd>
          </div>
        )}
      </dl>
      {payment.instruction && <p>{payment.instruction}</p>}
      {takenWords(payment) && <p>{takenWords(payment)}</p>}
    </section>
  );
};

/** What was chosen asks for something more, such as an emblem that is to be sent in. */
const ForOptions = ({ id, order }: Props) => {
  const asked = afterOrderWords(order);
  if (asked.length === 0) return null;
  return (
    <section className={todo} aria-labelledby={`${id}-after`}>
      <h2 id={`${id}-after`}>ご注文のあとのお願い</h2>
      {asked.map(({ name, words }) => (
        <p key={name}>
          <b>{name}</b>
          <br />
          {words}
        </p>
      ))}
    </section>
  );
};

const Contents = ({ id, order }: Props) => (
  <>
    <section className={part} aria-labelledby={`${id}-goods`}>
      <h2 id={`${id}-goods`}>ご注文の内容</h2>
      <ul className={compact} aria-label="ご注文の商品">
        {order.lines.map((line) => (
          <LineItem key={line.key} line={line}>
            <Receiver name={receiversOf(order.shippings).get(line.shipping_key)} />
          </LineItem>
        ))}
      </ul>
      <SumsList totals={order.totals} coupons={order.coupons} />
      <ReducedRate {...order.totals} />
    </section>
    <section className={part} aria-labelledby={`${id}-delivery`}>
      <h2 id={`${id}-delivery`}>お届け</h2>
      <OrderPlaces order={order} />
      <OnParcels {...order} />
    </section>
  </>
);

/** Where the order is seen later on: a member's stands among their own. */
const Later = ({ order }: Pick<Props, 'order'>) =>
  useShop().visitor === 'member' ? (
    <p className={onScreen}>
      <A href={orderPath({ id: order.id })}>ご注文の状況・キャンセル・領収書</A>
    </p>
  ) : (
    <>
      <p className={onScreen}>
        <A href={receiptPath(order)}>ご注文の状況・キャンセル・領収書</A>
      </p>
      <p className={`${remark} ${onScreen}`}>この画面は30分間ご覧いただけます。ご注文番号をお控えください。</p>
    </>
  );

const Thanks = ({ id, order, slots }: Props & Pick<OrderCompleteProps, 'slots'>) => (
  <>
    <dl className={orderNumber}>
      <dt>ご注文番号</dt>
      <dd>{order.order_no}</dd>
    </dl>
    {order.social_gift && <OrderedGiftBox id={id} gift={order.social_gift} place="elsewhere" />}
    {/* A gift that nobody has received in time ends within a minute. */}
    {order.social_gift?.status !== 'expired' && (
      <>
        <Onward order={order} />
        <ToDo id={id} order={order} />
      </>
    )}
    <ForOptions id={id} order={order} />
    {slots.next}
    <Contents id={id} order={order} />
    <Later order={order} />
    <div className={action}>
      <A className={button.primary} href="/">
        お買い物を続ける
      </A>
    </div>
  </>
);

/** Null: there is nothing to thank for, or somebody else to thank. */
const thanksFor = (order: ShownOrder): TemporaryOrder | null =>
  order && isWhole(order) && isStanding(order.status) ? order : null;

/** Tells this browser's other tabs which order their cart has become. */
const useKeptOrder = (id: string | undefined, shown: ShownOrder): void => {
  const { channel } = useShop();
  useEffect(() => {
    if (shown?.status === 'cancelled') forgetPlacedOrder(channel, shown.order_no);
    const order = thanksFor(shown);
    if (id === undefined || order === null) return;
    const { order_no, expire_at } = order;
    keepPlacedOrder(channel, { id, order_no, expire_at });
  }, [channel, id, shown]);
};

/** To whoever comes back from paying for the same cart, which was ordered otherwise in another window meanwhile. */
const otherUnpaid =
  'このご注文の前にお手続きされていた別のお支払いは、完了していません。そのお支払いによるご請求はありません。ご注文は、次の内容で承っています。';

/** What was ordered, its number, and what happens next. */
export const View = ({ id, data: { order }, query, slots }: OrderCompleteProps) => {
  usePaymentEnd();
  useKeptOrder(query.id, order);
  const thanked = thanksFor(order);
  return (
    <section className={readSection} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{thanked ? 'ご注文ありがとうございます' : 'ご注文の状況'}</h1>
      {thanked && query.error?.startsWith('payment.') && <p className={remark}>{otherUnpaid}</p>}
      {thanked ? <Thanks id={id} order={thanked} slots={slots} /> : <OrderStateWords order={order} />}
    </section>
  );
};
