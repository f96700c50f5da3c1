import type { CallLimit } from './define-call';

/**
 * Of a call with which somebody is mailed whose address anybody can type: as many as an office sends in one afternoon. Each
 * kind of mail by itself: whoever orders in a member's name, again and again, keeps no new password from them.
 */
export const mailLimits = [
  { by: 'address', most: 60, perS: 900 },
  { by: 'shop', most: 6_000, perS: 600 },
  { by: 'recipient', of: 'email', most: 5, perS: 3600, isByKind: true },
  { by: 'mails', most: 30_000, perS: 600 },
] as const satisfies readonly CallLimit[];
