/**
 * What a shop's jobs make of a year's rows (year.test-support.ts). The same at small figures in `npm test` and at full ones
 * in `npm run soak`.
 */
import { type Kysely, sql } from 'kysely';
import { contract } from '../../schemas/shop-contract';
import { createDatabase } from '../db/client';
import type { Database } from '../db/schema';
import type { Job } from '../jobs/job';
import { createJobRunner } from '../jobs/job-runner';
import { cleanUps } from './shop';
import { quiet } from './shop.test-support';
import { createMailSender } from './base/mails/mail-sender';
import { createSweeper } from './selling/order/upkeep/sweeper';

const bigTables = [
  'carts', 'cart_shippings', 'cart_packings', 'cart_lines', 'cart_accessories', 'cart_coupons', 'orders', 'coupon_uses', 'coupon_takes', 'payments',
  'order_shippings', 'order_packings', 'order_lines', 'order_taxes', 'order_entries', 'order_events', 'mails', 'idempotency_keys', 'ecommerce_events', 'request_counts',
  'social_gifts', 'gift_drafts', 'members', 'member_channels', 'logins', 'login_tokens', 'login_histories', 'login_tries', 'login_challenges', 'member_links',
  'member_addresses', 'member_cards', 'point_entries', 'product_views', 'uploads', 'unwanted_files', 'provider_callbacks',
]; // prettier-ignore

/** How often each of the big tables has been read through: by statements, and by what looks after references. */
const timesReadThrough = async (url: string, leastRows: number): Promise<ReadonlyMap<string, number>> => {
  const db = createDatabase(url, { pool: 1, log: quiet });
  const { rows } = await sql<{ name: string; times: number }>`
    select relname name, seq_scan times from pg_stat_user_tables
    where schemaname = 'public' and relname = any (${bigTables}::text[]) and n_live_tup + n_dead_tup >= ${leastRows}
  `.execute(db);
  await db.destroy();
  return new Map(rows.map(({ name, times }) => [name, times]));
};

export interface JobReport {
  readonly rows: number;
  readonly batches: number;
  readonly slowestBatchMs: number;
}

export interface YearReport {
  /** The moment that all jobs took for now. */
  readonly now: Date;
  readonly jobs: Readonly<Record<string, JobReport>>;
  readonly failures: readonly string[];
  /** Tables that were read through, with how often; none: everything was found by an index. */
  readonly readThrough: Readonly<Record<string, number>>;
}

/** The shop's own jobs, but for what speaks with others: payments are asked for of nobody, mails go nowhere. */
const jobsOf = (db: Kysely<Database>): readonly Job[] => {
  const letter = { recipient: 'a@example.jp', subject: 's', text: 't', outdated: null };
  const sender = createMailSender({
    db,
    mails: {
      write: () => Promise.resolve(letter),
      wantedBy: () => ({ id: 'cart.decide', definition: contract.cart.decide }),
      sending: () => Promise.resolve(),
    },
    limits: null,
    transport: { send: () => Promise.resolve() },
    from: 'shop@example.jp',
    log: { warn: () => undefined, error: () => undefined },
  });
  const sweeper = createSweeper({ db, settlement: { goOn: () => Promise.resolve() }, log: quiet });
  return [sweeper.job, sender.job, ...cleanUps({ mailsKeptDays: 30, files: { delete: () => Promise.resolve() } })];
};

/**
 * Lets every job get through what it finds.
 *
 * @param leastRows tables of fewer may be read through, which is as fast as an index
 */
export const clearYear = async (url: string, leastRows = 0): Promise<YearReport> => {
  const before = await timesReadThrough(url, leastRows);
  const db = createDatabase(url, { pool: 2, log: quiet });
  const [{ now } = { now: new Date() }] = (await sql<{ now: Date }>`select now() now`.execute(db)).rows;
  const failures: string[] = [];
  const jobs: Record<string, JobReport> = {};
  const measured = jobsOf(db).map((job): Job => {
    jobs[job.name] = { rows: 0, batches: 0, slowestBatchMs: 0 };
    const run: Job['run'] = async (on, at, most) => {
      const startedAt = performance.now();
      const found = await job.run(on, at, most);
      const { rows, batches, slowestBatchMs } = jobs[job.name] ?? { rows: 0, batches: 0, slowestBatchMs: 0 };
      const ms = Math.round(performance.now() - startedAt);
      jobs[job.name] = { rows: rows + found, batches: batches + 1, slowestBatchMs: Math.max(slowestBatchMs, ms) };
      return found;
    };
    return { ...job, run };
  });
  const log = { error: (details: object) => void failures.push(JSON.stringify(details)) };
  const runner = createJobRunner({ db, jobs: measured, clock: () => Promise.resolve(now), log, budgetMs: Infinity });
  // A turn ends with the first batch that is not full, as where a gift has expired since it was found.
  for (let turn = 0; turn < 2; turn += 1) await runner.runAll();
  // What a connection has counted stands in the statistics when it ends.
  await db.destroy();
  const after = await timesReadThrough(url, 0);
  const readThrough = [...before].map(([name, times]) => [name, (after.get(name) ?? 0) - times] as const);
  return { now, jobs, failures, readThrough: Object.fromEntries(readThrough.filter(([, times]) => times > 0)) };
};

/** Rows that were to go at that moment and are still there, by what they are. */
export const leftOver = async (url: string, now: Date): Promise<Readonly<Record<string, number>>> => {
  const db = createDatabase(url, { pool: 1, log: quiet, statementTimeoutMs: 0 });
  const { rows } = await sql<{ name: string; count: number }>`
    select * from (values
      ('carts', (select count(*) from carts where expires_at <= ${now}::timestamptz
        and not exists (select from orders where cart_id = carts.id and orders.status = 'payment_pending'))),
      ('lines of no cart', (select count(*) from cart_lines where not exists (select from carts where id = cart_id))),
      ('orders', (select count(*) from orders where status = 'payment_failed' and created_at < ${now}::timestamptz - interval '30 days')),
      ('mails that wait', (select count(*) from mails where status = 'queued' and created_at < ${now}::timestamptz)),
      ('mails', (select count(*) from mails where ended_at < ${now}::timestamptz - interval '30 days')),
      ('answers', (select count(*) from idempotency_keys where created_at < ${now}::timestamptz - interval '1 day')),
      ('counts', (select count(*) from request_counts where expire < extract(epoch from ${now}::timestamptz) * 1000)),
      ('coupons that are over', (select count(*) from coupon_takes join coupons on coupons.id = coupon_id
        where ends_at <= ${now}::timestamptz - interval '30 days')),
      ('events', (select count(*) from ecommerce_events where expires_at <= ${now}::timestamptz)),
      ('logins', (select count(*) from logins where expires_at <= ${now}::timestamptz)),
      ('tokens of no login', (select count(*) from login_tokens where not exists (select from logins where id = login_id))),
      ('histories', (select count(*) from login_histories where at < ${now}::timestamptz - interval '365 days')),
      ('tries', (select count(*) from login_tries where expires_at <= ${now}::timestamptz)),
      ('second factors', (select count(*) from login_challenges where expires_at <= ${now}::timestamptz)),
      ('callbacks', (select count(*) from provider_callbacks where expires_at <= ${now}::timestamptz)),
      ('links', (select count(*) from member_links where expires_at <= ${now}::timestamptz - interval '7 days')),
      ('views of guests', (select count(*) from product_views where expires_at <= ${now}::timestamptz)),
      ('uploads', (select count(*) from uploads where expires_at <= ${now}::timestamptz)),
      ('unconfirmed', (select count(*) from members where not is_registered and updated_at < ${now}::timestamptz - interval '7 days')),
      ('orders to be reminded of', (select count(*) from payments join orders on orders.id = order_id
        where payments.status = 'awaiting' and reminded_at is null and orders.status = 'ordered'
          and pay_by = (${now}::timestamptz at time zone 'Asia/Tokyo')::date + 1)),
      ('gifts that nobody received', (select count(*) from social_gifts where status = 'waiting' and expires_at <= ${now}::timestamptz)),
      ('gifts to be reminded of', (select count(*) from social_gifts join orders on orders.id = order_id
        where social_gifts.status = 'waiting' and reminded_at is null and ordered_at < ${now}::timestamptz - interval '1 day'
          and social_gifts.expires_at <= ${now}::timestamptz + interval '2 days')),
      ('what was filled in for gifts', (select count(*) from gift_drafts where expires_at <= ${now}::timestamptz)),
      ('orders unpaid in time', (select count(*) from payments where status = 'awaiting' and expires_at <= ${now}::timestamptz)),
      ('payments that nobody asks for', (select count(*) from payments where asked_until <= ${now}::timestamptz))
    ) counted (name, count) where count > 0
  `.execute(db);
  await db.destroy();
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
};
