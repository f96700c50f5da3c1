import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';
import type { PaymentGateway } from '../../payments/gateway.types';
import type { OrderPayment } from './pending-payments.repository';

/** What asks an order's payment service. */
export interface AskedService {
  readonly db: Kysely<Database>;
  readonly serviceOf: (order: OrderPayment) => { readonly gateway: PaymentGateway; readonly reference: string };
}
