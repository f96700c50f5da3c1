import { defineSection, type ViewProps } from '../../../src/layout/define-section';
import { errorSettings } from './error.settings';

export type ErrorProps = ViewProps<typeof errorSettings>;

export const error = defineSection(errorSettings, {
  hydrate: 'never',
  variants: {
    default: () => import('./error-default'),
  },
});
