import { defineSection, type ViewProps } from '../../../src/layout/define-section';
import { preparingSettings } from './preparing.settings';

export type PreparingProps = ViewProps<typeof preparingSettings>;

export const preparing = defineSection(preparingSettings, {
  hydrate: 'never',
  variants: {
    default: () => import('./preparing-default'),
  },
});
