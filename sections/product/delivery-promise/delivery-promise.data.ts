import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { deliveryPromiseSettings } from './delivery-promise.settings';

export const deliveryPromiseData = defineData(deliveryPromiseSettings, {
  needs: ({ params }) => ({
    promise: query('delivery.promise', { params: { key: params.key ?? '' } }),
  }),
});

export type DeliveryPromiseProps = PropsOf<typeof deliveryPromiseData>;
