import { defineSection } from '../../../src/layout/define-section';
import { headerData } from './header.data';

export const header = defineSection(headerData, {
  hydrate: 'never',
  variants: {
    default: () => import('./header-default'),
    simple: () => import('./header-simple'),
  },
});
