/** What the shop's people do with an order that stands; each of it may be asked for twice and is done once. */
import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';
import type { DeliveryService } from '../../delivery/delivery.service';
import type { DeliveryRules } from '../../delivery/delivery.types';
import { type PaymentGateways, PaymentServiceSilent } from '../../payments/gateway.types';
import { createCancelOrder } from '../cancelling/cancel-order';
import { clearFraud } from '../paying/fraud-verdicts';
import { findOrderPayment, withOrder } from '../paying/pending-payments.repository';
import { beginRefund, type RefundRefusal } from '../paying/refunding';
import type { NewRefund } from '../paying/refunds.repository';
import type { Settlement } from '../paying/settlement';
import type { FirstDays } from '../rows/expected-days.repository';
import { type Arrival, type ArrivalOutcome, noteArrival } from './arrivals';
import { dispatchOrder, type DispatchRefusal, type SentParcel } from './dispatch-order';
import { type PaymentTaken, takePayment } from './take-payment';

export interface Doing {
  readonly now: Date;
  readonly log: { warn(details: object, message: string): void };
}

export interface WantedRefund {
  /** Of whoever asks: the same refund a second time has the same key. */
  readonly key: string;
  /** 0: points alone. */
  readonly amountJpy: number;
  /** Of those that the order used. */
  readonly points: number;
  /** How much of it was sold at which tax rate, by its percent; null: the share of each. */
  readonly byRate: NewRefund['byRate'];
  /** A person gives it back, also where a payment service could. */
  readonly isByHand: boolean;
}

export interface FulfilmentService {
  paid(orderId: number, amountJpy: number, doing: Doing): Promise<PaymentTaken | undefined>;
  dispatched(
    orderId: number,
    parcels: readonly SentParcel[],
    doing: Doing,
  ): Promise<'sent' | DispatchRefusal | undefined>;
  arrived(orderId: number, arrival: Omit<Arrival, 'now'>, doing: Doing): Promise<ArrivalOutcome | undefined>;
  /** Somebody has looked at what a payment service finds suspicious. */
  cleared(orderId: number): Promise<true | undefined>;
  /** The shop does not take it. False: something was sent. */
  cancelled(orderId: number, reason: string, doing: Doing): Promise<boolean>;
  refund(orderId: number, refund: WantedRefund, doing: Doing): Promise<'begun' | 'done' | RefundRefusal | undefined>;
}

type Days = Pick<DeliveryService, 'rules' | 'leadTimes'>;

export interface FulfilmentOptions {
  readonly db: Kysely<Database>;
  readonly settlement: Pick<Settlement, 'capture' | 'refund' | 'giveBack'>;
  readonly gateways: Pick<PaymentGateways, 'has'>;
  readonly delivery: Days;
}

const firstDaysFrom =
  (delivery: Days, rules: DeliveryRules, now: Date): FirstDays =>
  (packings) => {
    const times = delivery.leadTimes(
      rules,
      now,
      packings.map(({ awaited, ...packing }) => ({
        ...{ shippingKey: packing.shipping_key, packingKey: packing.key, address: packing.address },
        ...{ leadDays: packing.lead_days, restockDays: packing.restock_days },
        ...(awaited === null ? {} : { awaited }),
      })),
    );
    return new Map(times.flatMap(({ packing_key: key, dates: [first] }) => (first ? [[key, first] as const] : [])));
  };

export const createFulfilment = ({ db, settlement, gateways, delivery }: FulfilmentOptions): FulfilmentService => {
  const cancelOrder = createCancelOrder({ db, settlement });
  /** A service that is silent is asked again by the sweeper. */
  const ask = async (step: 'capture' | 'refund', orderId: number, { now, log }: Doing): Promise<void> => {
    try {
      await settlement[step](orderId, now);
    } catch (error) {
      if (!(error instanceof PaymentServiceSilent)) throw error;
      log.warn({ err: error, orderId }, 'the payment service is silent; money moves later');
    }
  };

  return {
    async paid(orderId, amountJpy, { now }) {
      const order = await findOrderPayment(db, orderId);
      if (!order) return undefined;
      // Before the transaction: while it holds a connection, it must not wait for a second one.
      const rules = await delivery.rules({ id: order.channelId }, now);
      return takePayment(db, orderId, amountJpy, { now, firstDays: firstDaysFrom(delivery, rules, now) });
    },

    async dispatched(orderId, parcels, doing) {
      const outcome = await dispatchOrder(db, orderId, parcels, doing.now);
      if (outcome === 'sent') await ask('capture', orderId, doing);
      return outcome;
    },

    cleared: (orderId) => clearFraud(db, orderId),
    cancelled: (orderId, reason, doing) => cancelOrder(orderId, { ...doing, reason, isByShop: true }),
    arrived: (orderId, arrival, { now }) => noteArrival(db, orderId, { ...arrival, now }),

    async refund(orderId, { isByHand, ...wanted }, doing) {
      const before = await findOrderPayment(db, orderId);
      const way = !isByHand && wanted.amountJpy > 0 && gateways.has(before?.serviceCode ?? '') ? 'service' : 'hand';
      const outcome = await withOrder(db, orderId, (trx, order) =>
        beginRefund(trx, order, { ...wanted, way }, doing.now),
      );
      if (outcome === 'begun') await ask('refund', orderId, doing);
      return outcome;
    },
  };
};
