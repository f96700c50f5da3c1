import { Fragment } from 'react';
import type { CartPacking } from '../../../schemas/cart/cart-shipping';
import { arrivalLines } from '../../../src/domain/delivery/delivery-words';

/** When a parcel comes, line by line. */
export const Arrival = ({ packing, isPrepaid }: { readonly packing: CartPacking; readonly isPrepaid: boolean }) =>
  arrivalLines(packing, isPrepaid).map((line, at) => (
    <Fragment key={line}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
