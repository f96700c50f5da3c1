/** What the browser notes around the decision. Storage that the browser denies costs the shopper nothing. */

const cookieName = 'payment_in_progress';
const recordKey = 'noren:decision';
const lifeMs = 30 * 60 * 1000;

const writeCookie = (prefix: string, value: string, maxAgeS: number): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookieName}=${value}; Path=${prefix || '/'}; Max-Age=${maxAgeS}; SameSite=Lax${secure}`;
};

/** A payment is in progress (rule cart.payment-flag), for half an hour at most. */
export const raisePaymentFlag = (prefix: string): void => writeCookie(prefix, '1', lifeMs / 1000);

/** It has come to an end, one way or the other. */
export const lowerPaymentFlag = (prefix: string): void => writeCookie(prefix, '', 0);

/** Keeps the cart's token for 30 minutes, so that what follows the order can be told apart (rule cart.decision). */
export const recordDecision = (token: string, now: number, storage: Pick<Storage, 'setItem'> = localStorage): void => {
  try {
    storage.setItem(recordKey, JSON.stringify({ token, expires_at: new Date(now + lifeMs).toISOString() }));
  } catch {
    // Private windows and full storages refuse; the order stands all the same.
  }
};
