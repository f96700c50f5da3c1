/** The steps of the checkout and their screens, in order. */
import type { Cart } from '../../schemas/cart/cart';
import { checkoutPaths, checkoutSteps, type CheckoutStep } from '../../schemas/cart/steps';
import { cartPath } from '../lib/go';

export { cartPath };

/** The screen of a step, without the channel's prefix; the cart's where there is no step. */
export const pathOfStep = (step: CheckoutStep | null): string => (step === null ? cartPath : checkoutPaths[step]);

/** The shipping step as the screen on which goods are divided over several addresses. */
export const divisionPath = `${checkoutPaths.shipping}?divide=1`;

/** The shipping step as the form of a social gift. */
export const giftWordsPath = `${checkoutPaths.shipping}?gift=1`;

/** How many addresses of a cart are known. */
export const placesIn = ({ detail }: Cart): number => detail.shippings.filter(({ address }) => address !== null).length;

/**
 * The division after an address was added; where it was there already, the screen says so.
 *
 * @param before how many addresses there were; null: that is not known
 */
export const divisionAfterAdding = (before: number | null, cart: Cart): string =>
  before === null || placesIn(cart) > before ? divisionPath : `${divisionPath}&error=cart.shipping.known`;

/** The form of one of several addresses. @param key of its shipping, or `new` for a further one */
export const addressPath = (key: string): string => `${checkoutPaths.shipping}?shipping=${encodeURIComponent(key)}`;

/** Where what was asked for of a line's goods is changed. @param key of the option in the cart */
export const optionPath = (productKey: string, key: string): string =>
  `/cart/option?product=${encodeURIComponent(productKey)}&key=${encodeURIComponent(key)}`;

/** Where more is asked for of a line's goods. @param line its key in the cart */
export const moreOptionsPath = (productKey: string, line: string): string =>
  `/cart/option?product=${encodeURIComponent(productKey)}&line=${encodeURIComponent(line)}`;

/** Of a line in the cart's screen: the way back to it. */
export const lineId = (key: string): string => `line-${key}`;

/** Of coupons and points in the cart's screen, and the way back to them. */
export const benefitsId = 'benefits';
export const benefitsPath = `${cartPath}#${benefitsId}`;

/** The screen of an order, by its id for thirty minutes. */
export const completePath = (id: string): string => `/cart/complete?id=${encodeURIComponent(id)}`;

/** The step whose screen stands at a path; null for any other screen. */
export const stepAt = (path: string): CheckoutStep | null =>
  checkoutSteps.find((step) => checkoutPaths[step] === path) ?? null;

/** Whether `step` lies behind `next`, the first that is not complete. */
export const isBehind = (step: CheckoutStep, next: CheckoutStep): boolean =>
  checkoutSteps.indexOf(step) < checkoutSteps.indexOf(next);

/** What each screen of the checkout says while the shop takes no orders. */
export const sellingStopped = 'ただいまご注文の受付を一時停止しております。再開まで今しばらくお待ちください。';
