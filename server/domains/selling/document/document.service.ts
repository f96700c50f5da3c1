/** Documents of orders and carts, for those who may see them. */
import type { Kysely } from 'kysely';
import type { Cart } from '../../../../schemas/cart/cart';
import { type Receipt, type ReceiptCheck, receiptInfo, type ReceiptInfo } from '../../../../schemas/document/receipt';
import type { Order } from '../../../../schemas/order/order';
import { isStanding } from '../../../../schemas/order-terms/order-states';
import { ordererName } from '../../../../src/domain/delivery/delivery-words';
import { leftAfterRefunds } from '../../../../src/domain/order-words';
import { cutAt } from '../../../../src/lib/one-line';
import type { Visitor } from '../../../../src/domain/visitor';
import type { Database } from '../../../db/schema';
import type { RequestContext } from '../../../request/request-context';
import type { AccountsService } from '../../members/accounts/accounts.service';
import { settingsWithin } from '../../base/settings/settings.service';
import type { MemberContext, OrdersService, WholeOrder } from '../order/order.service';
import { billingPaper, cartQuotationPaper, quotationPaper, receiptPaper } from './papers';
import type { Paper } from './paper.types';
import { drawPaper } from './pdf/draw-paper';
import { documentFonts } from './pdf/fonts';
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

type Refusal =
  | 'order.not-found'
  | 'document.not-paid'
  | 'document.nothing-paid'
  | 'document.refunded'
  | 'document.cancelled'
  | 'document.unprintable';
export type Drawn =
  | { readonly ok: true; readonly document: DocumentFile }
  | { readonly ok: false; readonly code: Refusal };

/** `unprintable`: what stands in the way, by field; null: there is no such order of theirs. */
export type Changed =
  | { readonly ok: true; readonly receipt: Receipt }
  | { readonly ok: false; readonly unprintable: readonly Unprintable[] | null };
type Unprintable = readonly [field: keyof ReceiptInfo, message: string];

export type DocumentKind = 'receipt' | 'billing' | 'quotation';

export interface DocumentService {
  /** Null: no such order of theirs. */
  check(wanted: Wanted): Promise<ReceiptCheck | null>;
  find(wanted: Wanted): Promise<Receipt | null>;
  change(wanted: Wanted, info: ReceiptInfo): Promise<Changed>;
  draw(wanted: Wanted, kind: DocumentKind): Promise<Drawn>;
  /** Null: it is empty. */
  drawCart(context: Context & Pick<RequestContext, 'visitor'>, cart: Cart): Promise<DocumentFile | null>;
}

export interface DocumentOptions {
  readonly db: Kysely<Database>;
  readonly orders: Pick<OrdersService, 'own' | 'byToken'>;
  readonly accounts: Pick<AccountsService, 'find'>;
}

const longestName = 60;
const usualNote = 'お品代';

/** All of it; of a part that is going back, the rest is paid all the same. */
const isRefunded = ({ status, payment, totals, refunds = [] }: Order): boolean =>
  isStanding(status) &&
  (payment.status === 'refunded' || (payment.status === 'refunding' && leftAfterRefunds(totals, refunds) <= 0));

const isPaid = (order: Order): boolean => {
  const { status, payment, totals } = order;
  const isThere = payment.status === 'paid' || (payment.status === 'refunding' && !isRefunded(order));
  return isStanding(status) && isThere && totals.total_payment > 0;
};

const usualInfo = ({ orderer }: Order): ReceiptInfo => ({
  name: cutAt(longestName, ordererName(orderer)),
  note: usualNote,
});

/** Of a text the characters that no font of the documents has, once each. */
const missingIn = (text: string): string => documentFonts().missingOf(text).join('');

/** What is said of them at their field: a receipt with 〓 in its name is of no use to whoever needs it. */
const unprintableIn = (info: ReceiptInfo): readonly Unprintable[] =>
  (['name', 'note'] as const).flatMap((field) => {
    const missing = missingIn(info[field]);
    const { title } = receiptInfo.properties[field];
    const message = `${title}の「${missing}」は印刷できません。別の文字で入力してください。`;
    return missing === '' ? [] : [[field, message] as const];
  });

const titles = { receipt: '領収書', billing: '請求書', quotation: '御見積書' } as const;

/** An order as whoever wants its receipt sees it. */
const receiptOf = async (db: Kysely<Database>, { orderId, order }: WholeOrder): Promise<Receipt> => {
  const kept = await findReceipt(db, orderId);
  const info = kept ? { name: kept.name, note: kept.note } : usualInfo(order);
  const missing = missingIn(info.name + info.note);
  const { id, order_no, ordered_at, status, totals } = order;
  return {
    ...{ id, order_no, ordered_at, status, total_payment: totals.total_payment },
    can_receipt: isPaid(order) && missing === '',
    can_billing: isStanding(status),
    is_issued: kept !== undefined && kept.first_issued_at !== null,
    receipt_info: info,
    ...(isRefunded(order) ? { is_refunded: true } : {}),
    ...(missing === '' ? {} : { unprintable: missing }),
  };
};

/** Why there is none; null: there is. */
const refusalOf = async (db: Kysely<Database>, whole: WholeOrder, kind: DocumentKind): Promise<Refusal | null> => {
  const { order } = whole;
  if (!isStanding(order.status)) return 'document.cancelled';
  if (kind !== 'receipt' || (await receiptOf(db, whole)).can_receipt) return null;
  if (order.totals.total_payment === 0) return 'document.nothing-paid';
  if (isRefunded(order)) return 'document.refunded';
  return isPaid(order) ? 'document.unprintable' : 'document.not-paid';
};

/** As far as they have told it. */
const memberNameOf = async ({ accounts }: Pick<DocumentOptions, 'accounts'>, visitor: Visitor): Promise<string> => {
  const account = visitor.kind === 'member' ? await accounts.find(visitor.userId) : null;
  return account ? `${account.profile.last_name} ${account.profile.first_name}`.trim() : '';
};

export const createDocumentService = ({ db, orders, accounts }: DocumentOptions): DocumentService => {
  const read = (wanted: Wanted): Promise<WholeOrder | null> =>
    wanted.by === 'member' ? orders.own(wanted.context, wanted.id) : orders.byToken(wanted.context, wanted);

  const paperOf = async (
    { orderId, order }: WholeOrder,
    kind: DocumentKind,
    { channel, now }: Context,
  ): Promise<Paper> => {
    const of = { order, shop: await settingsWithin(db, channel.id), now };
    if (kind === 'billing') return billingPaper(of);
    if (kind === 'quotation') return quotationPaper(of);
    const issued = await issueReceipt(db, orderId, usualInfo(order));
    return receiptPaper(of, issued, issued.isReissue);
  };

  return {
    async check(wanted) {
      const whole = await read(wanted);
      if (!whole) return null;
      const { can_receipt, can_billing } = await receiptOf(db, whole);
      return { can_receipt, can_billing };
    },

    async find(wanted) {
      const whole = await read(wanted);
      return whole && receiptOf(db, whole);
    },

    async change(wanted, info) {
      const whole = await read(wanted);
      if (!whole) return { ok: false, unprintable: null };
      const unprintable = unprintableIn(info);
      if (unprintable.length > 0) return { ok: false, unprintable };
      await keepReceipt(db, whole.orderId, info);
      return { ok: true, receipt: await receiptOf(db, whole) };
    },

    async draw(wanted, kind) {
      const whole = await read(wanted);
      if (!whole) return { ok: false, code: 'order.not-found' };
      const code = await refusalOf(db, whole, kind);
      if (code) return { ok: false, code };
      const { context } = wanted;
      const file = await drawPaper(await paperOf(whole, kind, context), context.now);
      return { ok: true, document: { file, name: `${titles[kind]}_${whole.order.order_no}.pdf` } };
    },

    async drawCart({ channel, now, visitor }, cart) {
      if (cart.detail.products.length === 0) return null;
      const [shop, memberName] = await Promise.all([
        settingsWithin(db, channel.id),
        memberNameOf({ accounts }, visitor),
      ]);
      const paper = cartQuotationPaper({ cart, shop, now, memberName });
      return { file: await drawPaper(paper, now), name: `${titles.quotation}.pdf` };
    },
  };
};
