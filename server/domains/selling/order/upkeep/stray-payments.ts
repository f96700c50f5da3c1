/**
 * Authorisations without an order. The order and its payment are written before the service is asked (step 1), so the
 * service knows no payment that the shop's rows do not name. What can be without an order is the payment of one that came
 * to nothing (refused, given up, cancelled): the service said that no money is booked, and books after all, by a fault of
 * its own or a restored copy. So each is asked for once more a while after its end, and what the service holds is voided.
 * A service that is silent is asked again each quarter of an hour, for a month.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';
import type { Job } from '../../../../jobs/job';
import type { PaymentGateway, PaymentGateways } from '../../payments/gateway.types';
import { paymentReference } from '../rows/numbers';
import { askNoMore, claimEnded, type Ended } from './stray-payments.repository';

const everyMs = 60_000;
const atOnce = 10;
/** Whether the service holds nothing any more. Throws PaymentServiceSilent. */
const release = async (gateway: PaymentGateway, reference: string, amountJpy: number): Promise<boolean> => {
  const { status } = await gateway.find(reference);
  if (status !== 'authorised' && status !== 'challenge') return true;
  return (await gateway.void(reference, amountJpy)).status !== 'authorised';
};

export interface StrayPaymentsOptions {
  readonly gateways: PaymentGateways;
  readonly log: { warn(details: object, message: string): void };
}

export const createStrayPayments = ({ gateways, log }: StrayPaymentsOptions): Job => {
  const ask = async (db: Kysely<Database>, { id, channelId, orderNo, serviceCode, amountJpy }: Ended) => {
    const gateway = gateways.get(serviceCode);
    if (!gateway) throw new Error(`There is no payment service ${serviceCode}.`);
    if (!(await release(gateway, paymentReference(channelId, orderNo), amountJpy)))
      throw new Error('The service holds money and does not let it go.');
    await askNoMore(db, id);
  };
  return {
    name: 'authorisations without an order',
    everyMs,
    most: atOnce,
    async run(db, _now, most) {
      const ended = await claimEnded(db, most);
      await Promise.all(
        ended.map((payment) =>
          ask(db, payment).catch((error: unknown) =>
            log.warn({ err: error, orderNo: payment.orderNo }, 'a payment without an order is asked for later'),
          ),
        ),
      );
      return ended.length;
    },
  };
};
