import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cart } from '../../schemas/cart/cart';
import type { CallDefinition } from '../../schemas/contract/define-call';
import { contract } from '../../schemas/shop-contract';
import type { LooseAnswer, Transport } from '../api/transport';
import { inTurn, inTurnCalls } from './in-turn';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Ask = () => Promise<unknown>;

/** One at a time by name, as a browser's; whose signal ends while it waits is refused. */
const locksOf = () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: { signal: AbortSignal }, ask: Ask) => {
    const before = last;
    const asked = (async () => {
      await Promise.race([before, new Promise((resolve) => signal.addEventListener('abort', resolve))]);
      signal.throwIfAborted();
      return ask();
    })();
    last = Promise.allSettled([before, asked]);
    return asked;
  };
  // A test asks with a signal alone.
  return { request: request as LockManager['request'] };
};

/** Answers once it is told to. */
const shop = () => {
  const asked: string[] = [];
  const answering: (() => void)[] = [];
  const transport: Transport = {
    ids: [],
    send: (id) => {
      asked.push(id);
      return new Promise<LooseAnswer>((resolve) => {
        answering.push(() => resolve({ status: 200, body: id, headers: {} }));
      });
    },
  };
  const answer = async () => {
    answering.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { transport, asked, answer };
};

const timeout = AbortSignal.timeout;
afterEach(() => {
  AbortSignal.timeout = timeout;
});

describe('what begins a cart, and what lets a member in', () => {
  it('is asked one after the other by the tabs of a browser, and all else at once', async () => {
    const { transport, asked, answer } = shop();
    const locks = locksOf();
    const [one, other] = [inTurn(transport, 'cart', locks), inTurn(transport, 'cart', locks)];
    const adding = one.send('cart.addProducts', {});
    const login = other.send('auth.login', {});
    const reading = other.send('cart.cart', {});
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['cart.cart', 'cart.addProducts']);
    await answer();
    expect((await reading).body).toBe('cart.cart');
    expect(asked).not.toContain('auth.login');
    await answer();
    expect((await adding).body).toBe('cart.addProducts');
    expect(asked).toContain('auth.login');
    await answer();
    expect((await login).body).toBe('auth.login');
  });

  it('goes on after a while where another tab is stuck, and where the browser has no locks', async () => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), ms);
      return controller.signal;
    };
    const { transport, asked, answer } = shop();
    const locks = locksOf();
    const stuck = inTurn(transport, 'cart', locks).send('cart.addProducts', {});
    const login = inTurn(transport, 'cart', locks).send('auth.login', {});
    await vi.advanceTimersByTimeAsync(4_999);
    expect(asked).toEqual(['cart.addProducts']);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['cart.addProducts', 'auth.login']);
    void inTurn(transport, 'cart', undefined).send('cart.init', {});
    expect(asked).toHaveLength(3);
    await answer();
    await answer();
    expect((await stuck).body).toBe('cart.addProducts');
    expect((await login).body).toBe('auth.login');
  });

  it('fails as it would alone, and lets the next one go on', async () => {
    const locks = locksOf();
    const send = vi.fn().mockRejectedValueOnce(new Error('no answer')).mockResolvedValueOnce('answer');
    const turning = inTurn({ ids: [], send }, 'cart', locks);
    const first = turning.send('cart.addProducts', {});
    const second = turning.send('cart.addProducts', {});
    await expect(first).rejects.toThrow('no answer');
    expect(await second).toBe('answer');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is all that answers a cart that was not named, or takes one along', () => {
    const found = Object.entries(contract).flatMap(([group, calls]) =>
      Object.entries<CallDefinition>(calls).flatMap(([name, { body, headers, method, responses }]) => {
        const fields = body?.properties ?? {};
        const isBeginning = responses[200]?.body === cart && 'token' in fields && !body?.required?.includes('token');
        const takesCart = group === 'auth' && method !== 'GET' && 'x-cart-token' in (headers?.properties ?? {});
        return isBeginning || takesCart ? [`${group}.${name}`] : [];
      }),
    );
    expect(found.sort()).toEqual([...inTurnCalls].sort());
  });
});
