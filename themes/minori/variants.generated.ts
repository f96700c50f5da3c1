// Written by `npm run index` from the files that it lists.
/** The sections that this theme draws its own way. */
export const variants = {
  'cart-summary': {
    default: () => import('./cart-summary/cart-summary-minori'),
  },
  'drawn-guide': {
    default: () => import('./drawn-guide/drawn-guide-minori'),
  },
  footer: {
    default: () => import('./footer/footer-minori'),
  },
  'gift-hello': {
    default: () => import('./gift-hello/gift-hello-minori'),
  },
  header: {
    default: () => import('./header/header-minori'),
  },
  hero: {
    default: () => import('./hero/hero-minori'),
  },
  'product-list': {
    default: () => import('./product-list/product-list-minori'),
  },
  purchase: {
    default: () => import('./purchase/purchase-minori'),
    sticky: () => import('./purchase/purchase-sticky-minori'),
  },
};
