import { defineSection } from '../../../src/layout/define-section';
import { errorData } from './error.data';

export const error = defineSection(errorData, {
  hydrate: 'never',
  variants: {
    default: () => import('./error-default'),
  },
});
