import { useCheckout } from '../../../flows/checkout/index';
import { DivideLink } from '../parts/divide-link';
import { StepForm } from '../parts/step-form';
import type { ShippingFormProps } from './shipping-form.data';

type Props = Pick<ShippingFormProps, 'id' | 'settings'> & ShippingFormProps['data'];

/** Where all goods go when not to who orders them. */
export const OneAddress = ({ id, settings, cart, isMultipleAllowed }: Props) => {
  const face = useCheckout(cart, 'shipping');
  const [shipping] = cart?.detail.shippings ?? [];
  return (
    <StepForm
      id={id}
      form="shipping"
      title={settings.title}
      note={settings.note}
      initial={shipping?.is_orderer ? {} : (shipping?.address ?? {})}
      face={face}
      submitLabel="お届け日時の指定へ進む"
      hidden={{ key: shipping?.key ?? '' }}
      below={<DivideLink cart={cart} isMultipleAllowed={isMultipleAllowed} />}
      onSubmit={(values) => face.send({ type: 'save-shipping', values })}
    />
  );
};
