import type { Contract } from '../../../../schemas/shop-contract';
import { errorOf } from '../../../../schemas/shop-errors';
import type { Handlers } from '../../../request/handlers';
import { createTrackingService, type TrackingServiceDeps } from './tracking.service';

/** Events for analytics tools. */
export const trackingHandlers = (deps: TrackingServiceDeps): Handlers<Contract['tracking']> => {
  const tracking = createTrackingService(deps);
  return {
    async sendEvent({ body, headers }, context) {
      const id = await tracking.keep(context, body.event, headers['x-cart-token']);
      return id === null ? { status: 404, body: errorOf('order.not-found') } : { status: 201, body: { id } };
    },

    async event({ params }, context) {
      const event = await tracking.purchase(context, params.id);
      return event ? { status: 200, body: event } : { status: 404, body: errorOf('order.not-found') };
    },
  };
};
