/** What the stories of orders share: a SKU to fight for, and the shop's books. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { brokenBooks, lostPieces, type Ask } from '../../../server/domains/selling/order/broken-books.test-support';
import type { Finding } from '../story';

export const channel = 'minori';

const tries = 100;
const pauseMs = 100;

/** The server was killed, with all of its connections. */
const isCut = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message.startsWith('Connection terminated') ||
    ('code' in error && ['57P02', 'ECONNRESET'].includes(String(error.code))));

/**
 * On a connection of its own each time, and again while there is none, or it was cut: the server may have just been
 * killed. What is asked may be done twice.
 */
export const askDatabase = (url: string): Ask => {
  const connect = async (left = tries): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (left === 0) throw error;
      await wait(pauseMs);
      return connect(left - 1);
    }
  };
  const ask = async (text: string, left = tries): Promise<Record<string, unknown>[]> => {
    const client = await connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } catch (error) {
      if (left === 0 || !isCut(error)) throw error;
      return await ask(text, left - 1);
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  return (text) => ask(text);
};

/** A SKU that anybody may buy, with so many free pieces; `start`: with what was sold of it before. */
export const stockUp = async (ask: Ask, pieces: number): Promise<{ skuId: number; start: number }> => {
  const [sku] = await ask(`
    select s.id from skus s join products p on p.id = s.product_id
    where s.channel_id = '${channel}' and s.is_active and not s.is_made_to_order and p.is_published
      and p.published_at < now() and p.temperature = '常温' order by s.price_jpy, s.id limit 1`);
  const skuId = Number(sku?.id);
  const [stock] = await ask(`
    update stocks set quantity = ${pieces} + reserved where sku_id = ${skuId}
    returning quantity + coalesce((select sum(l.from_stock) from order_lines l join orders o on o.id = l.order_id
      where l.sku_id = ${skuId} and o.status = 'ordered'), 0) start`);
  return { skuId, start: Number(stock?.start) };
};

/** Until no order waits for its payment, so that what is counted stands still. */
export const untilSettled = async (ask: Ask): Promise<void> => {
  for (let left = tries * 6; left > 0; left -= 1) {
    const [row] = await ask(`select count(*) waiting from orders where status = 'payment_pending'`);
    if (Number(row?.waiting) === 0) return;
    await wait(pauseMs);
  }
};

/** What does not hold in the books, as findings. */
export const auditOrders = async (ask: Ask, where: string, skuId: number, start: number): Promise<Finding[]> => {
  const broken = await brokenBooks(ask);
  const lost = await lostPieces(ask, skuId, start);
  if (lost !== 0) broken.push(`${lost} pieces are lost`);
  return broken.map((detail) => ({ what: where, detail }));
};
