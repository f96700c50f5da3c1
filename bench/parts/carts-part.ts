/** How often the database is asked by each change of a cart, in carts of one line and of fifty. */
import pino from 'pino';
import { createApp } from '../../server/app';
import { createDatabase } from '../../server/db/client';
import { queriesOfChanges } from '../../server/domains/selling/cart/changing/cart-queries.test-support';
import { askerHeaders, type AskShop } from '../../server/domains/selling/order/shoppers.test-support';
import { givePoints, makeCoupons } from '../../server/domains/selling/order/stories/stage.test-support';
import type { Measure } from '../report/measure';
import { askDatabase, channel, stockUp } from '../soak/orders/selling';
import { registerSomebody } from '../soak/somebody';
import { withShop } from './with-shop';

const lines = [1, 10, 49] as const;
const quiet = { info: () => undefined, warn: () => undefined };

export const measureCarts = (folder: string): Promise<Measure[]> =>
  withShop(folder, { NODE_ENV: 'development', REQUEST_LIMITS: 'off' }, async ({ url, databaseUrl }) => {
    const database = databaseUrl ?? '';
    const rows = askDatabase(database);
    const db = createDatabase(database, { pool: 1, log: quiet });
    // In this process, where its queries can be counted, beside the one that is measured otherwise.
    const app = await createApp({
      config: { trustProxy: false, publicUrl: null, pageCache: { enabled: false, bytes: 0 } },
      source: { kind: 'database', url: database, pool: 10, plainHosts: [] },
      storefront: 'none',
      answerChecks: 'always',
      requestLimits: 'off',
      log: pino({ level: 'silent' }),
      isSweeping: false,
    });
    try {
      const [code] = await makeCoupons(rows, channel);
      const { skuId } = await stockUp(rows, 1_000);
      const measures: Measure[] = [];
      for (const count of lines) {
        const somebody = await registerSomebody(url, db, { channel, email: `cart${count}@example.jp` });
        const [member] = await rows(`select id from members where email = '${somebody.email}'`);
        await givePoints(rows, channel, Number(member?.id));
        const headers = { ...askerHeaders(channel), authorization: `Bearer ${await somebody.logIn()}` };
        const ask: AskShop = async (method, path, payload) => {
          const answer = await app.inject({ method, url: path, headers, ...(payload ? { payload } : {}) });
          return { status: answer.statusCode, body: JSON.parse(answer.body) as Record<string, unknown> };
        };
        for (const [name, value] of Object.entries(await queriesOfChanges({ ask, rows, skuId, code }, count)))
          measures.push({ group: 'Carts', name: `queries to ${name}, ${count} lines`, value, unit: '' });
      }
      return measures;
    } finally {
      await app.close();
      await db.destroy();
    }
  });
