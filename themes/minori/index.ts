import type { Theme } from '../theme';
import { colors } from './colors';

export const minori = {
  id: 'minori',
  title: '実り',
  colors,
  style: () => import('./theme.css'),
  variants: {
    header: { default: () => import('./header-minori') },
    'product-list': { default: () => import('./product-list-minori') },
    hero: { default: () => import('./hero-minori') },
    'cart-summary': { default: () => import('./cart-summary-minori') },
    purchase: { default: () => import('./purchase-minori'), sticky: () => import('./purchase-sticky-minori') },
    'drawn-guide': { default: () => import('./drawn-guide-minori') },
    footer: { default: () => import('./footer-minori') },
  },
} satisfies Theme;
