// Written by `npm run index` from the files that it lists.
/** The sections that this theme draws its own way. */
export const variants = {
  'cart-summary': {
    default: () => import('./cart-summary/cart-summary-gakuen'),
  },
  footer: {
    default: () => import('./footer/footer-gakuen'),
  },
  header: {
    default: () => import('./header/header-gakuen'),
  },
  hero: {
    default: () => import('./hero/hero-gakuen'),
  },
  'product-list': {
    default: () => import('./product-list/product-list-gakuen'),
  },
  purchase: {
    default: () => import('./purchase/purchase-gakuen'),
    sticky: () => import('./purchase/purchase-sticky-gakuen'),
  },
  ranking: {
    default: () => import('./ranking/ranking-gakuen'),
  },
  'size-table': {
    default: () => import('./size-table/size-table-gakuen'),
  },
};
