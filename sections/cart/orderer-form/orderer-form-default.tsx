import { validators } from 'virtual:noren/validator/orderer';
import { useCheckout } from '../../../flows/checkout/index';
import { ordererForm } from '../../../schemas/cart/orderer.form';
import { StepForm } from '../parts/step-form';
import { useKeptAs } from '../parts/use-kept-as';
import type { OrdererFormProps } from './orderer-form.data';

const form = { ...ordererForm, validators };

/** Who orders, and whether the goods go there too. */
export const View = ({ id, settings, data: { cart, own } }: OrdererFormProps) => {
  const face = useCheckout(cart, 'orderer');
  const keptAs = useKeptAs('orderer', cart);
  const isForOther = cart?.detail.shippings.some((shipping) => !shipping.is_orderer) ?? false;
  return (
    <StepForm
      id={id}
      form={form}
      title={settings.title}
      note={settings.note}
      initial={{ ...(cart?.orderer ?? own), ...(isForOther ? { ship_to: 'other' } : {}) }}
      face={face}
      submitLabel="次へ進む"
      keptAs={keptAs}
    />
  );
};
