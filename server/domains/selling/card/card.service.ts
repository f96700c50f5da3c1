/**
 * Members' saved cards: theirs in every shop, as their addresses are. The payment service keeps the card, outside of any
 * transaction; what came to nothing on the way, and what is deleted, it is told to forget (forget-cards.ts).
 */
import type { Kysely, Transaction } from 'kysely';
import type { UserCard } from '../../../../schemas/card/card';
import { mostCards } from '../../../../schemas/card/most-cards';
import { japanMonth } from '../../../../src/lib/japan-time';
import type { Database } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { Refusal } from '../../../http/error-answer';
import { newSecret } from '../../members/accounts/accounts.service';
import { type PaymentGateways, PaymentServiceSilent, type ServiceCard } from '../payments/gateway.types';
import {
  announceCard,
  type CardPlace,
  type CardRow,
  countCards,
  deleteCard,
  deleteCardsExpiredBefore,
  deleteUnpaidBefore,
  dropUnpaid,
  dropUnpaidCard,
  dropUnwanted,
  findNewest,
  insertCard,
  lockCards,
  makeMain,
  type OwnCardId,
  readCards,
  renewCard,
  setPaid,
  takeAnnounced,
} from './card.repository';
import { dayMs } from '../../../../src/lib/durations';

export interface AddedCard {
  readonly ok: true;
  readonly card: UserCard;
}

export interface CardRefusal {
  readonly ok: false;
  readonly code: 'card.full' | 'card.not-kept';
}

export interface CardsService {
  /** The main one first, then the newest. */
  list(memberId: number, now: Date): Promise<UserCard[]>;
  /** One that is there already is renewed. Refuses with service.unavailable while the payment service is silent. */
  add(memberId: number, wanted: WantedCard, now: Date): Promise<AddedCard | CardRefusal>;
  /** The newest takes the place of a main one. @returns whether there was such a card of the member's */
  remove(own: OwnCardId, now: Date): Promise<boolean>;
  /** Null: no such card of the member's; the main one stays what it was. */
  use(own: OwnCardId, now: Date): Promise<UserCard | null>;
}

export interface WantedCard {
  readonly serviceCode: string;
  /** Of the service, for a card that was typed in. */
  readonly token: string;
  /** It is to be paid with, and the member's once that is authorised. */
  readonly isUnpaid: boolean;
}

/** As long as a cart that is left may be gone on with. */
const unpaidMs = dayMs;

/** Until then nobody has the service forget a card that is being kept; longer than the service may take. */
const keepingMs = 10 * 60_000;

const toCard = (row: CardRow, now: Date): UserCard => ({
  id: row.id,
  is_main: row.is_main,
  token: null,
  token_key: row.service_code,
  name: row.holder,
  masked_number: `************${row.last_digits}`,
  expiration: row.expiration,
  brand: row.brand,
  is_expired: row.expiration < japanMonth(now),
});

/** Of a member whose cards are locked, and whose main one is gone. */
const appointMain = async (trx: Transaction<Database>, memberId: number, now: Date): Promise<void> => {
  const heir = await findNewest(trx, memberId, japanMonth(now));
  if (heir) await makeMain(trx, { memberId, id: heir.id });
};

export interface CardsServiceDeps {
  readonly db: Kysely<Database>;
  readonly gateways: PaymentGateways;
}

export const createCardsService = ({ db, gateways }: CardsServiceDeps): CardsService => {
  /** Null: the service keeps no card for the token. */
  const keep = async ({ serviceCode, reference }: CardPlace, token: string): Promise<ServiceCard | null> => {
    try {
      return (await gateways.get(serviceCode)?.cards?.keep(reference, token)) ?? null;
    } catch (error) {
      if (!(error instanceof PaymentServiceSilent)) throw error;
      throw new Refusal('service.unavailable', { 'retry-after': '5' });
    }
  };

  /** Null: there are too many. Refused or not, what is not taken from the announced ones is forgotten. */
  const write = (added: Parameters<typeof renewCard>[1]): Promise<CardRow | null> =>
    inTransaction(db, async (trx) => {
      const { memberId } = added;
      if (!(await lockCards(trx, memberId))) throw new Refusal('auth.required');
      const renewed = await renewCard(trx, added);
      await dropUnpaid(trx, memberId, renewed?.id ?? null);
      const count = renewed ? 0 : await countCards(trx, memberId);
      if (count >= mostCards) return null;
      if (!(await takeAnnounced(trx, added))) throw new Refusal('service.unavailable', { 'retry-after': '5' });
      return renewed ?? insertCard(trx, added, count === 0);
    });

  return {
    list: async (memberId, now) => (await readCards(db, memberId)).map((row) => toCard(row, now)),

    async add(memberId, { serviceCode, token, isUnpaid }, now) {
      if (!gateways.has(serviceCode)) return { ok: false, code: 'card.not-kept' };
      const place = { serviceCode, reference: newSecret() };
      await announceCard(db, place, new Date(now.getTime() + keepingMs));
      const card = await keep(place, token);
      if (!card) await dropUnwanted(db, place);
      if (!card || card.expiration < japanMonth(now)) return { ok: false, code: 'card.not-kept' };
      const unpaidUntil = isUnpaid ? new Date(now.getTime() + unpaidMs) : null;
      const row = await write({ memberId, card, unpaidUntil, ...place });
      return row ? { ok: true, card: toCard(row, now) } : { ok: false, code: 'card.full' };
    },

    remove: (own, now) =>
      inTransaction(db, async (trx) => {
        const { memberId } = own;
        await lockCards(trx, memberId);
        const deleted = await deleteCard(trx, own);
        if (deleted?.is_main) await appointMain(trx, memberId, now);
        return deleted !== undefined;
      }),

    use: (own, now) =>
      inTransaction(db, async (trx) => {
        await lockCards(trx, own.memberId);
        const row = await makeMain(trx, own);
        return row ? toCard(row, now) : null;
      }),
  };
};

/** A payment that is to leave the card with the member is authorised: it is theirs. Null: no card. */
export const keepPaidCard = async (trx: Transaction<Database>, id: number | null): Promise<void> => {
  if (id !== null) await setPaid(trx, id);
};

/**
 * Such a payment came to nothing, and the service forgets the card. Where the cart goes on with it, as after an order
 * that was given up, it has its own end.
 */
export const forgetUnpaidCard = async (trx: Transaction<Database>, id: number | null): Promise<void> => {
  if (id !== null) await dropUnpaidCard(trx, id);
};

/** Cards that have expired more than a year ago. @returns how many were deleted */
export const deleteOutdatedCards = (db: Kysely<Database>, now: Date, most: number): Promise<number> => {
  const aYearAgo = new Date(now);
  aYearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
  return inTransaction(db, async (trx) => {
    const deleted = await deleteCardsExpiredBefore(trx, japanMonth(aYearAgo), most);
    for (const { member_id: memberId, is_main: isMain } of deleted) if (isMain) await appointMain(trx, memberId, now);
    return deleted.length;
  });
};

/** Cards that were to be paid with, and nothing was authorised. @returns how many were deleted */
export const deleteUnpaidCards = (db: Kysely<Database>, now: Date, most: number): Promise<number> =>
  deleteUnpaidBefore(db, now, most);
