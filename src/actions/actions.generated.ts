// Written by `npm run index` from the files that it lists.
export const actions = {
  'cart-add': () => import('./cart-add.action'),
  'cart-delete': () => import('./cart-delete.action'),
  'cart-modify': () => import('./cart-modify.action'),
  'decide': () => import('./decide.action'),
  'delivery': () => import('./delivery.action'),
  'division': () => import('./division.action'),
  'orderer': () => import('./orderer.action'),
  'payment': () => import('./payment.action'),
  'shipping': () => import('./shipping.action'),
  'shipping-join': () => import('./shipping-join.action'),
  'shipping-orderer': () => import('./shipping-orderer.action'),
} as const;
