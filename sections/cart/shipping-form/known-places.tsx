import type { FormEvent } from 'react';
import { useCheckout } from '../../../flows/checkout/index';
import type { ShippingAddress } from '../../../schemas/address/address';
import type { UserAddress } from '../../../schemas/book/book';
import type { Cart } from '../../../schemas/cart/cart';
import { placesIn } from '../../../src/domain/checkout-steps';
import { addressWords, receiverName } from '../../../src/domain/delivery/delivery-words';
import { drawnWith } from '../../../src/domain/cart/drawn-for';
import { HiddenFields } from '../../../src/forms/hidden-fields';
import { Button } from '../../../src/ui/button';
import { visuallyHidden } from '../../../src/ui/styles/text.css';
import { FoldedList, splitLong } from '../../forms/folded-list';
import { bookFold, bookWords } from '../parts/book-fold';
import { useDoAction } from '../parts/do-action';
import { FlowError } from '../../../src/ui/flow-error';
import { knownPlaces, placeHead } from './division.css';

const wordsOf = (address: ShippingAddress): string => `${receiverName(address)} ${addressWords(address)}`;

const foundBy = (address: UserAddress): string => bookWords(address, wordsOf(address));

/** Those of the book to which nothing goes yet. */
const placesLeft = ({ detail }: Cart, book: readonly UserAddress[]): readonly UserAddress[] => {
  const known = detail.shippings.flatMap(({ address }) => (address ? [wordsOf(address)] : []));
  return book.filter((address) => !known.includes(wordsOf(address)));
};

interface PlaceProps {
  readonly address: UserAddress;
  /** It is added to others; else it takes the place of one. */
  readonly isFurther: boolean;
  readonly isBusy: boolean;
}

const Place = ({ address, isFurther, isBusy }: PlaceProps) => (
  <div className={placeHead}>
    <p>
      <b>{receiverName(address)} 様</b>
      <small>{addressWords(address)}</small>
    </p>
    <Button busy={isBusy} name="user_address_id" value={address.id}>
      <span className={visuallyHidden}>{receiverName(address)} 様を</span>
      {isFurther ? '加える' : '選ぶ'}
    </Button>
  </div>
);

interface Props {
  readonly id: string;
  readonly cart: Cart;
  /** The member's; a guest has none. */
  readonly book: readonly UserAddress[];
  /** Of the shipping that is to go there; `new` for a further one. */
  readonly shippingKey: string;
}

/**
 * Addresses that need not be typed: those of the book, and for a further one the orderer's own. A machine of its own: the
 * form below stays.
 */
export const KnownPlaces = ({ id, cart, book, shippingKey }: Props) => {
  const { phase, error, send } = useCheckout(cart, 'shipping');
  const hidden = { ...drawnWith(cart), key: shippingKey, places: String(placesIn(cart)) };
  const { url, posted } = useDoAction('shipping-known');
  const isFurther = shippingKey === 'new';
  const isHomeLeft = isFurther && cart.detail.shippings.every(({ is_orderer: isOrderer }) => !isOrderer);
  const left = placesLeft(cart, book);
  if (!isHomeLeft && left.length === 0) return null;
  const { open, folded } = splitLong(left);
  const busy = phase !== 'editing';
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const userAddressId = submitter instanceof HTMLButtonElement ? submitter.value : '';
    send({
      type: 'submit',
      form: 'shipping-known',
      values: { ...hidden, user_address_id: userAddressId },
    });
  };
  return (
    <form className={knownPlaces} method="post" action={url} onSubmit={submit}>
      <FlowError error={error} posted={posted} onRetry={() => send({ type: 'retry' })} />
      <HiddenFields values={hidden} />
      {isHomeLeft && <Button busy={busy}>ご注文者の住所を加える</Button>}
      {left.length > 0 && (
        <>
          <h2 id={`${id}-book`}>アドレス帳から選ぶ</h2>
          <ul aria-labelledby={`${id}-book`}>
            {open.map((address) => (
              <li key={address.id}>
                <Place address={address} isFurther={isFurther} isBusy={busy} />
              </li>
            ))}
          </ul>
          {folded.length > 0 && (
            <FoldedList id={`${id}-book`} entries={folded} keyOf={({ id: own }) => own} wordsOf={foundBy} {...bookFold}>
              {(address) => <Place address={address} isFurther={isFurther} isBusy={busy} />}
            </FoldedList>
          )}
          <h2>新しい住所を入力する</h2>
        </>
      )}
    </form>
  );
};
