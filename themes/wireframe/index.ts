import type { Theme } from '../theme';

export const wireframe = {
  id: 'wireframe',
  title: 'ワイヤーフレーム',
  style: () => import('./theme.css'),
  variants: {},
} satisfies Theme;
