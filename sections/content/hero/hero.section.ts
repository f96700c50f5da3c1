import { defineSection } from '../../../src/layout/define-section';
import { heroData } from './hero.data';

export const hero = defineSection(heroData, {
  hydrate: 'never',
  variants: {
    default: () => import('./hero-default'),
    pair: () => import('./hero-pair'),
  },
});
