/** Documents of orders and carts, for those who may see them. */
import type { Kysely } from 'kysely';
import type { Receipt, ReceiptCheck, ReceiptInfo } from '../../../../schemas/document/receipt';
import { isStanding, type Order } from '../../../../schemas/order/order';
import { ordererName } from '../../../../src/domain/delivery-words';
import { cutAt } from '../../../../src/lib/one-line';
import type { Database } from '../../../db/schema';
import type { RequestContext } from '../../../request-context';
import { settingsWithin } from '../../base/settings/settings.service';
import { findOrderByToken, findOrderParts, findOwnOrder, type OrderRow } from '../order/order.repository';
import type { MemberContext } from '../order/order.service';
import { toOrder } from '../order/temporary-order';
import { billingPaper, cartQuotationPaper, quotationPaper, receiptPaper } from './papers';
import type { Paper } from './paper.types';
import { drawPaper } from './pdf/draw-paper';
import { findReceipt, issueReceipt, keepReceipt } from './receipts.repository';

type Context = Pick<RequestContext, 'channel' | 'now'>;

/** Whose order: the member's own, or that of whoever has its number and token. */
export type Wanted =
  | { readonly by: 'member'; readonly context: MemberContext & Context; readonly id: string }
  | { readonly by: 'token'; readonly context: Context; readonly no: string; readonly token: string };

export interface DocumentFile {
  readonly file: Blob;
  readonly name: string;
}

type Refusal = 'order.not-found' | 'document.not-paid' | 'document.cancelled';
export type Drawn =
  { readonly ok: true; readonly document: DocumentFile } | { readonly ok: false; readonly code: Refusal };

export type DocumentKind = 'receipt' | 'billing' | 'quotation';

export interface DocumentService {
  /** Null: no such order of theirs. */
  check(wanted: Wanted): Promise<ReceiptCheck | null>;
  find(wanted: Wanted): Promise<Receipt | null>;
  change(wanted: Wanted, info: ReceiptInfo): Promise<Receipt | null>;
  draw(wanted: Wanted, kind: DocumentKind): Promise<Drawn>;
  /** Null: it is empty. */
  drawCart(context: Context, cart: Parameters<typeof cartQuotationPaper>[0]['cart']): Promise<DocumentFile | null>;
}

export interface DocumentOptions {
  readonly db: Kysely<Database>;
}

const longestName = 60;
const usualNote = 'お品代';

const availability = ({ status, payment_status, total_payment_jpy: totalJpy }: OrderRow): ReceiptCheck => ({
  can_receipt: isStanding(status) && payment_status === 'paid' && totalJpy > 0,
  can_billing: isStanding(status),
});

const usualInfo = ({ orderer }: OrderRow): ReceiptInfo => ({
  name: cutAt(longestName, ordererName(orderer)),
  note: usualNote,
});

const titles = { receipt: '領収書', billing: '請求書', quotation: '御見積書' } as const;

/** Why there is none; null: there is. */
const refusalOf = (row: OrderRow, kind: DocumentKind): Refusal | null => {
  if (!isStanding(row.status)) return 'document.cancelled';
  return kind === 'receipt' && !availability(row).can_receipt ? 'document.not-paid' : null;
};

export const createDocumentService = ({ db }: DocumentOptions): DocumentService => {
  const rowOf = (wanted: Wanted): Promise<OrderRow | undefined> =>
    wanted.by === 'member'
      ? findOwnOrder(db, { channelId: wanted.context.channel.id, memberId: wanted.context.visitor.userId }, wanted.id)
      : findOrderByToken(db, wanted.context.channel.id, wanted);

  const told = async (row: OrderRow): Promise<Receipt> => {
    const kept = await findReceipt(db, row.id);
    return {
      id: row.public_id,
      order_no: row.order_no,
      ordered_at: (row.ordered_at ?? row.created_at).toISOString(),
      status: row.status,
      total_payment: row.total_payment_jpy,
      ...availability(row),
      is_issued: kept !== undefined && kept.first_issued_at !== null,
      receipt_info: kept ? { name: kept.name, note: kept.note } : usualInfo(row),
    };
  };

  const paperOf = async (row: OrderRow, order: Order, kind: DocumentKind, now: Date): Promise<Paper> => {
    const of = { order, shop: await settingsWithin(db, row.channel_id), now };
    if (kind === 'billing') return billingPaper(of);
    if (kind === 'quotation') return quotationPaper(of);
    const issued = await issueReceipt(db, row.id, usualInfo(row));
    return receiptPaper(of, issued, issued.isReissue);
  };

  return {
    async check(wanted) {
      const row = await rowOf(wanted);
      return row ? availability(row) : null;
    },

    async find(wanted) {
      const row = await rowOf(wanted);
      return row ? told(row) : null;
    },

    async change(wanted, info) {
      const row = await rowOf(wanted);
      if (!row) return null;
      await keepReceipt(db, row.id, info);
      return told(row);
    },

    async draw(wanted, kind) {
      const row = await rowOf(wanted);
      if (!row) return { ok: false, code: 'order.not-found' };
      const code = refusalOf(row, kind);
      if (code) return { ok: false, code };
      const { now } = wanted.context;
      const paper = await paperOf(row, toOrder(row, await findOrderParts(db, row.id)), kind, now);
      return { ok: true, document: { file: await drawPaper(paper, now), name: `${titles[kind]}_${row.order_no}.pdf` } };
    },

    async drawCart({ channel, now }, cart) {
      if (cart.detail.products.length === 0) return null;
      const paper = cartQuotationPaper({ cart, shop: await settingsWithin(db, channel.id), now });
      return { file: await drawPaper(paper, now), name: `${titles.quotation}.pdf` };
    },
  };
};
