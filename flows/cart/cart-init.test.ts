import { describe, expect, it } from 'vitest';
import type { Cart } from '../../schemas/cart/cart';
import { createCartInit } from './cart-init';
import { emptyCart } from '../../sections/samples/cart';

/** An init that ends when it is told to, and a poll that counts. */
const setUp = () => {
  const asked: ((outcome: Cart | Error) => void)[] = [];
  const polls: number[] = [];
  const init = createCartInit(
    () =>
      new Promise((resolve, reject) => {
        asked.push((outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)));
      }),
    (ms) => {
      polls.push(ms);
      return new Promise((resolve) => setImmediate(resolve));
    },
  );
  return { init, asked, polls };
};

describe('the initialisation of the cart', () => {
  it('[cart.init] runs once at a time; others look every 100 ms and take its cart', async () => {
    const { init, asked, polls } = setUp();
    const all = [init(false), init(false), init(true)];
    asked[0]?.(emptyCart);
    expect(await Promise.all(all)).toEqual([emptyCart, emptyCart, emptyCart]);
    expect(asked).toHaveLength(1);
    expect(new Set(polls)).toEqual(new Set([100]));
  });

  it('is tried again by whoever waited, when it failed', async () => {
    const { init, asked } = setUp();
    const first = init(false);
    const second = init(false);
    asked[0]?.(new Error('offline'));
    await expect(first).rejects.toThrow('offline');
    while (asked.length < 2) await new Promise((resolve) => setImmediate(resolve));
    asked[1]?.(emptyCart);
    expect(await second).toBe(emptyCart);
  });

  it('asks anew once the last one has ended', async () => {
    const { init, asked } = setUp();
    for (const at of [0, 1]) {
      const run = init(false);
      asked[at]?.(emptyCart);
      expect(await run).toBe(emptyCart);
    }
    expect(asked).toHaveLength(2);
  });
});
