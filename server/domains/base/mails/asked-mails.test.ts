import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDatabase } from '../../../db/client';
import type { Database } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { openTestShop, quiet, type TestShop } from '../../shop.test-support';
import { testShops } from '../../test-shops.test-support';
import { createMailSender } from './mail-sender';
import { expireOldMails } from './mails.service';
import type { Letter, NewMail } from './mails.types';

const now = new Date('2026-11-20T12:00:00+09:00');
const minutes = (count: number): Date => new Date(now.getTime() + count * 60_000);

let shop: TestShop;
let second: Kysely<Database>;
let logged: unknown[];
let sent: string[];
let waitMs: number;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  second = createDatabase(shop.url, { pool: 10, log: quiet });
});
afterAll(async () => {
  await second.destroy();
  await shop.close();
});
beforeEach(async () => {
  [logged, sent, waitMs] = [[], [], 0];
  await shop.db.deleteFrom('mails').execute();
});

const ask = (content: object = {}, at = now, db = shop.db) => {
  const mail: NewMail = {
    channelId: 'test',
    kind: 'asked_order_link',
    memberId: null,
    content: { recipient: 'hanako@example.jp', orderNo: '261120-000001', ...content },
    isAsk: true,
  };
  return inTransaction(db, (trx) => shop.shop.mails.put(trx, mail, at));
};
const rows = () => shop.db.selectFrom('mails').selectAll().orderBy('id').execute();
const note = (...line: unknown[]) => void logged.push(line);
const send = (at: Date, outdated: string | null = null) => {
  const letter: Letter = { recipient: 'hanako@example.jp', subject: 'ご案内', text: '以上', outdated };
  return createMailSender({
    db: shop.db,
    mails: { ...shop.shop.mails, write: () => Promise.resolve(letter) },
    limits: { countMail: () => Promise.resolve(waitMs) },
    transport: {
      send(mail) {
        sent.push(mail.messageId);
        return Promise.resolve();
      },
    },
    from: 'shop@test.example',
    log: { warn: note, error: note },
  }).sendDue(at);
};

it('is put in once while it waits, however many ask at once, and has the newest link', async () => {
  await Promise.all(
    Array.from({ length: 60 }, (_, index) => ask({ token: `t${index}` }, now, index % 2 ? shop.db : second)),
  );
  expect(await rows()).toHaveLength(1);
  await ask({ recipient: 'Hanako@Example.jp', token: 'newest' });
  expect(await rows()).toMatchObject([{ content: { token: 'newest' } }]);
});

it('is one for each order and mailbox', async () => {
  await ask();
  await ask({ orderNo: '261120-000002' });
  await ask({ recipient: 'taro@example.jp' });
  expect(await rows()).toHaveLength(3);
});

it('is not put in again within a minute of being sent', async () => {
  await ask();
  await send(now);
  await ask({}, minutes(0.9));
  expect(await rows()).toHaveLength(1);
  await ask({}, minutes(1));
  await send(minutes(1));
  expect([(await rows()).length, sent.length]).toEqual([2, 2]);
});

it('waits for its mailbox for an hour at most, after it was last asked for', async () => {
  waitMs = 30 * 60_000;
  await ask();
  await send(now);
  await ask({}, minutes(20));
  await send(minutes(30));
  waitMs = 0;
  expect(await send(minutes(80))).toBe(0);
  expect(await expireOldMails(shop.db, minutes(80), 100)).toBe(1);
  await ask({}, minutes(81));
  await send(minutes(81));
  expect((await rows()).map(({ status }) => status)).toEqual(['expired', 'sent']);
});

it('of nobody ends without a word in the log', async () => {
  await ask();
  await send(now, 'there is no such order of that address');
  expect(await rows()).toMatchObject([{ status: 'expired', last_error: 'there is no such order of that address' }]);
  expect([sent, logged]).toEqual([[], []]);
});
