import { defineSection } from '../../../src/layout/define-section';
import { savedLinesData } from './saved-lines.data';

export const savedLines = defineSection(savedLinesData, {
  hydrate: 'load',
  variants: { default: () => import('./saved-lines-default') },
});
