/** Codes of an authenticator (RFC 6238): six digits, SHA-1, half a minute, as every app makes them. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const stepMs = 30_000;
const digits = 6;
/** Phones go a little wrong. */
const mostStepsOff = 1;

export const totpAt = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  // RFC 4226 5.3: the last four bits say where the code's 31 bits begin.
  const bits = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(bits % 10 ** digits).padStart(digits, '0');
};

/** The step that the code is of; null: of none just now. */
export const totpStepOf = (secret: Buffer, code: string, now: Date): number | null => {
  const current = Math.floor(now.getTime() / stepMs);
  const steps = Array.from({ length: 2 * mostStepsOff + 1 }, (_, index) => current - mostStepsOff + index);
  const isOf = (step: number): boolean =>
    code.length === digits && timingSafeEqual(Buffer.from(totpAt(secret, step)), Buffer.from(code));
  return steps.find(isOf) ?? null;
};

export const newTotpSecret = (): Buffer => randomBytes(20);

const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a text that `base32` has written. */
export const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => base32Letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
};

/** RFC 4648, without padding: as it is typed into an authenticator. */
export const base32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => base32Letters.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('');
};
