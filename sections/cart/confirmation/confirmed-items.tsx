import { Fragment, type ReactNode } from 'react';
import type { Cart } from '../../../schemas/cart/cart';
import type { CartShipping } from '../../../schemas/cart/cart-shipping';
import { cartPath, pathOfStep } from '../../../src/domain/checkout-steps';
import { A } from '../../../src/ui/a';
import {
  addressWords,
  allGoodsWords,
  carriageWords,
  ordererName,
  parcelTitle,
  placeWords,
  receiverName,
} from '../../../src/domain/delivery/delivery-words';
import { Arrival } from '../parts/arrival';
import { DoneAtPlace, LineItem } from '../parts/line-item';
import { alarm } from '../../../src/ui/styles/remark.css';
import { compact } from '../parts/cart-parts.css';
import { hasOnParcels, OnParcels } from '../parts/on-parcels';
import { Receiver, receiversOf } from '../parts/receivers';
import { SumsList } from '../parts/sums-list';
import { ConfirmedItem } from './confirmed-item';
import type { ConfirmationProps } from './confirmation.data';
import { GiftDelivery } from './gift-delivery';
import type { MovedDay } from './moved-days';

interface Props {
  readonly id: string;
  readonly cart: Cart;
}

interface DeliveriesProps extends Props {
  /** The first day on which a parcel can arrive, by its key. */
  readonly earliest: Readonly<Record<string, string>>;
  /** Parcels that come on another day than was in view when the order was asked for. */
  readonly moved: readonly MovedDay[];
}

/** 分量 */
export const Amounts = ({ id, cart }: Props) => {
  const receivers = receiversOf(cart.detail.shippings);
  return (
    <ConfirmedItem id={`${id}-amounts`} title="ご注文の商品と数量" change={cartPath}>
      <ul className={compact} aria-label="ご注文の商品">
        {cart.detail.products.map((line) => (
          <LineItem key={line.key} line={line}>
            <Receiver name={receivers.get(line.shipping_key)} />
            {line.issue && <span className={alarm}>{line.issue.message}</span>}
          </LineItem>
        ))}
      </ul>
      <p>合計 {cart.count}点</p>
    </ConfirmedItem>
  );
};

/** 販売価格, with carriage, fees and the tax per rate */
export const Prices = ({ id, cart }: Props) => (
  <ConfirmedItem id={`${id}-prices`} title="お支払い金額" change={cartPath}>
    <SumsList totals={cart.detail.order} coupons={cart.detail.coupons} />
    {cart.detail.order.taxes.some(({ percent }) => percent === 8) && <p>※は軽減税率（8%）の対象です。</p>}
  </ConfirmedItem>
);

interface PaymentProps extends Props {
  /** Why it was not paid so; null: nothing is known. */
  readonly fault: string | null;
}

/** 支払の時期・方法 */
export const Payment = ({ id, cart: { payment }, fault }: PaymentProps) => (
  <ConfirmedItem id={`${id}-payment`} title="お支払いの方法と時期" change={pathOfStep('payment')}>
    <p>
      {payment?.name ?? '未選択'}
      {payment?.masked_number && `（**** ${payment.masked_number.slice(-4)}）`}
      {payment?.kind === 'card' && !payment.masked_number && '（カード情報をご入力ください）'}
    </p>
    {fault && <p className={alarm}>{fault}</p>}
    {payment?.description && <p>{payment.description}</p>}
  </ConfirmedItem>
);

interface ParcelsProps extends Pick<DeliveriesProps, 'cart' | 'earliest' | 'moved'> {
  readonly shipping: CartShipping;
  /** Which of several addresses it is; null: the only one. */
  readonly place: string | null;
}

/** It leaves when the money is there. */
const isPrepaid = ({ payment }: Cart): boolean => payment?.pay_within_days != null;

const Parcels = ({ shipping, place, cart, earliest, moved }: ParcelsProps) => (
  <>
    {shipping.packings.map((packing) => (
      <Fragment key={packing.key}>
        <p>
          {place && (
            <>
              <b>{place}</b>
              <br />
            </>
          )}
          {parcelTitle(cart.detail.products, shipping, packing, cart.detail.shippings.length)}
          <br />
          <Arrival
            packing={{ ...packing, expected_at: packing.expected_at ?? earliest[packing.key] ?? null }}
            isPrepaid={isPrepaid(cart)}
          />
        </p>
        {moved.map(
          ({ key, mark }) =>
            key === packing.key && (
              <p key={key} className={alarm}>
                {mark}
              </p>
            ),
        )}
      </Fragment>
    ))}
  </>
);

/** 引渡時期, and where it goes */
export const Deliveries = ({ id, cart, earliest, moved }: DeliveriesProps) =>
  cart.social_gift ? (
    <GiftDelivery
      id={id}
      cart={cart}
      gift={cart.social_gift}
      prepaidBy={isPrepaid(cart) ? (cart.payment?.name ?? null) : null}
    />
  ) : (
    <>
      <ConfirmedItem id={`${id}-delivery`} title="お届けの時期" change={pathOfStep('delivery')}>
        {isPrepaid(cart) && <p>{cart.payment?.name}は前払いのため、ご入金を確認してから発送します。</p>}
        {cart.detail.shippings.map((shipping, at, { length }) => (
          <Parcels
            key={shipping.key}
            shipping={shipping}
            place={length > 1 ? placeWords(at, shipping.address) : null}
            cart={cart}
            earliest={earliest}
            moved={moved}
          />
        ))}
      </ConfirmedItem>
      <Destinations id={id} cart={cart} />
      {hasOnParcels(cart) && (
        <ConfirmedItem id={`${id}-parcels`} title="ご依頼主・金額の表示" change={pathOfStep('delivery')}>
          <OnParcels {...cart} />
        </ConfirmedItem>
      )}
    </>
  );

/** Of several addresses each with what goes there. */
const SeveralDestinations = ({ id, cart: { detail } }: Props) => (
  <ConfirmedItem id={`${id}-destination`} title="お届け先" change={pathOfStep('shipping')}>
    {detail.shippings.map((shipping, at) => (
      <Fragment key={shipping.key}>
        <p>
          <b>{placeWords(at, shipping.address)}</b>
          {shipping.address && (
            <>
              <br />
              {addressWords(shipping.address)}
              <br />
              電話 {shipping.address.phone_number}
            </>
          )}
          <br />
          商品：{allGoodsWords(detail.products.filter((line) => line.shipping_key === shipping.key))}
          <br />
          {carriageWords(shipping, detail.order)}
        </p>
        <DoneAtPlace accessories={shipping.accessories} />
      </Fragment>
    ))}
  </ConfirmedItem>
);

const Destinations = ({ id, cart }: Props) => {
  const { detail, orderer } = cart;
  if (detail.shippings.length > 1) return <SeveralDestinations id={id} cart={cart} />;
  const others = detail.shippings.filter(({ is_orderer: isOrderer }) => !isOrderer);
  return (
    <ConfirmedItem
      id={`${id}-destination`}
      title="お届け先"
      change={pathOfStep(others.length > 0 ? 'shipping' : 'orderer')}
    >
      {others.length === 0 && <p>ご注文者の住所へお届けします。</p>}
      {others.map(
        ({ key, address, accessories }) =>
          address && (
            <Fragment key={key}>
              <p>
                {receiverName(address)} 様
                <br />
                {addressWords(address)}
                <br />
                電話 {address.phone_number}
              </p>
              <DoneAtPlace accessories={accessories} />
            </Fragment>
          ),
      )}
      {others.length === 0 && orderer && <p>{addressWords(orderer)}</p>}
      {others.length === 0 && <DoneAtPlace accessories={detail.shippings[0]?.accessories} />}
    </ConfirmedItem>
  );
};

/** Who orders */
export const Customer = ({ id, cart: { orderer } }: Props) =>
  orderer && (
    <ConfirmedItem id={`${id}-orderer`} title="ご注文者" change={pathOfStep('orderer')}>
      <p>
        {ordererName(orderer)} 様（{orderer.last_name_kana} {orderer.first_name_kana}）
        <br />
        {addressWords(orderer)}
        <br />
        電話 {orderer.phone_number}
        <br />
        {orderer.email}
      </p>
    </ConfirmedItem>
  );

interface TermsProps {
  readonly id: string;
  readonly settings: ConfirmationProps['settings'];
  /** What the shop adds about returns. */
  readonly more: ReactNode;
}

/** 申込期間 where there is one, and 撤回・解除 */
export const Terms = ({ id, settings: { applicationPeriod, cancellation }, more }: TermsProps) => (
  <>
    {applicationPeriod && (
      <ConfirmedItem id={`${id}-period`} title="お申し込みの期間">
        <p>{applicationPeriod}</p>
      </ConfirmedItem>
    )}
    <ConfirmedItem id={`${id}-cancellation`} title="お申し込みの撤回・解除（返品）">
      <p>{cancellation}</p>
      {more}
      <p>
        <A href="/law">特定商取引法に基づく表記</A>
      </p>
    </ConfirmedItem>
  </>
);
