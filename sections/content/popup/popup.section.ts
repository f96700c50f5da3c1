import { defineSection } from '../../../src/layout/define-section';
import { popupData } from './popup.data';

export const popup = defineSection(popupData, {
  hydrate: 'never',
  variants: {
    default: () => import('./popup-default'),
    page: () => import('./popup-page'),
  },
});
