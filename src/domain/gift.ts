/** Receiving a gift: its screens, its token, and what is asked about it. */
import { giftToken } from '../../schemas/gift/gift';
import type { GiftStep } from '../../schemas/gift/steps';
import { query } from '../../schemas/query';

const whole = new RegExp(giftToken.pattern);

/** Whether it can be the token of a gift, and not half of one. */
export const isGiftToken = (token: string): boolean => whole.test(token);

/** The screen of a step, below a channel's prefix. @param token '' for the one that asks for it */
export const giftPath = (token: string, step: GiftStep): string =>
  token === '' ? `/social-gift/${step}` : `/social-gift/${encodeURIComponent(token)}/${step}`;

/** The token in what somebody has pasted: a link, the words around it included, or its last part alone. Null: none. */
export const giftTokenIn = (text: string): string | null => {
  const trimmed = text.trim();
  if (isGiftToken(trimmed)) return trimmed;
  return /\/social-gift\/([A-Za-z0-9_-]{22,64})(?![A-Za-z0-9_-])/.exec(trimmed)?.[1] ?? null;
};

/** A token that no gift has: asking for it is a plain 404. */
const noToken = 'no-gift-no-gift-no-gift';

/** Of an address's key, whatever it says. */
export const askedToken = (key = ''): string => (isGiftToken(key) ? key : noToken);

export const giftQuery = (key: string | undefined) => query('gift.products', { params: { token: askedToken(key) } });

export const giftShippingQuery = (key: string | undefined) =>
  query('gift.shipping', { params: { token: askedToken(key) } });

export const receivedGiftQuery = (key: string | undefined) =>
  query('gift.complete', { params: { token: askedToken(key) } });
