import { defineSection } from '../../../src/layout/define-section';
import { giftHelloData } from './gift-hello.data';

export const giftHello = defineSection(giftHelloData, {
  hydrate: 'never',
  variants: { default: () => import('./gift-hello-default') },
});
