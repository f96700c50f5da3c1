/** The steps of the checkout in their order; each is a screen. Apart from the cart's schema, which browsers do without. */
export const checkoutSteps = ['orderer', 'shipping', 'delivery', 'payment', 'confirm'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Where each step of the checkout stands, without the channel's prefix. */
export const checkoutPaths = {
  orderer: '/cart/shipping-select',
  shipping: '/cart/shipping-add',
  delivery: '/cart/shipping-detail',
  payment: '/cart/payment',
  confirm: '/cart/confirm',
} as const satisfies Record<CheckoutStep, `/cart/${string}`>;
