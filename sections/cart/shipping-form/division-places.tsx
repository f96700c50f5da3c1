import { mostShippings, type Cart, type CartShipping } from '../../../schemas/cart/cart';
import { addressPath, pathOfStep } from '../../../src/domain/checkout-steps';
import { addressWords, placeName, receiverName } from '../../../src/domain/delivery/delivery-words';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { visuallyHidden } from '../../../src/ui/styles/text.css';
import { part, places } from './division.css';

interface PlaceProps {
  readonly at: number;
  readonly shipping: CartShipping;
}

const Place = ({ at, shipping: { key, address, is_orderer: isOrderer } }: PlaceProps) => (
  <li>
    <div>
      <b>
        {placeName(at)}
        {isOrderer && '（ご注文者）'}
      </b>
      <span>{address ? `${receiverName(address)} 様` : '住所をご入力ください。'}</span>
      {address && <small>{addressWords(address)}</small>}
    </div>
    <A className={button.text} href={isOrderer ? pathOfStep('orderer') : addressPath(key)}>
      <span className={visuallyHidden}>{placeName(at)}を</span>変更する
    </A>
  </li>
);

interface Props {
  readonly id: string;
  readonly cart: Cart;
  readonly isMultipleAllowed: boolean;
}

/** Where the goods go, with the ways to change an address and to add one. */
export const DivisionPlaces = ({ id, cart: { detail }, isMultipleAllowed }: Props) => {
  const { shippings } = detail;
  return (
    <section className={part} aria-labelledby={`${id}-places`}>
      <h2 id={`${id}-places`}>お届け先</h2>
      <ol className={places}>
        {shippings.map((shipping, at) => (
          <Place key={shipping.key} at={at} shipping={shipping} />
        ))}
      </ol>
      {isMultipleAllowed && shippings.length < mostShippings && (
        <A className={shippings.length > 1 ? button.outline : button.primary} href={addressPath('new')}>
          お届け先を追加する
        </A>
      )}
      {shippings.length === 1 && <p>お届け先を追加すると、商品ごとに、どこへいくつ送るかをご指定いただけます。</p>}
    </section>
  );
};
