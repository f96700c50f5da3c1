import type { Theme } from '../theme';
import { colors } from './colors';

export const gakuen = {
  id: 'gakuen',
  title: '学園',
  colors,
  style: () => import('./theme.css'),
  variants: {
    header: { default: () => import('./header-gakuen') },
    hero: { default: () => import('./hero-gakuen') },
    ranking: { default: () => import('./ranking-gakuen') },
    'product-list': { default: () => import('./product-list-gakuen') },
    'cart-summary': { default: () => import('./cart-summary-gakuen') },
    purchase: { default: () => import('./purchase-gakuen'), sticky: () => import('./purchase-sticky-gakuen') },
    'size-table': { default: () => import('./size-table-gakuen') },
    footer: { default: () => import('./footer-gakuen') },
  },
} satisfies Theme;
