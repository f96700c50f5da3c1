/** Random stories of orders over two instances of the app and a bad line. `npm run soak` tells thousands, with kills. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createRandom } from '../../../../../bench/soak/random';
import type { Ask } from '../broken-books.test-support';
import { sandboxPublicKey } from '../../../../sandbox-payments/sandbox-payments';
import { type MembersSales, openMembersSales } from '../own-orders.test-support';
import type { SubmitForm } from '../paying/challenge-races.test-support';
import type { AskShop } from '../shoppers.test-support';
import { badLine } from './bad-line.test-support';
import { afterStories, tellStories } from './random-stories.test-support';
import { givePoints, insist, makeCoupons, makeToOrder, sellGifts, type Stage, storyKeys } from './stage.test-support';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const start = { pieces: 1_000, madePieces: 8 };
const stories = 60;
const random = createRandom(20_261_125);

let sales: MembersSales;
beforeAll(async () => {
  sales = await openMembersSales({ deskToken: storyKeys.desk, isSweeping: true, line: badLine(createRandom(7)) });
});
afterAll(() => sales.close());

const rows: Ask = async (text) => (await sql.raw<Record<string, unknown>>(text).execute(sales.db)).rows;

/** Whoever asks comes to either instance. */
const anyApp = () => random.pick(sales.apps);
const asking =
  (token?: string, app = anyApp): AskShop =>
  (method, url, payload) =>
    sales.ask(method, url, payload ?? null, { token, app: app(), headers: { 'x-public-key': sandboxPublicKey } });
const submit: SubmitForm = async (url, payload) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', host: 'test.localhost', origin: 'null' };
  const answer = await anyApp().inject({ method: 'POST', url, headers, payload });
  return String(answer.headers.location ?? '');
};

const openStage = async (): Promise<Stage> => {
  const { skuId } = sales;
  const madeSkuId = await makeToOrder(rows, 'test', 'SH-01', start.madePieces);
  await rows(`update stocks set quantity = ${start.pieces}, reserved = 0 where sku_id = ${skuId}`);
  await sellGifts(
    rows,
    'test',
    sales.apps.map((app) => asking(undefined, () => app)),
  );
  const idle = [];
  for (let made = 0; made < 6; made += 1) {
    const { id, token } = await sales.buyer();
    await givePoints(rows, 'test', id);
    idle.push({ isMember: true, ask: insist(asking(token)) });
  }
  return {
    ...{ random, rows, submit, channel: 'test', skuId, madeSkuId, idle, patience: 6, now: sales.now },
    codes: await makeCoupons(rows, 'test'),
    guest: insist(asking()),
    desk: insist(asking(storyKeys.desk)),
    notify: insist(asking()),
    ...{ told: new Map(), odd: [], counted: new Map() },
  };
};

it('[cart.decision] the shop’s books equal the payment service’s after random stories, whatever is lost between them', async () => {
  const stage = await openStage();
  await tellStories(stage, { count: stories, atOnce: 20 });
  expect(await afterStories(stage, start)).toEqual([]);
  // They went far enough to say something.
  expect(stage.counted.get('orders')).toBeGreaterThan(stories / 3);
  expect(stage.counted.get('dispatch 200')).toBeGreaterThan(3);
  expect(stage.counted.get('receive 200')).toBeGreaterThan(0);
  // Of what is made to order, some was on the shelf and some was made.
  const made = await rows(`select bool_or(from_stock > 0) taken, bool_or(from_stock < quantity) made from order_lines
    where sku_id = ${stage.madeSkuId}`);
  expect(made).toEqual([{ taken: true, made: true }]);
});
