import type { Theme } from '../theme';
import { colors } from './colors';
import { variants } from './variants.generated';

export const minori = {
  id: 'minori',
  title: '実り',
  colors,
  style: () => import('./theme.css'),
  variants,
} satisfies Theme;
