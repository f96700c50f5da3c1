import { describe, expect, it } from 'vitest';
import { readCartToken } from './cart-token';

const token = 'k3J9-x_0aQ1b2C3d4E5f6g';

describe('the token of the cart', () => {
  it('[cart.init] is read from the cookie cartToken', () => {
    expect(readCartToken(`cart_count=2; cartToken=${token}`)).toBe(token);
    expect(readCartToken(`cartToken=${token}; cart_count=2`)).toBe(token);
  });

  it('is the one of the channel where two channels share a host', () =>
    expect(readCartToken(`cartToken=${token}; cartToken=another-another-an`)).toBe(token));

  it('is null where there is none, or what stands there cannot be one', () => {
    for (const cookies of ['', 'cart_count=2', 'cartToken=', 'cartToken=short', 'notcartToken=' + token])
      expect(readCartToken(cookies)).toBeNull();
  });
});
