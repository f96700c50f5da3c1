import { describe, expect, it } from 'vitest';
import { readCartToken } from './cart-token';

const token = 'k3J9-x_0aQ1b2C3d4E5f6g';
const other = 'another-another-another';

describe('the token of the cart', () => {
  it('[cart.init] is read from the cookie cartToken', () => {
    expect(readCartToken('minori', `cart_count=minori.2; cartToken=${token}`)).toBe(token);
    expect(readCartToken('minori', `cartToken=${token}; cart_count=minori.2`)).toBe(token);
    expect(readCartToken('minori', `cartToken=${token}`)).toBe(token);
  });

  it('is the one of the channel where two channels share a host', () => {
    const both = `cartToken=${token}; cart_count=gakuen.1; cartToken=${other}; cart_count=minori.2`;
    expect(readCartToken('gakuen', both)).toBe(token);
    expect(readCartToken('gakuen', `cartToken=${other}; cart_count=minori.2`)).toBeNull();
  });

  it('is null where there is none, or what stands there cannot be one', () => {
    for (const cookies of ['', 'cart_count=minori.2', 'cartToken=', 'cartToken=short', `notcartToken=${token}`])
      expect(readCartToken('minori', cookies)).toBeNull();
  });
});
