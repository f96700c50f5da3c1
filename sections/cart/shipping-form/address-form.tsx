import { validators } from 'virtual:noren/validator/shipping';
import { useCheckout } from '../../../flows/checkout/index';
import type { UserAddress } from '../../../schemas/book/book';
import type { Cart } from '../../../schemas/cart/cart';
import { shippingForm } from '../../../schemas/cart/shipping.form';
import { divisionPath, placesIn } from '../../../src/domain/checkout-steps';
import { drawnWith } from '../../../src/domain/cart/drawn-for';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { StepForm } from '../parts/step-form';
import { KnownPlaces } from './known-places';
import { useInBook } from './use-in-book';

const form = { ...shippingForm, validators };

interface Props {
  readonly id: string;
  readonly cart: Cart;
  readonly book: readonly UserAddress[];
  /** The book takes one more. */
  readonly hasRoom: boolean;
  /** `new` for a further address. */
  readonly shippingKey: string;
  readonly reason: string | undefined;
}

/** The form of one of several addresses. */
export const AddressForm = ({ id, cart, book, hasRoom, shippingKey, reason }: Props) => {
  const face = useCheckout(cart, 'shipping');
  const { shippings } = cart.detail;
  const shipping = shippings.find(({ key }) => key === shippingKey);
  const isNew = shipping === undefined;
  const typed = shipping?.is_orderer ? null : (shipping?.address ?? null);
  const inBook = useInBook(hasRoom);
  return (
    <StepForm
      id={id}
      form={form}
      title={isNew ? 'お届け先の追加' : 'お届け先の変更'}
      note=""
      reason={reason}
      given={typed}
      initial={typed ?? {}}
      face={face}
      submitLabel={isNew ? 'このお届け先を追加する' : 'このお届け先に変更する'}
      hidden={{ ...drawnWith(cart), key: shippingKey, divide: '1', places: String(placesIn(cart)) }}
      more={inBook}
      keptAs={`shipping:${cart.id}:${shippingKey}`}
      above={isNew && <KnownPlaces id={id} cart={cart} book={book} shippingKey={shippingKey} />}
      below={
        <A className={button.text} href={divisionPath}>
          お届け先の一覧に戻る
        </A>
      }
    />
  );
};
