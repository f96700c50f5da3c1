import { defineSection } from '../../../src/layout/define-section';
import { deliveryPromiseData } from './delivery-promise.data';

export const deliveryPromise = defineSection(deliveryPromiseData, {
  hydrate: 'visible',
  variants: { default: () => import('./delivery-promise-default') },
});
