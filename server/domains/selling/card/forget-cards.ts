/**
 * Has payment services forget the cards that nobody wants any more. A service that does not answer is told again, after 1,
 * 2, 4 … minutes and then daily, for a fortnight; what it keeps then, its own end is for.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import type { Job } from '../../../jobs/job';
import type { PaymentGateways } from '../payments/gateway.types';
import { claimUnwanted, dropUnwanted, type UnwantedCard } from './card.repository';

export interface ForgetCardsOptions {
  readonly gateways: PaymentGateways;
  readonly log: { warn(details: object, message: string): void };
}

const everyMs = 60_000;
const atOnce = 10;
/** Eleven within a day and a half, the others daily. */
export const mostTries = 24;

export const createForgetCards = ({ gateways, log }: ForgetCardsOptions): Job => {
  const tell = async (db: Kysely<Database>, card: UnwantedCard): Promise<void> => {
    const { serviceCode, reference, tries } = card;
    try {
      const keeping = gateways.get(serviceCode)?.cards;
      if (!keeping) throw new Error(`There is no payment service ${serviceCode} that keeps cards.`);
      await keeping.forget(reference);
    } catch (error) {
      const isLast = tries >= mostTries;
      log.warn(
        { err: error, serviceCode },
        isLast ? 'a payment service never forgot a card' : 'a card is forgotten later',
      );
      if (!isLast) return;
    }
    await dropUnwanted(db, card);
  };
  return {
    name: 'cards that payment services are to forget',
    everyMs,
    most: atOnce,
    async run(db, now, most) {
      const cards = await claimUnwanted(db, now, most);
      await Promise.all(cards.map((card) => tell(db, card)));
      return cards.length;
    },
  };
};
