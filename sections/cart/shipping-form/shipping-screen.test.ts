import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../schemas/cart/cart';
import { mostShippings } from '../../../schemas/cart/cart-shipping';
import { giftCart } from '../../samples/gifts';
import { dividedCart, homeCart } from '../../samples/several-addresses';
import { shippingScreenOf } from './shipping-screen';

const [place] = dividedCart.detail.shippings;
const fullCart: Cart = {
  ...dividedCart,
  detail: {
    ...dividedCart.detail,
    shippings: place ? Array.from({ length: mostShippings }, (_, at) => ({ ...place, key: `s${at}` })) : [],
  },
};

const shippingOf = (query: Readonly<Record<string, string>>, cart: Cart | null, isMultipleAllowed: boolean) =>
  shippingScreenOf(query, cart, { isMultipleAllowed, isGiftAllowed: false });

describe('[cart.social-receiver] the step of the addresses shows the words of a gift', () => {
  const withGifts = { isMultipleAllowed: true, isGiftAllowed: true };
  const without = { ...withGifts, isGiftAllowed: false };

  it('where they are asked for, and the shop sends gifts', () => {
    expect(shippingScreenOf({ gift: '1' }, homeCart, withGifts)).toEqual({ kind: 'gift' });
    expect(shippingScreenOf({ gift: '1' }, dividedCart, withGifts)).toEqual({ kind: 'gift' });
    expect(shippingScreenOf({}, homeCart, withGifts)).toEqual({ kind: 'one' });
    expect(shippingScreenOf({ gift: '1' }, homeCart, without)).toEqual({ kind: 'one' });
  });

  it('of a cart that is one, whatever else is asked for, and where the shop sends none by now', () => {
    for (const allowed of [withGifts, without])
      expect(shippingScreenOf({ divide: '1' }, giftCart, allowed)).toEqual({ kind: 'gift' });
  });
});

describe('[cart.multiple-shipping] the step of the addresses shows', () => {
  it('the form of the one address, whatever is asked for where one is all that the shop sends to', () => {
    for (const query of [{}, { divide: '1' }, { shipping: 'new' }])
      expect(shippingOf(query, homeCart, false)).toEqual({ kind: 'one' });
    expect(shippingOf({}, homeCart, true)).toEqual({ kind: 'one' });
    expect(shippingOf({}, null, true)).toEqual({ kind: 'one' });
  });

  it('the division of several, also where the shop has taken them back', () => {
    for (const isAllowed of [true, false]) expect(shippingOf({}, dividedCart, isAllowed)).toEqual({ kind: 'division' });
  });

  it('a division that is begun, where there is something to divide', () => {
    expect(shippingOf({ divide: '1' }, homeCart, true)).toEqual({ kind: 'division' });
    expect(shippingOf({ divide: '1' }, { ...homeCart, count: 1 }, true)).toEqual({ kind: 'one' });
  });

  it('the form of a further address as long as there is room, and of one that the cart has', () => {
    const further = { kind: 'address', key: 'new' };
    expect(shippingOf({ shipping: 'new' }, homeCart, true)).toEqual(further);
    expect(shippingOf({ shipping: 'new' }, dividedCart, true)).toEqual(further);
    expect(shippingOf({ shipping: 'new' }, fullCart, true)).toEqual({ kind: 'division' });
    expect(shippingOf({ shipping: 's4' }, dividedCart, true)).toEqual({ kind: 'address', key: 's4' });
  });

  it('what it would show anyway for a key that is none of the cart’s', () => {
    expect(shippingOf({ shipping: 's99' }, dividedCart, true)).toEqual({ kind: 'division' });
    expect(shippingOf({ shipping: '../s4', divide: '1' }, homeCart, true)).toEqual({ kind: 'division' });
  });
});
