/** The steps of the checkout and their screens, in order. The one table that says which step stands where. */
import { checkoutSteps, type CheckoutStep } from '../../schemas/entities/cart';

const paths = {
  orderer: '/cart/shipping-select',
  shipping: '/cart/shipping-add',
  delivery: '/cart/shipping-detail',
  payment: '/cart/payment',
  confirm: '/cart/confirm',
} as const satisfies Record<CheckoutStep, `/cart/${string}`>;

/** Path of the cart's own screen, as redirects name it (rule site.redirect-slash). */
export const cartPath = '/cart/';

/** The screen of a step, without the channel's prefix; the cart's where there is no step. */
export const pathOfStep = (step: CheckoutStep | null): string => (step === null ? cartPath : paths[step]);

/** The step whose screen stands at a path; null for any other screen. */
export const stepAt = (path: string): CheckoutStep | null => checkoutSteps.find((step) => paths[step] === path) ?? null;

/** Whether `step` lies behind `next`, the first that is not complete. */
export const isBehind = (step: CheckoutStep, next: CheckoutStep): boolean =>
  checkoutSteps.indexOf(step) < checkoutSteps.indexOf(next);
