/** Orders that stand, and what the shop's people do with them. */
import { sql } from 'kysely';
import type { ServiceSchema } from '../../../../sandbox-payments/books.repository';
import { PaymentServiceSilent } from '../../payments/gateway.types';
import { brokenBooks } from '../broken-books.test-support';
import { openSales, submitAt, testNow, type Wish } from '../order.test-support';
import { approve } from '../paying/challenge-races.test-support';
import { createSettlement } from '../paying/settlement';
import { createFulfilment } from './fulfilment.service';

export const doing = { now: testNow, log: { warn: () => undefined } };
/** All of it has arrived. */
export const delivered = { to: 'delivered', isRestocked: false, without: [] } as const;
export const yamato = (number: string, packingKey = '') => ({ packingKey, carrier: 'yamato', number }) as const;

export const openFulfilling = async () => {
  const sales = await openSales();
  const skuId = await sales.setStock('SE-01', 1_000);
  const { fulfilment } = sales.shop;
  const away = () => Promise.reject(new PaymentServiceSilent('away'));
  const asked = { authorise: away, find: away, void: away, cards: null };
  const gateway = { ...asked, capture: away, refund: away, readMessage: () => null, readFraud: () => null };
  const gateways = new Map([
    ['sandbox', gateway],
    ['sandbox-wallet', gateway],
  ]);
  const silentSettlement = createSettlement({ db: sales.db, carts: sales.shop.carts, returnUrl: '/', gateways });
  const rows = async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(sales.db)).rows;
  return {
    ...sales,
    skuId,
    fulfilment,
    rows,
    /** Of a shop whose payment service does not answer. */
    silentSettlement,
    silent: createFulfilment({
      ...{ db: sales.db, settlement: silentSettlement, gateways },
      delivery: { rules: away, leadTimes: () => [] },
    }),
    brokenBooks: () => brokenBooks(rows),
    /** Whatever the service's page asks is approved. */
    async ordered(wish: Wish = {}) {
      const { body } = await sales.decide(await sales.readyCart(wish));
      if (typeof body.challenge_url === 'string') await approve(submitAt(sales.apps[0]), body.challenge_url);
      const { id, total_payment_jpy: total } = await sales.order(body.order_no);
      const [packing] = await rows(`select key from order_packings where order_id = ${id}`);
      return { id, orderNo: String(body.order_no), total, packingKey: String(packing?.key) };
    },
    /** Something of it leaves by itself. */
    addPacking: (id: number, key: string) =>
      rows(`insert into order_packings overriding system value select (jsonb_populate_record(p, jsonb_build_object('key', '${key}', 'carriage_jpy', 0,
        'id', nextval(pg_get_serial_sequence('order_packings', 'id'))))).* from order_packings p where order_id = ${id} limit 1`),
    booked: async (orderNo: string, books: ServiceSchema = 'sandbox_payments') =>
      (await rows(`select captured_jpy, refunded_jpy, status from ${books}.payments where reference = 'test.${orderNo}'`))[0], // prettier-ignore
    states: async (orderNo: string) => {
      const { status, payment_status } = await sales.order(orderNo);
      return [status, payment_status];
    },
    mails: async (id: number) =>
      (await rows(`select kind from mails where order_id = ${id} order by id`)).map(({ kind }) => kind),
  };
};

export type Fulfilling = Awaited<ReturnType<typeof openFulfilling>>;
