/**
 * What somebody has looked at last. A guest's history is found by a random name that the browser shows; it becomes the
 * member's when they log in, in the transaction of the login.
 */
import type { Kysely, Transaction } from 'kysely';
import { mostViewed, type ProductHistory } from '../../../../schemas/history/history';
import type { Visitor } from '../../../../src/domain/visitor';
import type { Database } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { RequestContext } from '../../../request/request-context';
import type { CatalogService } from '../../showing/catalog/catalog.service';
import { hashSecret } from '../accounts/accounts.service';
import { goodVisitorToken } from '../visitors/visitors.service';
import {
  deleteView,
  deleteViewsExpiredBy,
  giveViews,
  type History,
  type Owned,
  readViews,
  trim,
  upsertGuests,
  upsertMembers,
} from './history.repository';
import { dayMs } from '../../../../src/lib/durations';

/** A guest's, from the last look at the product. */
const guestKeptMs = 30 * dayMs;

type Context = Pick<RequestContext, 'channel' | 'now'>;

export interface HistoryService {
  /** Null: no such product is shown. Else the token that the guest goes on with; null: it is the member's. */
  keep(
    context: Context & { readonly visitor: Visitor },
    productId: number,
    token: string | null,
  ): Promise<{ readonly token: string | null } | null>;
  guests(context: Context, token: string | null): Promise<ProductHistory[]>;
  members(context: Context, memberId: number): Promise<ProductHistory[]>;
  /** @returns whether there was such an entry of the member's */
  remove(context: Context, memberId: number, id: number): Promise<boolean>;
  /** What the guest has looked at becomes the member's. */
  flush(trx: Transaction<Database>, owned: Owned, token: string | null, now: Date): Promise<void>;
}

export interface HistoryDeps {
  readonly db: Kysely<Database>;
  readonly catalog: Pick<CatalogService, 'cards'>;
}

export const createHistoryService = ({ db, catalog }: HistoryDeps): HistoryService => {
  const read = async (context: Context, history: History): Promise<ProductHistory[]> => {
    const views = await readViews(db, history, context.now, mostViewed);
    const cards = await catalog.cards(
      context,
      views.map(({ productId }) => productId),
    );
    const byId = new Map(cards.map((card) => [card.id, card]));
    return views.flatMap(({ id, productId, at }) => {
      const product = byId.get(productId);
      return product ? [{ id, product_id: productId, product, viewed_at: at.toISOString() }] : [];
    });
  };

  const guestOf = ({ channel }: Context, token: string): History & { readonly viewer: { visitorHash: Buffer } } => ({
    viewer: { visitorHash: hashSecret(token) },
    channelId: channel.id,
  });

  const keepGuests = async (context: Context, productId: number, shown: string | null): Promise<string> => {
    const token = await goodVisitorToken(db, context, shown);
    const history = guestOf(context, token);
    const { channelId, viewer } = history;
    const times = { at: context.now, expiresAt: new Date(context.now.getTime() + guestKeptMs) };
    await inTransaction(db, async (trx) => {
      await upsertGuests(trx, { ...viewer, channelId }, productId, times);
      await trim(trx, history, mostViewed);
    });
    return token;
  };

  return {
    async keep(context, productId, token) {
      const { visitor, channel, now } = context;
      const [product] = await catalog.cards(context, [productId]);
      if (!product) return null;
      if (visitor.kind !== 'member' || !visitor.isRegistered) {
        return { token: await keepGuests(context, productId, token) };
      }
      const owned = { memberId: visitor.userId, channelId: channel.id };
      await inTransaction(db, async (trx) => {
        await upsertMembers(trx, owned, productId, now);
        await trim(trx, { viewer: owned, channelId: channel.id }, mostViewed);
      });
      return { token: null };
    },

    guests: async (context, token) => (token === null ? [] : read(context, guestOf(context, token))),
    members: (context, memberId) => read(context, { viewer: { memberId }, channelId: context.channel.id }),
    remove: ({ channel }, memberId, id) => deleteView(db, { memberId, channelId: channel.id }, id),

    async flush(trx, owned, token, now) {
      if (token === null) return;
      await giveViews(trx, owned, hashSecret(token), now);
      await trim(trx, { viewer: owned, channelId: owned.channelId }, mostViewed);
    },
  };
};

/** @returns how many were deleted */
export const deleteExpiredViews = (db: Kysely<Database>, now: Date, most: number): Promise<number> =>
  deleteViewsExpiredBy(db, now, most);
