import type { Theme } from '../theme';

export const minori = {
  id: 'minori',
  title: '実り',
  style: () => import('./theme.css'),
  variants: {
    hero: { default: () => import('./hero-minori') },
    purchase: { default: () => import('./purchase-minori'), sticky: () => import('./purchase-sticky-minori') },
  },
} satisfies Theme;
