import { Fragment } from 'react';
import { carrierName, trackingUrl } from '../../../schemas/order/carriers';
import type { Order } from '../../../schemas/order/order';
import { addressWords, ordererName, parcelWords, placeName, receiverName } from '../../../src/domain/delivery-words';
import { orderNextWords, orderStateWords } from '../../../src/domain/order-words';
import { formatDate, formatTime } from '../../../src/lib/dates';
import { A } from '../../../src/ui/a';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { alarm } from '../../../src/ui/styles/remark.css';
import { beneath, words } from '../../auth/parts/auth.css';
import { ToldList } from '../../auth/parts/told-list';
import { Arrival } from '../../cart/parts/arrival';
import { LineItem } from '../../cart/parts/line-item';
import { compact } from '../../cart/parts/parts.css';
import { Receiver, receiversOf } from '../../cart/parts/receivers';
import { SumsList } from '../../cart/parts/sums-list';
import { onScreen, parcelList, part, place, state } from './order-detail-default.css';
import type { OrderDetailProps } from './order-detail.data';

interface Props {
  readonly id: string;
  readonly order: Order;
}

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
    </section>
  );
};

type PackingParcels = Order['shippings'][number]['packings'][number]['parcels'];

/** What has left of a packing, with the carrier's own page. */
const Parcels = ({ parcels = [] }: { readonly parcels?: PackingParcels }) =>
  parcels.length > 0 && (
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

/** Where everything goes, and when. What will not leave any more has no day. */
const Delivery = ({ id, order }: Props) => (
  <section className={part} aria-labelledby={`${id}-delivery`}>
    <h2 id={`${id}-delivery`}>お届け</h2>
    {order.shippings.map(({ key, address, packings }, at, { length }) => (
      <div key={key} className={place}>
        {length > 1 && <h3>{placeName(at)}</h3>}
        <address>
          {receiverName(address)} 様
          <br />
          {addressWords(address)}
          <br />
          電話 {address.phone_number}
        </address>
        {packings.map((packing) => (
          <Fragment key={packing.key}>
            <p>
              <b>
                {packing.temperature}便（{parcelWords(order.lines, packing.key, length)}）
              </b>
              {order.status !== 'cancelled' && (
                <>
                  <br />
                  <Arrival packing={packing} isPrepaid={order.payment.pay_by !== null} />
                </>
              )}
            </p>
            <Parcels {...(packing.parcels ? { parcels: packing.parcels } : {})} />
          </Fragment>
        ))}
      </div>
    ))}
  </section>
);

const toldOf = ({ order_no: number, ordered_at: at, orderer, payment }: Order) => [
  { name: 'number', title: 'ご注文番号', text: number },
  { name: 'at', title: 'ご注文日', text: formatTime(at) },
  { name: 'orderer', title: 'ご注文者', text: `${ordererName(orderer)} 様` },
  { name: 'address', title: 'ご住所', text: addressWords(orderer) },
  { name: 'email', title: 'メールアドレス', text: orderer.email },
  { name: 'payment', title: 'お支払い方法', text: payment.name },
  ...(payment.pay_by === null ? [] : [{ name: 'pay-by', title: 'お支払い期限', text: formatDate(payment.pay_by) }]),
];

/** An order of the member's: how it stands, what was bought, where it goes, how it is paid. */
export const View = ({ id, settings, data: { order }, slots, query }: OrderDetailProps) => {
  const { title } = useShop();
  const receivers = receiversOf(order.shippings);
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {settings.note && <p className={words}>{settings.note}</p>}
      <State id={id} order={order} />
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
        <SumsList totals={order.totals} />
      </section>
      <Delivery id={id} order={order} />
      {slots.documents && <div className={`${part} ${onScreen}`}>{slots.documents}</div>}
      {order.can_cancel && query.cancel === undefined && (
        <p className={`${beneath} ${onScreen}`}>
          <A href={`/mypage/order_history/${order.id}?cancel=1`}>このご注文をキャンセルする</A>
        </p>
      )}
      <p className={`${beneath} ${onScreen}`}>
        <A href="/mypage/order_history">注文履歴へ戻る</A>
      </p>
    </section>
  );
};
