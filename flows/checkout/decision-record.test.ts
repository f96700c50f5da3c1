import { describe, expect, it } from 'vitest';
import { recordDecision } from './decision-record';

describe('the note of a decision', () => {
  it('[cart.decision] keeps the token of the cart with an end 30 minutes later', () => {
    const kept = new Map<string, string>();
    recordDecision('token-1', Date.parse('2026-11-20T03:00:00Z'), {
      setItem: (name, value) => void kept.set(name, value),
    });
    expect([...kept]).toEqual([
      ['noren:decision', JSON.stringify({ token: 'token-1', expires_at: '2026-11-20T03:30:00.000Z' })],
    ]);
  });

  it('costs nothing where the browser keeps nothing', () => {
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => recordDecision('token-1', 0, full)).not.toThrow();
  });
});
