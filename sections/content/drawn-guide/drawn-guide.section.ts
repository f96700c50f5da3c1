import { defineSection, type ViewProps } from '../../../src/layout/define-section';
import { drawnGuideSettings } from './drawn-guide.settings';

export type DrawnGuideProps = ViewProps<typeof drawnGuideSettings>;

export const drawnGuide = defineSection(drawnGuideSettings, {
  hydrate: 'never',
  variants: { default: () => import('./drawn-guide-default') },
});
