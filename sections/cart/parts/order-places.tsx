import { Fragment, type ReactNode } from 'react';
import type { TemporaryOrder } from '../../../schemas/order/order';
import {
  addressWords,
  carriageWords,
  giftPlaceWords,
  parcelsDoneWords,
  parcelTitle,
  placeName,
  receiverName,
} from '../../../src/domain/delivery/delivery-words';
import { payByOf } from '../../../src/domain/payment-words';
import { Arrival } from './arrival';
import { DoneAtPlace } from './line-item';
import { place } from './order-places.css';

type Packing = TemporaryOrder['shippings'][number]['packings'][number];

interface Props {
  readonly order: Pick<TemporaryOrder, 'lines' | 'shippings' | 'payment' | 'social_gift' | 'totals'>;
  /** It will not leave any more: no day is said. */
  readonly isOff?: boolean;
  /** Some of it has left, or will not: what was to be done to all of it is said no more. */
  readonly isBegun?: boolean;
  /** What is said below a parcel. */
  readonly children?: (packing: Packing) => ReactNode;
}

/**
 * Where an order goes, address by address, and when its parcels come: one that is paid in advance when the money is there.
 * Of a social gift, its receiver says both.
 */
export const OrderPlaces = ({
  order: { lines, shippings, payment, social_gift: gift, totals },
  isOff = false,
  isBegun = false,
  children,
}: Props) => {
  const isAwaited = payByOf(payment) !== null;
  return shippings.map(({ key, address, packings, accessories }, at, { length }) => (
    <div key={key} className={place}>
      {length > 1 && <h3>{placeName(at)}</h3>}
      {address && (
        <address>
          {receiverName(address)} 様
          <br />
          {addressWords(address)}
          <br />
          電話 {address.phone_number}
        </address>
      )}
      {gift && <p>{giftPlaceWords(gift)}</p>}
      {length > 1 && <p>{carriageWords({ packings }, totals)}</p>}
      <DoneAtPlace accessories={accessories} />
      {!isBegun && parcelsDoneWords({ packings, accessories }) && <p>{parcelsDoneWords({ packings, accessories })}</p>}
      {packings.map((packing) => (
        <Fragment key={packing.key}>
          <p>
            <b> {parcelTitle(lines, { packings }, packing, length)}</b>
            {!isOff && !gift && (
              <>
                <br />
                <Arrival packing={packing} isPrepaid={isAwaited} />
              </>
            )}
          </p>
          {children?.(packing)}
        </Fragment>
      ))}
    </div>
  ));
};
