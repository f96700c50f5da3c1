// Written by `npm run index` from the files that it lists.
export const actions = {
  'cart-add': () => import('./cart-add.action').then(({ action }) => action),
  'cart-delete': () => import('./cart-delete.action').then(({ action }) => action),
  'cart-modify': () => import('./cart-modify.action').then(({ action }) => action),
  'decide': () => import('./decide.action').then(({ action }) => action),
  'delivery': () => import('./delivery.action').then(({ action }) => action),
  'division': () => import('./division.action').then(({ action }) => action),
  'orderer': () => import('./orderer.action').then(({ action }) => action),
  'password-reset': () => import('./password-reset.action').then(({ action }) => action),
  'payment': () => import('./payment.action').then(({ action }) => action),
  'reminder': () => import('./reminder.action').then(({ action }) => action),
  'shipping': () => import('./shipping.action').then(({ action }) => action),
  'shipping-join': () => import('./shipping-join.action').then(({ action }) => action),
  'shipping-orderer': () => import('./shipping-orderer.action').then(({ action }) => action),
  'username-reset': () => import('./username-reset.action').then(({ action }) => action),
  'verify-email': () => import('./verify-email.action').then(({ action }) => action),
  'verify-request': () => import('./verify-request.action').then(({ action }) => action),
} as const;
