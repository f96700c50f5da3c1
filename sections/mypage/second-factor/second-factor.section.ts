import { defineSection } from '../../../src/layout/define-section';
import { secondFactorData } from './second-factor.data';

export const secondFactor = defineSection(secondFactorData, {
  hydrate: 'touch',
  variants: { default: () => import('./second-factor-default') },
});
