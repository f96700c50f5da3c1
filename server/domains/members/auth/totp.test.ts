import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { fromBase32, newTotpSecret, totpStepOf, totpUrl } from './totp';

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
  expect(totpStepOf(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
});

it('takes the code before and the one after, and no other', () => {
  const now = new Date(1111111109_000);
  const step = Math.floor(1111111109 / 30);
  const app = new TOTP({ secret: Secret.fromUTF8(secret.toString()) });
  const taken = [-2, -1, 0, 1, 2].map((off) =>
    totpStepOf(secret, app.generate({ timestamp: (step + off) * 30_000 }), now),
  );
  expect(taken).toEqual([null, step - 1, step, step + 1, null]);
  for (const code of ['', '08180', '0818044', 'あいうえおか']) expect(totpStepOf(secret, code, now)).toBeNull();
});

it('writes a secret as authenticators read it (RFC 4648, section 10), and reads it again', () => {
  expect(fromBase32('MZXW6YTBOI').toString()).toBe('foobar');
  expect(fromBase32('MZXW6YTB').toString()).toBe('fooba');
  const fresh = newTotpSecret();
  expect(fresh.base32).toMatch(/^[A-Z2-7]{32}$/);
  expect([...fromBase32(fresh.base32)]).toEqual([...fresh.bytes]);
  const url = new URL(totpUrl('山田商店', 'hanako@example.jp', fresh));
  expect(url.href).toMatch(/^otpauth:\/\/totp\/%E5%B1%B1/);
  expect(url.searchParams.get('secret')).toBe(fresh.base32);
});
