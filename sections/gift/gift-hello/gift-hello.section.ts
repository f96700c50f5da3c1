import { defineSection } from '../../../src/layout/define-section';
import { giftHelloData } from './gift-hello.data';

export const giftHello = defineSection(giftHelloData, {
  // Where it has ended, it forgets what was typed for it (use-forgotten-gift.ts).
  hydrate: 'load',
  variants: { default: () => import('./gift-hello-default') },
});
