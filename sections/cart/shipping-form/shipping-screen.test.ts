import { describe, expect, it } from 'vitest';
import { mostShippings, type Cart } from '../../../schemas/cart/cart';
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

describe('[cart.multiple-shipping] the step of the addresses shows', () => {
  it('the form of the one address, whatever is asked for where one is all that the shop sends to', () => {
    for (const query of [{}, { divide: '1' }, { shipping: 'new' }])
      expect(shippingScreenOf(query, homeCart, false)).toEqual({ kind: 'one' });
    expect(shippingScreenOf({}, homeCart, true)).toEqual({ kind: 'one' });
    expect(shippingScreenOf({}, null, true)).toEqual({ kind: 'one' });
  });

  it('the division of several, also where the shop has taken them back', () => {
    for (const isAllowed of [true, false])
      expect(shippingScreenOf({}, dividedCart, isAllowed)).toEqual({ kind: 'division' });
  });

  it('a division that is begun, where there is something to divide', () => {
    expect(shippingScreenOf({ divide: '1' }, homeCart, true)).toEqual({ kind: 'division' });
    expect(shippingScreenOf({ divide: '1' }, { ...homeCart, count: 1 }, true)).toEqual({ kind: 'one' });
  });

  it('the form of a further address as long as there is room, and of one that the cart has', () => {
    const further = { kind: 'address', key: 'new' };
    expect(shippingScreenOf({ shipping: 'new' }, homeCart, true)).toEqual(further);
    expect(shippingScreenOf({ shipping: 'new' }, dividedCart, true)).toEqual(further);
    expect(shippingScreenOf({ shipping: 'new' }, fullCart, true)).toEqual({ kind: 'division' });
    expect(shippingScreenOf({ shipping: 's4' }, dividedCart, true)).toEqual({ kind: 'address', key: 's4' });
  });

  it('what it would show anyway for a key that is none of the cart’s', () => {
    expect(shippingScreenOf({ shipping: 's99' }, dividedCart, true)).toEqual({ kind: 'division' });
    expect(shippingScreenOf({ shipping: '../s4', divide: '1' }, homeCart, true)).toEqual({ kind: 'division' });
  });
});
