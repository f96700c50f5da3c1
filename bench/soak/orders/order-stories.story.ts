/**
 * Random stories of orders at two processes that are killed, as the database's are, over a line to the payment service
 * that loses, delays and doubles what is said: afterwards the shop's books equal the service's.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase } from '../../../server/db/client';
import { seed } from '../../../server/db/seed/seed';
import { submitOver, type SubmitForm } from '../../../server/domains/selling/order/paying/challenge-races.test-support';
import { askOver, type AskShop } from '../../../server/domains/selling/order/shoppers.test-support';
import { afterStories, tellStories } from '../../../server/domains/selling/order/stories/random-stories.test-support';
import {
  givePoints,
  insist,
  makeCoupons,
  makeToOrder,
  sellGifts,
  type Stage,
  storyKeys,
} from '../../../server/domains/selling/order/stories/stage.test-support';
import { killShop, type ShopProcess, startShopProcess } from '../../../server/domains/selling/order/test/shop-process';
import { testShops } from '../../../server/domains/test-shops.test-support';
import { migratedTemplate } from '../../../server/postgres/test-database';
import { startTestCluster } from '../../../server/postgres/test-clusters';
import { createRandom, type Random } from '../random';
import { registerSomebody } from '../somebody';
import type { Story } from '../story';
import { askDatabase } from './selling';

const full = { stories: 5_000, kills: 200 };
/** One who goes away while a cart is being paid for is in no further story. */
const members = 40;
const atOnce = 40;
const start = { pieces: 1_000_000, madePieces: 300 };
const mostPauseMs = 3_000;
const quiet = { info: () => undefined, warn: () => undefined };

interface Theatre {
  readonly url: string;
  readonly random: Random;
  readonly shops: [ShopProcess, ShopProcess];
}

const openTheatre = async (url: string, random: Random): Promise<Theatre> => {
  await migratedTemplate.prepare(url);
  const db = createDatabase(url, { pool: 1, log: quiet });
  await seed(db, { shops: await testShops() });
  await db.destroy();
  return { url, random, shops: await Promise.all([startShopProcess(url, 1), startShopProcess(url, 2)]) };
};

const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** Whoever asks comes to either of the two that are there now. */
const anyOrigin = ({ random, shops }: Theatre): string => random.pick(shops).origin;
const asking =
  (theatre: Theatre, token?: () => string): AskShop =>
  (method, url, payload) =>
    askOver(anyOrigin(theatre), 'test', 20_000, bearer(token?.()))(method, url, payload);

const openStage = async (theatre: Theatre): Promise<Stage> => {
  const rows = askDatabase(theatre.url);
  const [sku] = await rows(`select id from skus where channel_id = 'test' and sku = 'SE-01'`);
  const skuId = Number(sku?.id);
  const madeSkuId = await makeToOrder(rows, 'test', 'SH-01', start.madePieces);
  await rows(`update stocks set quantity = ${start.pieces}, reserved = 0 where sku_id = ${skuId}`);
  await sellGifts(
    rows,
    'test',
    theatre.shops.map(({ origin }) => askOver(origin, 'test')),
  );
  const idle = [];
  const db = createDatabase(theatre.url, { pool: 1, log: quiet });
  for (let made = 0; made < members; made += 1) {
    const somebody = { channel: 'test', email: `story${made}@example.jp` };
    const { email, logIn } = await registerSomebody(theatre.shops[0].origin, db, somebody);
    const token = await logIn();
    const [row] = await rows(`select id from members where email = '${email}'`);
    await givePoints(rows, 'test', Number(row?.id));
    idle.push({ isMember: true, ask: insist(asking(theatre, () => token)) });
  }
  await db.destroy();
  // Nobody refreshes them: whose token is over is a guest, who does not find the member's cart.
  await rows(`update login_tokens set expires_at = expires_at + interval '1 day'`);
  const submit: SubmitForm = (url, fields) => submitOver(anyOrigin(theatre))(url, fields);
  return {
    ...{
      random: theatre.random,
      rows,
      submit,
      channel: 'test',
      skuId,
      madeSkuId,
      idle,
      patience: 8,
      now: () => new Date(),
    },
    codes: await makeCoupons(rows, 'test'),
    guest: insist(asking(theatre)),
    desk: insist(asking(theatre, () => storyKeys.desk)),
    notify: insist(asking(theatre)),
    ...{ told: new Map<string, string>(), odd: [], counted: new Map<string, number>() },
  };
};

/** Again where it ends at once, as whoever runs a shop does: the database may be away at this moment. */
const startAgain = (url: string, number: number, left = 10): Promise<ShopProcess> =>
  startShopProcess(url, number).catch((error: unknown) => {
    if (left === 0) throw error;
    return startAgain(url, number, left - 1);
  });

/** One of the shop's processes, which begins anew, or one of the database's, with which all of its connections break. */
const killOne = async ({ random, shops, url }: Theatre, number: number): Promise<void> => {
  if (number % 2 === 0) {
    const rows = askDatabase(url);
    const backends = await rows(`select pid from pg_stat_activity where application_name like 'noren%'`);
    const pid = backends[random.below(backends.length)]?.pid;
    if (pid !== undefined) process.kill(Number(pid), 'SIGKILL');
    return;
  }
  const place = random.pick([0, 1] as const);
  await killShop(shops[place]);
  shops[place] = await startAgain(url, number + 10);
};

export const orderStories: Story = async (_folder, { scale }) => {
  const stories = Math.max(50, Math.round(full.stories * scale));
  const kills = Math.max(2, Math.round(full.kills * scale));
  const random = createRandom(20_261_125);
  // With the settings of a shop: it is crashed on purpose.
  const cluster = await startTestCluster({});
  const theatre = await openTheatre(cluster.url, random);
  try {
    const stage = await openStage(theatre);
    let [killed, isOver] = [0, false];
    const killing = async (): Promise<void> => {
      while (!isOver && killed < kills) {
        await wait(random.below(mostPauseMs));
        await killOne(theatre, killed);
        killed += 1;
      }
    };
    const telling = tellStories(stage, { count: stories, atOnce });
    await Promise.all([telling.finally(() => (isOver = true)), killing()]);
    const broken = await afterStories(stage, start);
    const figures = { stories, killed, told: stage.told.size, ...Object.fromEntries([...stage.counted].sort()) };
    return { name: 'random stories of orders', figures, findings: broken.map((what) => ({ what })) };
  } finally {
    await Promise.all(theatre.shops.map((shop) => killShop(shop, 'SIGTERM')));
    await cluster.stop();
  }
};
