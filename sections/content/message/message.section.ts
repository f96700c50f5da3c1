import { defineSection } from '../../../src/layout/define-section';
import { messageData } from './message.data';

export const message = defineSection(messageData, {
  hydrate: 'never',
  variants: {
    default: () => import('./message-default'),
    boxed: () => import('./message-boxed'),
    links: () => import('./message-links'),
  },
});
