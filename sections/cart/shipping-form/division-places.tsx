import type { ReactNode } from 'react';
import type { Cart } from '../../../schemas/cart/cart';
import { mostShippings, type CartShipping } from '../../../schemas/cart/cart-shipping';
import { addressPath, pathOfStep } from '../../../src/domain/checkout-steps';
import { addressWords, placeName, receiverName } from '../../../src/domain/delivery/delivery-words';
import { unprintableIn } from '../../../src/forms/unprintable';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { alarm } from '../../../src/ui/styles/remark.css';
import { visuallyHidden } from '../../../src/ui/styles/text.css';
import { placeHead } from './division.css';

interface PlaceProps {
  readonly id: string;
  readonly at: number;
  readonly shipping: CartShipping;
  /** What goes there. */
  readonly children?: ReactNode;
}

/** One of several addresses, with the way to change it, and what no label can show of it. */
export const DivisionPlace = ({ id, at, shipping, children }: PlaceProps) => {
  const { key, address, is_orderer: isOrderer } = shipping;
  const fault = unprintableIn(address);
  return (
    <li>
      <div className={placeHead}>
        <div>
          <p id={`${id}-${key}`}>
            <b>
              {placeName(at)}
              {isOrderer && '（ご注文者）'}
            </b>{' '}
            <span>{address ? `${receiverName(address)} 様` : '住所をご入力ください。'}</span>
          </p>
          {address && <small>{addressWords(address)}</small>}
          {fault && <p className={alarm}>{fault.message}</p>}
        </div>
        <A className={button.text} href={isOrderer ? pathOfStep('orderer') : addressPath(key)}>
          <span className={visuallyHidden}>{placeName(at)}を</span>変更する
        </A>
      </div>
      {children}
    </li>
  );
};

interface AddProps {
  readonly cart: Cart;
}

/** As long as there is room for one more. */
export const AddPlace = ({ cart: { detail } }: AddProps) => {
  const { length } = detail.shippings;
  return (
    length < mostShippings && (
      <A className={length > 1 ? button.outline : button.primary} href={addressPath('new')}>
        お届け先を追加する
      </A>
    )
  );
};
