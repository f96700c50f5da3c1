/** Codes of an authenticator (RFC 6238): six digits, SHA-1, half a minute, as every app makes them. */
import { Secret, TOTP } from 'otpauth';

/** Phones go a little wrong. */
const mostStepsOff = 1;

/** Its bytes, as they are stored. */
export const fromBase32 = (text: string): Buffer => Buffer.from(Secret.fromBase32(text).bytes);

export const newTotpSecret = (): Secret => new Secret({ size: 20 });

/** As it stands in a QR code. */
export const totpUrl = (issuer: string, label: string, secret: Secret): string =>
  new TOTP({ issuer, label, secret }).toString();

/** The step that the code is of; null: of none just now. */
export const totpStepOf = (secret: Buffer, code: string, now: Date): number | null => {
  // The library throws for six signs of more than a byte each.
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const totp = new TOTP({ secret: new Secret({ buffer: new Uint8Array(secret).buffer }) });
  const off = totp.validate({ token: code, timestamp, window: mostStepsOff });
  return off === null ? null : TOTP.counter({ timestamp }) + off;
};
