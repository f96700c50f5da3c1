import type { CheckoutStep } from './cart';

/** Path of the cart's own screen, as redirects name it (rule site.redirect-slash). */
export const cartPath = '/cart/';

/** Where each step of the checkout stands, without the channel's prefix. */
export const checkoutPaths = {
  orderer: '/cart/shipping-select',
  shipping: '/cart/shipping-add',
  delivery: '/cart/shipping-detail',
  payment: '/cart/payment',
  confirm: '/cart/confirm',
} as const satisfies Record<CheckoutStep, `/cart/${string}`>;
