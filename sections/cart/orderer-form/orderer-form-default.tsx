import { useCheckout } from '../../../flows/checkout/index';
import { StepForm } from '../parts/step-form';
import type { OrdererFormProps } from './orderer-form.data';

/** Who orders, and whether the goods go there too. */
export const View = ({ id, settings, data: { cart } }: OrdererFormProps) => {
  const face = useCheckout(cart, 'orderer');
  const isForOther = cart?.detail.shippings.some((shipping) => !shipping.is_orderer) ?? false;
  return (
    <StepForm
      id={id}
      form="orderer"
      title={settings.title}
      note={settings.note}
      initial={{ ...cart?.orderer, ...(isForOther ? { ship_to: 'other' } : {}) }}
      face={face}
      submitLabel="次へ進む"
      onSubmit={(values) => face.send({ type: 'save-orderer', values })}
    />
  );
};
