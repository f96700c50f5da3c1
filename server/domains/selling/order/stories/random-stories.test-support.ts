/** Random stories of orders, many at a time, and the books after them: for tests and for `npm run soak`. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Ask, brokenBooks, lostPieces } from '../broken-books.test-support';
import { goOn } from './afterwards.test-support';
import { buy } from './buying.test-support';
import { count, type Stage } from './stage.test-support';

const settlingTurns = 900;
const settlingMs = 200;
const agedEachTurns = 25;

const story = async (stage: Stage): Promise<void> => {
  const member = stage.random.below(3) === 0 ? stage.idle.pop() : undefined;
  const bought = await buy(stage, member ?? { isMember: false, ask: stage.guest });
  count(stage, typeof bought === 'object' ? 'orders' : 'nothing came of it');
  if (typeof bought === 'object') await goOn(stage, bought);
  // A member has one cart: the next story would begin with what the last one left.
  if (member && bought !== 'left') stage.idle.push(member);
};

export const tellStories = async (stage: Stage, wanted: { readonly count: number; readonly atOnce: number }) => {
  let begun = 0;
  const teller = async (): Promise<void> => {
    while (begun < wanted.count) {
      begun += 1;
      await story(stage).catch((error: unknown) => stage.odd.push(String(error)));
    }
  };
  await Promise.all(Array.from({ length: wanted.atOnce }, teller));
};

const moving = `('pending', 'challenge', 'voiding', 'capturing', 'refunding')`;

const waitingIn = async (rows: Ask): Promise<number> => {
  const [row] = await rows(`select count(*) waiting from payments where status in ${moving} and is_current`);
  return Number(row?.waiting);
};

/** For whatever waits its time is over; whoever asks the service at this moment has long been answered then. */
const age = (rows: Ask) =>
  rows(`update payments set asked_until = least(asked_until, now()),
    give_up_at = case when status in ('pending', 'challenge') then least(give_up_at, now()) else give_up_at end
    where status in ${moving}`);

/** Until nothing waits. @returns how many still do */
const settle = async (rows: Ask): Promise<number> => {
  for (let turn = 0; turn < settlingTurns; turn += 1) {
    if (turn % agedEachTurns === 0) await age(rows);
    if ((await waitingIn(rows)) === 0) return 0;
    await pause(settlingMs);
  }
  return waitingIn(rows);
};

export interface Starts {
  readonly pieces: number;
  /** Of what is made to order. */
  readonly madePieces: number;
}

/** Sentences of what does not hold when all is over; empty: all is well. @param start pieces that were there */
export const afterStories = async (stage: Stage, start: Starts): Promise<string[]> => {
  const waiting = await settle(stage.rows);
  const broken = [...new Set(stage.odd), ...(await brokenBooks(stage.rows))];
  if (waiting > 0) broken.push(`${waiting} payments still wait`);
  const lost = await lostPieces(stage.rows, stage.skuId, start.pieces);
  const lostMade = await lostPieces(stage.rows, stage.madeSkuId, start.madePieces);
  if (lost !== 0 || lostMade !== 0) broken.push(`${lost} and, of what is made to order, ${lostMade} pieces are lost`);
  const numbers = [...stage.told.values()];
  if (new Set(numbers).size !== numbers.length) broken.push('two carts share an order');
  const stand = await stage.rows(`select order_no from orders where ordered_at is not null`);
  const known = new Set(stand.map(({ order_no: no }) => no));
  const gone = numbers.filter((no) => !known.has(no));
  if (gone.length > 0) broken.push(`orders that shoppers were told of are gone: ${gone.slice(0, 5).join(', ')}`);
  return broken;
};
