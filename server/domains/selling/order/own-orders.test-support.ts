/** Members who buy, in a shop that takes cards. */
import { sql } from 'kysely';
import type { Order } from '../../../../schemas/order/order';
import type { AppOptions } from '../../../app';
import type { SandboxSettings } from '../../../plugins/payments';
import { sandboxPublicKey } from '../../../sandbox-payments/sandbox-payments';
import { bodyOf, type MembersShop, openMembers } from '../../members/members.test-support';
import { brokenBooks } from './broken-books.test-support';
import { decide, readyCart, type AskShop, type Wish } from './shoppers.test-support';
import { apiKey } from './order.test-support';

export type Bought = Omit<Wish, 'skuId'>;

/** A member with a login, who orders at once. */
const buyer = async (shop: MembersShop, skuId: number) => {
  const email = await shop.member();
  const { token } = await shop.login(email);
  const ask: AskShop = async (method, url, payload) => {
    const { status, body } = await shop.ask(method, url, payload ?? null, {
      token,
      headers: { 'x-public-key': sandboxPublicKey },
    });
    return { status, body };
  };
  return {
    email,
    token,
    ask,
    id: await shop.idOf(email),
    /** As the decision answers it. */
    async order(wish: Bought = {}): Promise<{ readonly id: string; readonly orderNo: string }> {
      const cart = await readyCart(ask, { skuId, ...wish });
      const { id, order_no: orderNo } = bodyOf({ ...(await decide(ask, cart)), cookies: [] });
      return { id: String(id), orderNo: String(orderNo) };
    },
    read: async (id: string): Promise<Order> =>
      // The app has checked it against the contract.
      bodyOf({ ...(await ask('GET', `/v1/me/orders/${id}`)), cookies: [] }) as Order,
  };
};

export type Buyer = Awaited<ReturnType<typeof buyer>>;

type OwnSales = Pick<AppOptions, 'deskToken' | 'isSweeping'> & Pick<SandboxSettings, 'line'>;

export const openMembersSales = async ({ line, ...own }: OwnSales = {}) => {
  const sandboxPayments = { apiKey, timeoutMs: 600, lateMs: 1_400, ...(line ? { line } : {}) };
  const shop = await openMembers({ ...own, sandboxPayments });
  const { id: skuId } = await shop.db
    .selectFrom('skus')
    .select('id')
    .where('channel_id', '=', 'test')
    .where('sku', '=', 'SE-01')
    .executeTakeFirstOrThrow();
  await shop.db.updateTable('stocks').set({ quantity: 1_000, reserved: 0 }).where('sku_id', '=', skuId).execute();
  return {
    ...shop,
    skuId,
    buyer: () => buyer(shop, skuId),
    brokenBooks: () =>
      brokenBooks(async (text) => (await sql.raw<Record<string, unknown>>(text).execute(shop.db)).rows),
    /** All of it has left the shop, as far as its rows say. */
    async sent(orderNo: string): Promise<void> {
      for (const status of ['preparing', 'shipped'] as const)
        await shop.db.updateTable('orders').set({ status }).where('order_no', '=', orderNo).execute();
      await sql`insert into order_parcels (order_id, packing_id, dispatch, carrier, sent_at)
        select o.id, k.id, 1, 'other', now() from orders o join order_packings k on k.order_id = o.id
        where o.order_no = ${orderNo}`.execute(shop.db);
    },
  };
};

export type MembersSales = Awaited<ReturnType<typeof openMembersSales>>;
