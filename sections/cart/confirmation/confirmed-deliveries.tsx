/** When the goods come and where they go, on the confirmation. */
import { Fragment } from 'react';
import type { Cart } from '../../../schemas/cart/cart';
import type { CartShipping } from '../../../schemas/cart/cart-shipping';
import { pathOfStep } from '../../../src/domain/checkout-steps';
import {
  addressWords,
  allGoodsWords,
  carriageWords,
  parcelsDoneWords,
  parcelTitle,
  placeWords,
  receiverName,
} from '../../../src/domain/delivery/delivery-words';
import { Arrival } from '../parts/arrival';
import { DoneAtPlace } from '../parts/line-item';
import { alarm } from '../../../src/ui/styles/remark.css';
import { hasOnParcels, OnParcels } from '../parts/on-parcels';
import { ConfirmedItem } from './confirmed-item';
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

const DoneThere = ({ shipping }: { readonly shipping: Cart['detail']['shippings'][number] }) => (
  <>
    <DoneAtPlace accessories={shipping.accessories} />
    {parcelsDoneWords(shipping) && <p>{parcelsDoneWords(shipping)}</p>}
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
        <DoneThere shipping={shipping} />
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
      {others.map((shipping) => {
        const { key, address } = shipping;
        return (
          address && (
            <Fragment key={key}>
              <p>
                {receiverName(address)} 様
                <br />
                {addressWords(address)}
                <br />
                電話 {address.phone_number}
              </p>
              <DoneThere shipping={shipping} />
            </Fragment>
          )
        );
      })}
      {others.length === 0 && orderer && <p>{addressWords(orderer)}</p>}
      {others.length === 0 && detail.shippings[0] && <DoneThere shipping={detail.shippings[0]} />}
    </ConfirmedItem>
  );
};
