/** What the sandbox's payment services have on their books, each in a schema of its own. No card number ever comes here. */
import { type Generated, type Kysely, type Selectable, sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Json, NullableJson, TimeWithDefault } from '../db/columns';
import type { Behaviour } from './card-behaviours';

/** What the service tells its customer of a card that it keeps, beside the last digits. */
export interface KnownCard {
  readonly brand: string;
  readonly fingerprint: string;
  /** yyyymm */
  readonly expiration: string;
  readonly name: string;
}

interface TokensTable {
  token: string;
  behaviour: Behaviour;
  last_digits: string;
  /** Null: from before cards were kept. */
  card: NullableJson<KnownCard>;
  created_at: TimeWithDefault;
}

interface KeptCardsTable {
  reference: string;
  behaviour: Behaviour;
  last_digits: string;
  card: Json<KnownCard>;
  created_at: TimeWithDefault;
}

interface PaymentsTable {
  id: string;
  reference: string;
  /** Of a card; empty: it is paid with what was chosen at the service's page. */
  token: Generated<string>;
  amount_jpy: number;
  status: 'challenge' | 'authorised' | 'declined' | 'voided';
  return_url: string;
  captured_jpy: Generated<number>;
  refunded_jpy: Generated<number>;
  created_at: TimeWithDefault;
  updated_at: Generated<Date>;
}

interface RefundsTable {
  reference: string;
  refund_id: string;
  amount_jpy: number;
  created_at: TimeWithDefault;
}

/** A service's own; tokens and kept cards has only the cards'. */
export interface SandboxTables {
  tokens: TokensTable;
  kept_cards: KeptCardsTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
}

export type ServiceSchema = 'sandbox_payments' | 'sandbox_wallet';

export type KeptCard = Selectable<KeptCardsTable>;
export type BookedPayment = Selectable<PaymentsTable>;
export type NewPayment = Pick<BookedPayment, 'reference' | 'amount_jpy' | 'status' | 'return_url'> & {
  readonly token?: string;
};

/** 128 random bits. */
const newId = (): string => randomBytes(16).toString('base64url');

/** Cards that are kept for the customer, under its own references: by the cards' service. */
const keptCards = (db: Kysely<SandboxTables>) => {
  const findKept = (reference: string): Promise<KeptCard | undefined> =>
    db.selectFrom('kept_cards').selectAll().where('reference', '=', reference).executeTakeFirst();
  return {
    /** The card of the token under the customer's reference; asked again, it is kept once. Undefined: no such token. */
    async keepCard(reference: string, token: string): Promise<KeptCard | undefined> {
      await sql`
        insert into sandbox_payments.kept_cards (reference, behaviour, last_digits, card)
        select ${reference}, behaviour, last_digits, card from sandbox_payments.tokens
        where token = ${token} and card is not null
        on conflict do nothing
      `.execute(db);
      return findKept(reference);
    },

    findKept,

    forgetCard: (reference: string) => db.deleteFrom('kept_cards').where('reference', '=', reference).execute(),
  };
};

export const createBooks = (db: Kysely<SandboxTables>) => {
  const byReference = (reference: string): Promise<BookedPayment | undefined> =>
    db.selectFrom('payments').selectAll().where('reference', '=', reference).executeTakeFirst();

  /** A decision is made once; whoever comes later gets the one that stands. */
  const move = async (
    column: 'id' | 'reference',
    value: string,
    from: BookedPayment['status'][],
    to: NewPayment['status'],
  ) => {
    await db
      .updateTable('payments')
      .set({ status: to, updated_at: sql<Date>`now()` })
      .where(column, '=', value)
      .where('status', 'in', from)
      // What was captured is no decision any more.
      .where('captured_jpy', '=', 0)
      .execute();
    return db.selectFrom('payments').selectAll().where(column, '=', value).executeTakeFirst();
  };

  return {
    ...keptCards(db),
    byReference,
    byId: (id: string): Promise<BookedPayment | undefined> =>
      db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst(),

    async keepToken(behaviour: Behaviour, lastDigits: string, card: KnownCard): Promise<string> {
      const token = newId();
      await db
        .insertInto('tokens')
        .values({ token, behaviour, last_digits: lastDigits, card: JSON.stringify(card) })
        .execute();
      return token;
    },

    findToken: (token: string): Promise<Selectable<TokensTable> | undefined> =>
      db.selectFrom('tokens').selectAll().where('token', '=', token).executeTakeFirst(),

    /** Books once for a reference: the second answer is the first one's payment. */
    async book(payment: NewPayment): Promise<BookedPayment> {
      await db
        .insertInto('payments')
        .values({ id: newId(), ...payment })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .execute();
      const booked = await byReference(payment.reference);
      if (!booked) throw new Error('A payment that was just booked is gone.');
      return booked;
    },

    /** Also of what is not booked yet: it must not be booked later. What was captured stays. */
    async void(reference: string, amountJpy: number): Promise<BookedPayment | undefined> {
      await db
        .insertInto('payments')
        .values({ id: newId(), reference, amount_jpy: amountJpy, status: 'voided', return_url: '' })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .execute();
      return move('reference', reference, ['challenge', 'authorised'], 'voided');
    },
    endChallenge: (id: string, to: 'authorised' | 'declined' | 'voided') => move('id', id, ['challenge'], to),
  };
};

export type Books = ReturnType<typeof createBooks>;
