/**
 * The mails about orders, as they are sent. With the first of them an order's contract comes about. What is told is the
 * order's own copy of what was bought; how the shop calls itself and what it says of returns is that of the moment of
 * sending.
 */
import type { Kysely } from 'kysely';
import type { TemporaryOrder } from '../../../../../schemas/order/order';
import type { FrontSettings } from '../../../../../schemas/site/site';
import type { Database } from '../../../../db/schema';
import { plainText } from '../../../../html/plain-text';
import type { MailHooks, OrderMailHook } from '../../../base/mails/mails.hooks';
import type { AskedMailKind, OrderMailKind } from '../../../base/mails/mails.types';
import type { MessagesService } from '../../../base/messages/messages.service';
import { settingsWithin } from '../../../base/settings/settings.service';
import { findParcels, readPackingIds } from '../rows/parcels.repository';
import { findRefunds, inOrderOfReturn } from '../paying/refunds.repository';
import { findOrderParts, readOrder } from '../reading/order.repository';
import { toTemporaryOrder } from '../reading/temporary-order';
import { laterMail, type LaterMailKind, laterMailKinds, type MailedMatter } from './later-mails';
import type { Dispatch } from './parcel-blocks';
import { aboutScreen, linkOf, orderLinkLetter } from './order-link';
import { orderMail } from './order-mail';

export interface OrderLettersOptions {
  readonly db: Kysely<Database>;
  readonly messages: Pick<MessagesService, 'one'>;
  /** Where shoppers reach the shop, without a slash at the end; null: mails have no links. */
  readonly address: () => string | null;
}

const usualCancellation = '発送の前でしたら、ご注文の画面、お電話、メールで、ご注文の取り消しを承ります。';

/** A link that stands alone behind a sentence: its words mean nothing where it leads nowhere. */
const loneLinks = /(?<=。)<a\b[^<>]*>[^<>]*<\/a>(?=<\/p>)/g;

/** Whoever orders and cancels again and again fills no mailbox with it: all of them count together. */
const wantedBy = ['cart.decide'] as const;

const readMailedOrder = async (db: Kysely<Database>, orderId: number) => {
  const row = await readOrder(db, orderId);
  return { row, order: toTemporaryOrder(row, await findOrderParts(db, orderId)) };
};

type UrlOf = (path: string) => string | null;

const urlsOf =
  (publicUrl: string | null, shop: FrontSettings): UrlOf =>
  (path) =>
    publicUrl === null ? null : `${publicUrl}${shop['SITE.CHANNEL_PREFIX']}${path}`;

const giftUrlOf = ({ social_gift: gift }: TemporaryOrder, urlOf: UrlOf): string | null =>
  gift?.link == null ? null : urlOf(gift.link);

const confirmation = ({ db, messages, address }: OrderLettersOptions): OrderMailHook => ({
  wantedBy,
  async write({ channelId, orderId }) {
    const [shop, told, { row, order }] = await Promise.all([
      settingsWithin(db, channelId),
      messages.one(channelId, 'messages', 'confirm-2'),
      readMailedOrder(db, orderId),
    ]);
    const cancellation = plainText((told?.body_html ?? '').replaceAll(loneLinks, '')) || usualCancellation;
    const urlOf = urlsOf(address(), shop);
    const isOver = order.status === 'cancelled' || order.status === 'payment_failed';
    const { path, lines } = linkOf(row, order);
    const letter = orderMail({
      ...{ order, orderer: row.orderer, shop, cancellation },
      lawUrl: urlOf('/law'),
      screen: { url: urlOf(path), lines },
      giftUrl: giftUrlOf(order, urlOf),
    });
    return { ...letter, recipient: order.email, outdated: isOver ? 'the order no longer stands' : null };
  },
});

/** By then: what has left since is told by a mail of its own. */
const readDispatch = async (db: Kysely<Database>, orderId: number, dispatch: number): Promise<Dispatch> => {
  const [rows, packingIds] = await Promise.all([findParcels(db, [orderId]), readPackingIds(db, orderId)]);
  const keys = new Map([...packingIds].map(([key, id]) => [id, key]));
  const left = new Set(rows.filter((row) => row.dispatch <= dispatch).map(({ packing_id: id }) => id));
  const boxesOf = (packingId: number) => rows.filter(({ packing_id: id }) => id === packingId);
  return {
    parcels: rows
      .filter((row) => row.dispatch === dispatch)
      .map((row) => ({
        packingKey: keys.get(row.packing_id) ?? '',
        box: boxesOf(row.packing_id).indexOf(row),
        carrier: row.carrier,
        number: row.number,
      })),
    isRestToCome: left.size < keys.size,
  };
};

const readMatter = async (
  db: Kysely<Database>,
  kind: LaterMailKind,
  { orderId, id }: { readonly orderId: number; readonly id: number },
): Promise<Omit<MailedMatter, 'giftUrl'>> => {
  if (kind === 'order_dispatched') return { dispatch: await readDispatch(db, orderId, id) };
  if (kind !== 'order_refunded') return {};
  const refunds = await findRefunds(db, [orderId]);
  const row = refunds.find((refund) => refund.id === id && refund.status === 'done');
  if (!row) return {};
  const place = inOrderOfReturn(refunds).indexOf(row);
  const at = (row.ended_at ?? row.created_at).toISOString();
  return { refund: { way: row.way, amountJpy: row.amount_jpy, points: row.points, place, at } };
};

const later = ({ db, address }: OrderLettersOptions, kind: LaterMailKind): OrderMailHook => ({
  wantedBy,
  async write({ channelId, orderId, about: id = 0 }) {
    const [shop, { row, order }, about] = await Promise.all([
      settingsWithin(db, channelId),
      readMailedOrder(db, orderId),
      readMatter(db, kind, { orderId, id }),
    ]);
    const urlOf = urlsOf(address(), shop);
    const shopUrl = urlOf('');
    // The mailbox of a member who has left may be somebody else's by now.
    const screen = shopUrl === null || row.is_leavers ? null : aboutScreen(row, order, shopUrl);
    const matter = { ...about, giftUrl: giftUrlOf(order, urlOf) };
    const { isForShop, ...letter } = laterMail(kind, { order, shop, about: matter, screen });
    if (!isForShop) return { ...letter, recipient: order.email };
    const recipient = shop['SITE.EMAIL'];
    return { ...letter, recipient, outdated: recipient === '' ? 'the shop names no address' : letter.outdated };
  },
});

export const createOrderLetters = (options: OrderLettersOptions): Pick<MailHooks, OrderMailKind | AskedMailKind> => {
  const laterOnes = laterMailKinds.map((kind) => [kind, later(options, kind)] as const);
  return {
    // The names of the table, each once.
    ...(Object.fromEntries(laterOnes) as Record<LaterMailKind, OrderMailHook>),
    order_confirmation: confirmation(options),
    asked_order_link: orderLinkLetter(options),
  };
};
