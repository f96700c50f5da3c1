import { validators } from 'virtual:noren/validator/orderer';
import { useCheckout } from '../../../flows/checkout/index';
import { ordererForm } from '../../../schemas/cart/orderer.form';
import { placesIn } from '../../../src/domain/checkout-steps';
import { drawnWith } from '../../../src/domain/cart/drawn-for';
import { wayToLogin } from '../../../src/lib/way-to-login';
import { A } from '../../../src/ui/a';
import { useShop } from '../../../src/ui/shop-context';
import { StepForm } from '../parts/step-form';
import { useKeptAs } from '../parts/use-kept-as';
import type { OrdererFormProps } from './orderer-form.data';

const form = { ...ordererForm, validators };

/** What a member who has not logged in need not type. */
const OfMembers = () => {
  const shop = useShop();
  return shop.visitor === 'guest' && !shop.isMemberless && !shop.isUnconfirmed ? (
    <p>
      会員の方は、<A href={wayToLogin(shop)}>ログイン</A>すると、ご登録のお名前やご住所をお使いいただけます。
    </p>
  ) : null;
};

/** Who orders, and whether the goods go there too. */
export const View = ({ id, settings, data: { cart, own }, query }: OrdererFormProps) => {
  const face = useCheckout(cart, 'orderer');
  const keptAs = useKeptAs('orderer', cart);
  const isForOther = cart?.detail.shippings.some((shipping) => !shipping.is_orderer) ?? false;
  return (
    <StepForm
      id={id}
      form={form}
      title={settings.title}
      note={settings.note}
      reason={query.error}
      above={<OfMembers />}
      given={isForOther ? { ...cart?.orderer, ship_to: 'other' } : (cart?.orderer ?? null)}
      initial={{ ...(cart?.orderer ?? own), ...(isForOther ? { ship_to: 'other' } : {}) }}
      face={face}
      hidden={{ ...drawnWith(cart), places: String(cart ? placesIn(cart) : 0) }}
      submitLabel="次へ進む"
      keptAs={keptAs}
    />
  );
};
