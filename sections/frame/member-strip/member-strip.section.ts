import { defineSection } from '../../../src/layout/define-section';
import { memberStripData } from './member-strip.data';

export const memberStrip = defineSection(memberStripData, {
  hydrate: 'never',
  variants: { default: () => import('./member-strip-default') },
});
