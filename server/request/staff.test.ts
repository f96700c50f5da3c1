import { describe, expect, it } from 'vitest';
import { createIsStaff } from './staff';

const token = 't'.repeat(40);
const shows = (authorization: string | undefined) => ({
  headers: authorization === undefined ? {} : { authorization },
});

describe('whoever asks', () => {
  it('is staff with the token that the operator set, and with nothing else', () => {
    const isStaff = createIsStaff(token);
    expect(isStaff(shows(`Bearer ${token}`))).toBe(true);
    for (const other of [
      undefined,
      '',
      token,
      `Basic ${token}`,
      `Bearer ${token}x`,
      `Bearer ${token.slice(1)}`,
      'Bearer ',
    ])
      expect(isStaff(shows(other)), other).toBe(false);
    expect(isStaff({ headers: { cookie: `access_token=${token}; desk=${token}` } })).toBe(false);
  });

  it('is never staff where none is set', () => {
    const isStaff = createIsStaff(null);
    for (const some of [undefined, 'Bearer ', 'Bearer null', `Bearer ${token}`])
      expect(isStaff(shows(some))).toBe(false);
  });
});
