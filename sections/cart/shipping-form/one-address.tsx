import { validators } from 'virtual:noren/validator/shipping';
import { useCheckout } from '../../../flows/checkout/index';
import { shippingForm } from '../../../schemas/cart/shipping.form';
import { drawnWith } from '../../../src/domain/cart/drawn-for';
import { DivideLink } from '../parts/divide-link';
import { GiftWay } from '../gift-parts/gift-way';
import { StepForm } from '../parts/step-form';
import { useKeptAs } from '../parts/use-kept-as';
import { KnownPlaces } from './known-places';
import type { ShippingFormProps } from './shipping-form.data';
import { useInBook } from './use-in-book';

type Props = Pick<ShippingFormProps, 'id' | 'settings'> &
  ShippingFormProps['data'] & { readonly reason: string | undefined };

const form = { ...shippingForm, validators };

/** Where all goods go when not to who orders them. */
export const OneAddress = ({ id, settings, reason, cart, isMultipleAllowed, isGiftAllowed, book, hasRoom }: Props) => {
  const face = useCheckout(cart, 'shipping');
  const keptAs = useKeptAs('shipping', cart);
  const inBook = useInBook(hasRoom);
  const [shipping] = cart?.detail.shippings ?? [];
  const key = shipping?.key ?? '';
  const typed = shipping?.is_orderer ? null : (shipping?.address ?? null);
  return (
    <StepForm
      id={id}
      form={form}
      title={settings.title}
      note={settings.note}
      reason={reason}
      given={typed}
      initial={typed ?? {}}
      face={face}
      submitLabel="お届け日時の指定へ進む"
      hidden={{ ...drawnWith(cart), key }}
      more={inBook}
      keptAs={keptAs}
      above={cart && <KnownPlaces id={id} cart={cart} book={book} shippingKey={key} />}
      below={
        <>
          <DivideLink cart={cart} isMultipleAllowed={isMultipleAllowed} />
          <GiftWay isAllowed={isGiftAllowed} cart={cart} />
        </>
      }
    />
  );
};
