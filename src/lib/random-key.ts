/** 128 bits in hex digits, 32 of them: who does not know it does not guess it. Pages without TLS have no crypto.randomUUID. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
