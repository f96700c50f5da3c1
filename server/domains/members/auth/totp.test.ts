import { expect, it } from 'vitest';
import { base32, fromBase32, newTotpSecret, totpAt, totpStepOf } from './totp';

const secret = Buffer.from('12345678901234567890');

it.each([
  // RFC 6238, appendix B, SHA-1; the last six of its eight digits.
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  expect(totpAt(secret, Math.floor(seconds / 30))).toBe(code);
  expect(totpStepOf(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
});

it('takes the code before and the one after, and no other', () => {
  const now = new Date(1111111109_000);
  const step = Math.floor(1111111109 / 30);
  const taken = [-2, -1, 0, 1, 2].map((off) => totpStepOf(secret, totpAt(secret, step + off), now));
  expect(taken).toEqual([null, step - 1, step, step + 1, null]);
  expect(totpStepOf(secret, '', now)).toBeNull();
});

it('writes a secret as authenticators read it (RFC 4648, section 10), and reads it again', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(base32(Buffer.from('fooba'))).toBe('MZXW6YTB');
  const fresh = newTotpSecret();
  expect(fromBase32(base32(fresh))).toEqual(fresh);
});
