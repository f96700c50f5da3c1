import type { Contract } from '../../../../schemas/shop-contract';
import { errorOf } from '../../../../schemas/shop-errors';
import type { Handlers } from '../../../request/handlers';
import type { DeliveryService } from './delivery.service';

export interface DeliveryHandlerDeps {
  readonly delivery: Pick<DeliveryService, 'promise'>;
}

/** When goods arrive. */
export const deliveryHandlers = ({ delivery }: DeliveryHandlerDeps): Handlers<Contract['delivery']> => ({
  promise: async ({ params }, context) => {
    const promise = await delivery.promise(context, params.key);
    return promise ? { status: 200, body: promise } : { status: 404, body: errorOf('product.not-found') };
  },
});
