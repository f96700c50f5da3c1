import { useCheckout } from '../../../flows/checkout/index';
import { StepForm } from '../parts/step-form';
import type { ShippingFormProps } from './shipping-form.section';

/** Where the goods go when not to who orders them. */
export const View = ({ id, settings, data: { cart } }: ShippingFormProps) => {
  const face = useCheckout(cart, 'shipping');
  const address = cart?.detail.shippings.find((shipping) => !shipping.is_orderer)?.address;
  return (
    <StepForm
      id={id}
      form="shipping"
      title={settings.title}
      note={settings.note}
      initial={address ?? {}}
      face={face}
      submitLabel="お届け日時の指定へ進む"
      onSubmit={(values) => face.send({ type: 'save-shipping', values })}
    />
  );
};
