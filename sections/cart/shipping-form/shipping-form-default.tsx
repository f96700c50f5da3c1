import { AddressForm } from './address-form';
import { Division } from './division';
import { GiftWords } from './gift-words';
import { OneAddress } from './one-address';
import type { ShippingFormProps } from './shipping-form.data';
import { shippingScreenOf } from './shipping-screen';

/** Where the goods go: to one address, divided over several, or as a gift to where its receiver says. */
export const View = ({ id, settings, data, query }: ShippingFormProps) => {
  const { cart, isMultipleAllowed, isGiftAllowed, book, hasRoom } = data;
  const { error: reason } = query;
  const screen = shippingScreenOf(query, cart, { isMultipleAllowed, isGiftAllowed });
  if (cart && screen.kind === 'gift')
    return <GiftWords id={id} cart={cart} isAllowed={isGiftAllowed} reason={reason} />;
  if (cart && screen.kind === 'division') {
    return <Division id={id} cart={cart} isMultipleAllowed={isMultipleAllowed} reason={reason} />;
  }
  // The form of another address is another form: nothing that was typed into the last one lives on in it.
  return cart && screen.kind === 'address' ? (
    <AddressForm key={screen.key} {...{ id, cart, book, hasRoom, reason }} shippingKey={screen.key} />
  ) : (
    <OneAddress id={id} settings={settings} reason={reason} {...data} />
  );
};
