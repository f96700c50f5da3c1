/** Where random stories are told: a shop that can be asked, its books, and people who buy in it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Ask } from '../broken-books.test-support';
import type { SubmitForm } from '../paying/challenge-races.test-support';
import type { Answer, AskShop } from '../shoppers.test-support';

/** As of bench/soak/random.ts. */
export interface Random {
  readonly below: (limit: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

/** Of shops that are made for stories. */
export const storyKeys = {
  service: 'a-key-for-tests-only',
  desk: 'a-desk-token-for-tests-of-32-letters',
} as const;

/** Somebody who shops: a guest, or a member with points. */
export interface Buyer {
  readonly isMember: boolean;
  readonly ask: AskShop;
}

export interface Stage {
  readonly random: Random;
  readonly rows: Ask;
  readonly guest: AskShop;
  readonly desk: AskShop;
  /** What the service tells the shop by itself. */
  readonly notify: AskShop;
  readonly submit: SubmitForm;
  readonly channel: string;
  readonly skuId: number;
  /** Made to order, with less on the shelf than is asked for. */
  readonly madeSkuId: number;
  /** Of coupons. */
  readonly codes: readonly [string, ...string[]];
  /** Members who have nothing to do; one who is in a story is none of them. */
  readonly idle: Buyer[];
  /** By the token of its cart, the number of each order that a shopper was told of. */
  readonly told: Map<string, string>;
  /** What should not have been answered. */
  readonly odd: string[];
  readonly counted: Map<string, number>;
  /** Of so many turns without an order, one is a shopper's last. */
  readonly patience: number;
  /** The moment that the service signs its messages for. */
  readonly now: () => Date;
}

/** So many pieces of it are on the shelf, and what is more comes later. @returns its id */
export const makeToOrder = async (rows: Ask, channel: string, sku: string, pieces: number): Promise<number> => {
  const [row] = await rows(`update skus set is_made_to_order = true, restock_days = 14
    where channel_id = '${channel}' and sku = '${sku}' returning id`);
  const id = Number(row?.id);
  await rows(`update stocks set quantity = ${pieces}, reserved = 0 where sku_id = ${id}`);
  return id;
};

export const count = ({ counted }: Stage, what: string): void => void counted.set(what, (counted.get(what) ?? 0) + 1);

const tries = 300;
const pauseMs = 200;

/** Asks again while there is no answer, or the shop says that it cannot: it is away, and comes back. */
export const insist =
  (ask: AskShop): AskShop =>
  async (method, url, payload) => {
    let answer: Answer = { status: 0, body: {} };
    for (let left = tries; left > 0; left -= 1) {
      answer = await ask(method, url, payload);
      if (answer.status !== 0 && answer.status < 500) return answer;
      await pause(pauseMs);
    }
    throw new Error(`${method} ${url}: ${answer.status} ${JSON.stringify(answer.body)}`);
  };

/** One that anybody may use, one that is soon used up, and one for each person once. @returns their codes */
export const makeCoupons = async (rows: Ask, channel: string): Promise<readonly [string, ...string[]]> => {
  await rows(`insert into coupons (channel_id, code, name, kind, amount_jpy, percent, most_in_all, most_per_person, starts_at)
    values ('${channel}', 'STORY-ANY', '百円引き', 'amount', 100, null, null, null, '2020-01-01'),
      ('${channel}', 'STORY-FEW', '一割引き', 'rate', null, 10, 5, null, '2020-01-01'),
      ('${channel}', 'STORY-ONCE', '二百円引き', 'amount', 200, null, null, 1, '2020-01-01')`);
  return ['STORY-ANY', 'STORY-FEW', 'STORY-ONCE'];
};

export const givePoints = (rows: Ask, channel: string, memberId: number) =>
  rows(`insert into point_entries (member_id, channel_id, at, reason, points)
    values (${memberId}, '${channel}', '2026-11-01', 'granted', 5000)`);

/** Orders may be social gifts, once each of the shop's processes has heard of it. */
export const sellGifts = async (rows: Ask, channel: string, processes: readonly AskShop[]): Promise<void> => {
  const key = 'ORDER.SOCIAL_GIFT.IS_USE';
  await rows(`insert into settings (channel_id, key, value) values ('${channel}', '${key}', 'true')
    on conflict (channel_id, key) do update set value = excluded.value`);
  for (const ask of processes)
    for (let left = tries; (await ask('GET', '/v1/settings/front')).body[key] !== true; left -= 1) {
      if (left === 0) throw new Error('Gifts are not sold.');
      await pause(pauseMs);
    }
};
