import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPlacedOrder } from './forget-placed-order';
import { keepPlacedOrder, orderIn, storedOrder } from './placed-order';

const order = { id: 'order-1', order_no: '261120-000001', expire_at: '2026-11-20T03:30:00.000Z' };
const endMs = Date.parse(order.expire_at);

describe('the order that was just placed', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('is known as long as its last screen is there, in its own shop', () => {
    keepPlacedOrder('minori', order);
    expect(orderIn(storedOrder('minori', endMs - 1))).toEqual(order);
    expect(storedOrder('minori', endMs)).toBe('');
    expect(storedOrder('gakuen', 0)).toBe('');
  });

  it('is none once it is cancelled; another one stays', () => {
    const current = { ...order, expire_at: new Date(Date.now() + 60_000).toISOString() };
    keepPlacedOrder('minori', current);
    forgetPlacedOrder('minori', '261120-000002');
    expect(orderIn(storedOrder('minori'))).toEqual(current);
    forgetPlacedOrder('minori', order.order_no);
    expect(storedOrder('minori')).toBe('');
  });

  it('is none where something else is stored, or the browser keeps nothing', () => {
    for (const stored of ['', '{', 'null', '[]', '{"id":"order-1"}']) expect(orderIn(stored)).toBeNull();
    vi.stubGlobal('localStorage', undefined);
    expect(() => keepPlacedOrder('minori', order)).not.toThrow();
    expect(storedOrder('minori')).toBe('');
  });
});
