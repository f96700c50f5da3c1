import type { Theme } from '../theme';
import { colors } from './colors';
import { variants } from './variants.generated';

export const wireframe = {
  id: 'wireframe',
  title: 'ワイヤーフレーム',
  colors,
  style: () => import('./theme.css'),
  variants,
} satisfies Theme;
