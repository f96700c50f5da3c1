/**
 * The order that this browser has just placed, as its last screen has shown it. Another tab finds its cart empty then,
 * and says why, so that nobody orders again. It is kept as long as the shop shows that screen.
 */
import { clock } from '../lib/clock';

interface PlacedOrder {
  /** Of the order's last screen. */
  readonly id: string;
  /** As the shopper knows it: `261120-000001`. */
  readonly order_no: string;
  /** Until when the last screen is there. */
  readonly expire_at: string;
}

const nameOf = (channel: string): string => `noren:placed-order:${channel}`;

const isPlacedOrder = (value: unknown): value is PlacedOrder =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'order_no' in value &&
  typeof value.order_no === 'string' &&
  'expire_at' in value &&
  typeof value.expire_at === 'string';

export const keepPlacedOrder = (channel: string, order: PlacedOrder): void => {
  try {
    localStorage.setItem(nameOf(channel), JSON.stringify(order));
  } catch {
    // Private windows and full storages refuse; the order stands all the same.
  }
};

/** The order of what is stored; null: something else stands there. */
export const orderIn = (stored: string): PlacedOrder | null => {
  try {
    const order: unknown = JSON.parse(stored || 'null');
    return isPlacedOrder(order) ? order : null;
  } catch {
    return null;
  }
};

/** As it was stored, to see whether it has changed; '' where there is none, or no longer. */
export const storedOrder = (channel: string, nowMs: number = clock.nowMs()): string => {
  try {
    const stored = localStorage.getItem(nameOf(channel)) ?? '';
    const order = orderIn(stored);
    return order && Date.parse(order.expire_at) > nowMs ? stored : '';
  } catch {
    return '';
  }
};

/** Calls back when another tab has shown an order. @returns how to stop it */
export const onPlacedOrder = (listener: () => void): (() => void) => {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
};
