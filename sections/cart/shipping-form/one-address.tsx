import { validators } from 'virtual:noren/validator/shipping';
import { useCheckout } from '../../../flows/checkout/index';
import { shippingForm } from '../../../schemas/cart/shipping.form';
import { DivideLink } from '../parts/divide-link';
import { GiftWay } from '../gift-parts/gift-way';
import { StepForm } from '../parts/step-form';
import { useKeptAs } from '../parts/use-kept-as';
import type { ShippingFormProps } from './shipping-form.data';

type Props = Pick<ShippingFormProps, 'id' | 'settings'> & Omit<ShippingFormProps['data'], 'book'>;

const form = { ...shippingForm, validators };

/** Where all goods go when not to who orders them. */
export const OneAddress = ({ id, settings, cart, isMultipleAllowed, isGiftAllowed }: Props) => {
  const face = useCheckout(cart, 'shipping');
  const keptAs = useKeptAs('shipping', cart);
  const [shipping] = cart?.detail.shippings ?? [];
  return (
    <StepForm
      id={id}
      form={form}
      title={settings.title}
      note={settings.note}
      initial={shipping?.is_orderer ? {} : (shipping?.address ?? {})}
      face={face}
      submitLabel="お届け日時の指定へ進む"
      hidden={{ key: (face.cart ?? cart)?.detail.shippings[0]?.key ?? '' }}
      keptAs={keptAs}
      below={
        <>
          <DivideLink cart={cart} isMultipleAllowed={isMultipleAllowed} />
          <GiftWay isAllowed={isGiftAllowed} cart={cart} />
        </>
      }
    />
  );
};
