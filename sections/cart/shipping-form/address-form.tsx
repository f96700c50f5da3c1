import type { FormEvent } from 'react';
import { validators } from 'virtual:noren/validator/shipping';
import { useCheckout } from '../../../flows/checkout/index';
import type { Cart } from '../../../schemas/cart/cart';
import { shippingForm } from '../../../schemas/cart/shipping.form';
import { divisionPath, placesIn } from '../../../src/domain/checkout-steps';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { button } from '../../../src/ui/button.css';
import { useDoAction } from '../parts/do-action';
import { FlowError } from '../../../src/ui/flow-error';
import { StepForm } from '../parts/step-form';
import { toOrderer } from './division.css';

const form = { ...shippingForm, validators };

/** The orderer's own address as one of several, without typing it again. A machine of its own: the form below stays. */
const ToOrderer = ({ cart: drawn }: { readonly cart: Cart }) => {
  const { cart, phase, error, send } = useCheckout(drawn, 'shipping');
  const places = String(placesIn(cart ?? drawn));
  const { url, posted } = useDoAction('shipping-orderer');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send({ type: 'submit', form: 'shipping-orderer', values: { places } });
  };
  return (
    <form className={toOrderer} method="post" action={url} onSubmit={submit}>
      <FlowError error={error} posted={posted} onRetry={() => send({ type: 'retry' })} />
      <input type="hidden" name="places" value={places} />
      <Button busy={phase !== 'editing'}>ご注文者の住所を加える</Button>
    </form>
  );
};

interface Props {
  readonly id: string;
  readonly cart: Cart;
  /** `new` for a further address. */
  readonly shippingKey: string;
}

/** The form of one of several addresses. */
export const AddressForm = ({ id, cart, shippingKey }: Props) => {
  const face = useCheckout(cart, 'shipping');
  const { shippings } = cart.detail;
  const shipping = shippings.find(({ key }) => key === shippingKey);
  const isNew = shipping === undefined;
  return (
    <StepForm
      id={id}
      form={form}
      title={isNew ? 'お届け先の追加' : 'お届け先の変更'}
      note=""
      initial={shipping?.is_orderer ? {} : (shipping?.address ?? {})}
      face={face}
      submitLabel={isNew ? 'このお届け先を追加する' : 'このお届け先に変更する'}
      hidden={{ key: shippingKey, divide: '1', places: String(placesIn(face.cart ?? cart)) }}
      keptAs={`shipping:${cart.id}:${shippingKey}`}
      above={isNew && shippings.every(({ is_orderer: isOrderer }) => !isOrderer) && <ToOrderer cart={cart} />}
      below={
        <A className={button.text} href={divisionPath}>
          お届け先の一覧に戻る
        </A>
      }
    />
  );
};
