import { afterEach, expect, it, vi } from 'vitest';
import { keepPlacedOrder, storedOrder } from '../session/placed-order';
import { clock } from './clock';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('is the time that what runs in a browser goes by', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
  keepPlacedOrder('minori', { id: 'a', order_no: '261120-000001', expire_at: '2026-11-20T12:30:00+09:00' });
  const nowMs = vi.spyOn(clock, 'nowMs');
  nowMs.mockReturnValue(Date.parse('2026-11-20T12:29:00+09:00'));
  expect(storedOrder('minori')).not.toBe('');
  nowMs.mockReturnValue(Date.parse('2026-11-20T12:31:00+09:00'));
  expect(storedOrder('minori')).toBe('');
});
