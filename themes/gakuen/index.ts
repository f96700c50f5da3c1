import type { Theme } from '../theme';
import { colors } from './colors';
import { variants } from './variants.generated';

export const gakuen = {
  id: 'gakuen',
  title: '学園',
  colors,
  style: () => import('./theme.css'),
  variants,
} satisfies Theme;
