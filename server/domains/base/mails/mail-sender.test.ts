import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '../../../db/client';
import type { Database } from '../../../db/schema';
import { createJobRunner } from '../../../jobs/job-runner';
import { cleanUps } from '../../shop';
import { openTestShop, quiet, type TestShop } from '../../shop.test-support';
import { testShops } from '../../test-shops.test-support';
import type { RequestLimits } from '../request-limits/request-limits.service';
import { createMailSender, type MailSenderOptions, nextTry } from './mail-sender';
import { createSmtpTransport } from './mail-transport';
import { confirmationOf, orderToConfirm, type MailedOrderWish, orderOf } from './mails.test-support';
import type { Letter } from './mails.types';
import { openSmtpServer, type SmtpServer } from './smtp-server.test-support';

const now = new Date('2026-11-20T12:00:00+09:00');
const minutes = (count: number): Date => new Date(now.getTime() + count * 60_000);
const usualLetter: Letter = {
  recipient: 'hanako@example.jp',
  subject: '【お試し】ご注文を承りました',
  text: '山田 花子 様\n\nありがとうございます。\n.\n以上',
  outdated: null,
};

const setSetting = (key: string, setting: string) => {
  const value = JSON.stringify(setting);
  return shop.db
    .insertInto('settings')
    .values({ channel_id: 'test', key, value })
    .onConflict((conflict) => conflict.columns(['channel_id', 'key']).doUpdateSet({ value }))
    .execute();
};

let shop: TestShop;
let second: Kysely<Database>;
let smtp: SmtpServer;
let logged: unknown[];
let letters: Map<number, Letter>;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  await setSetting('SITE.EMAIL', 'shop@test.example');
  second = createDatabase(shop.url, { pool: 2, log: quiet });
});
afterAll(async () => {
  await second.destroy();
  await shop.close();
});
beforeEach(async () => {
  smtp = await openSmtpServer();
  [logged, letters] = [[], new Map()];
  await shop.db.deleteFrom('mails').execute();
});
afterEach(async () => {
  await setSetting('SITE.NAME', 'お試し');
  await smtp.close();
});

const note = (...line: unknown[]) => void logged.push(line);
/** Writes what a test has laid down; without that, as the shop does. */
const write: MailSenderOptions['mails']['write'] = async (mail) =>
  letters.get(orderOf(mail)) ?? shop.shop.mails.write(mail);
const senderWith = (options: Partial<MailSenderOptions> = {}) =>
  createMailSender({
    db: shop.db,
    mails: { ...shop.shop.mails, write },
    limits: null,
    transport: createSmtpTransport(smtp.url),
    from: null,
    log: { warn: note, error: note },
    ...options,
  });

const enqueue = async (order: Partial<MailedOrderWish> = {}): Promise<number> => {
  const id = await orderToConfirm(shop.db, { orderedAt: now, ...order });
  await shop.db.transaction().execute((trx) => shop.shop.mails.put(trx, confirmationOf(id), order.orderedAt ?? now));
  return id;
};
const enqueueLetter = async (letter: Partial<Letter> = {}): Promise<void> =>
  void letters.set(await enqueue(), { ...usualLetter, ...letter });
const cleanUp = (at: Date, mailsKeptDays = 30) =>
  createJobRunner({
    db: shop.db,
    jobs: cleanUps({ mailsKeptDays, files: null }),
    clock: () => Promise.resolve(at),
    log: { error: note },
  }).runAll();
const rows = () => shop.db.selectFrom('mails').selectAll().orderBy('id').execute();
const headerOf = (name: string, at = 0) => smtp.taken[at]?.headers.find((line) => line.startsWith(`${name}: `));

describe('a mail in the outbox', () => {
  it('arrives once, from the shop, as it was written', async () => {
    await enqueueLetter();
    const sender = senderWith();
    expect(await sender.sendDue(now)).toBe(1);
    expect(await sender.sendDue(minutes(600))).toBe(0);
    expect(smtp.taken).toHaveLength(1);
    expect(smtp.taken[0]).toMatchObject({ from: 'shop@test.example', recipients: ['hanako@example.jp'] });
    expect(smtp.taken[0]?.text).toBe('山田 花子 様\r\n\r\nありがとうございます。\r\n.\r\n以上');
    expect(headerOf('Subject')).toBe('Subject: 【お試し】ご注文を承りました');
    expect(headerOf('From')).toContain('<shop@test.example>');
    expect(headerOf('Date')).toBe('Date: Fri, 20 Nov 2026 03:00:00 +0000');
    expect(await rows()).toMatchObject([{ status: 'sent', ended_at: now, attempts: 1, last_error: null }]);
  });

  it.each([
    // The standard's way to write a dot that it does not allow; the carriers deliver it.
    ['abc..@docomo.ne.jp', '"abc.."@docomo.ne.jp', '<"abc.."@docomo.ne.jp>'],
    ['test.@docomo.ne.jp', '"test."@docomo.ne.jp', '<"test."@docomo.ne.jp>'],
    ['a.-b@ezweb.ne.jp', 'a.-b@ezweb.ne.jp', 'a.-b@ezweb.ne.jp'],
  ])('goes to the address of an old carrier: %s', async (recipient, written, shown) => {
    await enqueueLetter({ recipient });
    expect(await senderWith().sendDue(now)).toBe(1);
    expect(smtp.taken[0]?.recipients).toEqual([written]);
    expect(headerOf('To')).toBe(`To: ${shown}`);
  });

  it('comes from MAIL_FROM, and is answered to the shop', async () => {
    await enqueueLetter();
    await senderWith({ from: 'no-reply@noren.example' }).sendDue(now);
    expect(smtp.taken[0]?.from).toBe('no-reply@noren.example');
    expect(headerOf('Reply-To')).toBe('Reply-To: shop@test.example');
  });

  it('is written when it is sent, with the name that the shop has then', async () => {
    await enqueue();
    await setSetting('SITE.NAME', 'あたらしい屋');
    await senderWith().sendDue(now);
    expect(headerOf('Subject')).toMatch(/^Subject: 【あたらしい屋】ご注文を承りました（ご注文番号 261120-\d{6}）$/);
  });

  it('waits for a mail server that is away, and is sent when it is back', async () => {
    await enqueueLetter();
    const port = Number(new URL(smtp.url).port);
    const sender = senderWith();
    await smtp.close();
    await sender.sendDue(now);
    expect(await rows()).toMatchObject([{ status: 'queued', attempts: 1, next_try_at: minutes(1) }]);
    smtp = await openSmtpServer(port);
    expect(await sender.sendDue(new Date(minutes(1).getTime() - 1))).toBe(0);
    expect(await sender.sendDue(minutes(1))).toBe(1);
    expect(smtp.taken).toHaveLength(1);
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 2, last_error: null }]);
  });

  it('is given up after eight refusals, over ever longer times, and no log says to whom it was', async () => {
    await enqueueLetter();
    smtp.answerTo = (recipient) => `550 no such user <${recipient}>`;
    const sender = senderWith();
    let at = now;
    for (let tries = 1; tries <= 8; tries += 1) {
      expect(await sender.sendDue(at)).toBe(1);
      at = nextTry(tries, at) ?? at;
    }
    expect(await sender.sendDue(new Date(at.getTime() + 60_000))).toBe(0);
    expect(await rows()).toMatchObject([
      { status: 'failed', ended_at: at, attempts: 8, last_error: 'EENVELOPE 550 RCPT TO' },
    ]);
    expect(logged).toHaveLength(8);
    expect(JSON.stringify([logged, await rows()])).not.toContain('hanako');
  });

  it('does not keep others from being sent', async () => {
    smtp.answerTo = (recipient) => (recipient.startsWith('nobody') ? '550 no' : '250 OK');
    await enqueueLetter({ recipient: 'nobody@example.jp' });
    await enqueueLetter();
    await senderWith().sendDue(now);
    expect((await rows()).map(({ status }) => status)).toEqual(['queued', 'sent']);
  });

  it('that cannot be written is tried again and told in the log, and does not keep others from being sent', async () => {
    const broken = await enqueue();
    await enqueueLetter();
    const sender = senderWith({
      mails: {
        ...shop.shop.mails,
        write: (mail) => (orderOf(mail) === broken ? Promise.reject(new TypeError('no lines')) : write(mail)),
      },
    });
    await sender.sendDue(now);
    expect(await rows()).toMatchObject([
      { status: 'queued', next_try_at: minutes(1), last_error: 'not written: TypeError' },
      { status: 'sent' },
    ]);
    expect(logged).toMatchObject([[{ attempts: 1, err: { message: 'no lines' } }, 'a mail could not be written']]);
  });

  it('is sent by one of several senders', async () => {
    for (let count = 0; count < 12; count += 1) await enqueueLetter({ recipient: `guest${count}@example.jp` });
    const senders = [senderWith(), senderWith({ db: second }), senderWith(), senderWith({ db: second })];
    for (let round = 0; round < 3; round += 1) await Promise.all(senders.map((sender) => sender.sendDue(now)));
    const recipients = smtp.taken.flatMap((mail) => mail.recipients);
    expect(recipients).toHaveLength(12);
    expect(new Set(recipients).size).toBe(12);
  });

  it('that another one is taking at this moment is left to it', async () => {
    await enqueueLetter();
    await second.transaction().execute(async (trx) => {
      await trx.selectFrom('mails').select('id').forUpdate().execute();
      expect(await senderWith().sendDue(now)).toBe(0);
    });
    expect(await senderWith().sendDue(now)).toBe(1);
    expect(smtp.taken).toHaveLength(1);
  });

  it('that a process died over is sent by another one later', async () => {
    await enqueueLetter();
    await shop.db
      .updateTable('mails')
      .set({ attempts: 1, next_try_at: minutes(5) })
      .execute();
    expect(await senderWith({ db: second }).sendDue(minutes(4))).toBe(0);
    expect(await senderWith({ db: second }).sendDue(minutes(5))).toBe(1);
    expect(smtp.taken).toHaveLength(1);
  });

  it('of an order that was cancelled meanwhile is not sent', async () => {
    await enqueue({ status: 'cancelled' });
    await senderWith().sendDue(now);
    expect(smtp.taken).toEqual([]);
    expect(await rows()).toMatchObject([
      { status: 'expired', ended_at: now, last_error: 'the order no longer stands' },
    ]);
  });

  it.each([
    'hanako@example.jp\r\nBcc: all@example.jp',
    'hanako@example.jp\n',
    'hanako@example.jp,taro@example.jp',
    '花子 <hanako@example.jp>',
    `${'a'.repeat(250)}@example.jp`,
  ])('to what is not one address is not sent: %j', async (recipient) => {
    await enqueueLetter({ recipient });
    await senderWith().sendDue(now);
    expect(smtp.taken).toEqual([]);
    expect(await rows()).toMatchObject([{ status: 'queued', last_error: 'the recipient is not one address' }]);
  });

  it.each(['ご注文\r\nBcc: all@example.jp', 'ご注文\nBcc: all@example.jp', 'ご注文\u2028Bcc: all@example.jp'])(
    'has one subject and no header more: %j',
    async (subject) => {
      await enqueueLetter({ subject });
      await senderWith().sendDue(now);
      expect(headerOf('Subject')).toBe('Subject: ご注文 Bcc: all@example.jp');
      expect(smtp.taken[0]?.headers.filter((line) => /^bcc/i.test(line))).toEqual([]);
    },
  );

  it('whose shop put a line break into its name has no second header either', async () => {
    await enqueueLetter();
    await setSetting('SITE.NAME', 'お試し\r\nBcc: all@example.jp');
    await senderWith().sendDue(now);
    expect(smtp.taken[0]?.recipients).toEqual(['hanako@example.jp']);
    expect(smtp.taken[0]?.headers.filter((line) => /^bcc/i.test(line))).toEqual([]);
  });

  it('whose shop has a name of 190 signs is sent, with as much of it as a list of mails shows', async () => {
    await enqueue();
    await setSetting('SITE.NAME', '長'.repeat(190));
    await senderWith().sendDue(now);
    expect(headerOf('Subject')).toMatch(/^Subject: 【長{59}…】ご注文を承りました（ご注文番号 261120-\d{6}）$/);
    expect(headerOf('From')).toBe(`From: ${'長'.repeat(63)}… <shop@test.example>`);
  });
});

describe('a mail to a mailbox that got enough', () => {
  it('waits until it may be sent, which counts as no try, and keeps no other waiting', async () => {
    await enqueueLetter();
    await enqueueLetter({ recipient: 'taro@example.jp' });
    let isFull = true;
    const asked: unknown[] = [];
    const countMail: RequestLimits['countMail'] = ({ id, recipient }) => {
      asked.push([id, recipient]);
      return Promise.resolve(isFull && recipient.startsWith('hanako') ? 30 * 60_000 : 0);
    };
    const [sender, other] = [senderWith({ limits: { countMail } }), senderWith({ db: second, limits: { countMail } })];
    await sender.sendDue(now);
    expect(asked).toContainEqual(['cart.decide', 'hanako@example.jp']);
    expect(smtp.taken.map(({ recipients }) => recipients)).toEqual([['taro@example.jp']]);
    expect(await rows()).toMatchObject([
      {
        status: 'queued',
        attempts: 0,
        next_try_at: minutes(30),
        last_error: 'the mailbox got, or the shop sent, enough mails for now',
      },
      { status: 'sent' },
    ]);
    expect(await other.sendDue(new Date(minutes(30).getTime() - 1))).toBe(0);
    isFull = false;
    expect(await other.sendDue(minutes(30))).toBe(1);
    expect((await rows())[0]).toMatchObject({ status: 'sent', attempts: 1, last_error: null });
    expect([smtp.taken.length, logged]).toEqual([2, []]);
  });

  it('takes no place in it where it is not sent at all', async () => {
    await enqueue({ status: 'cancelled' });
    await enqueueLetter({ recipient: '花子 <hanako@example.jp>' });
    const countMail = () => Promise.reject(new Error('nobody is mailed'));
    expect(await senderWith({ limits: { countMail } }).sendDue(now)).toBe(2);
  });
});

describe('a mail that nobody could send for a day', () => {
  const yesterday = minutes(-24 * 60);

  it('is not sent to an old guest once there is a mail server, and says why', async () => {
    for (let count = 0; count < 7; count += 1) await enqueue({ orderedAt: yesterday });
    await enqueue({ orderedAt: minutes(-24 * 60 + 1), email: 'taro@example.jp' });
    expect(await shop.shop.mails.waiting(now)).toEqual({ due: 1, old: 7 });
    expect(await senderWith().sendDue(now)).toBe(1);
    expect(smtp.taken.map(({ recipients }) => recipients)).toEqual([['taro@example.jp']]);
    expect(await cleanUp(now)).toMatchObject({ 'mails too old to be sent': 7 });
    expect((await rows()).map(({ status, last_error: error }) => `${status} ${error}`)).toEqual([
      ...Array.from({ length: 7 }, () => 'expired too old'),
      'sent null',
    ]);
    expect(await shop.shop.mails.waiting(now)).toEqual({ due: 0, old: 0 });
  });

  it('is left to the sender that has it at this moment', async () => {
    await enqueue({ orderedAt: yesterday });
    await shop.db
      .updateTable('mails')
      .set({ next_try_at: minutes(5) })
      .execute();
    expect(await cleanUp(now)).toMatchObject({ 'mails too old to be sent': 0 });
    expect(await cleanUp(minutes(6))).toMatchObject({ 'mails too old to be sent': 1 });
  });
});

describe('a mail that has ended', () => {
  it('is deleted so many days later, however it ended; one that waits is not', async () => {
    const ended = (status: string, days: number) =>
      sql`
      update mails set status = ${status}, ended_at = ${minutes(-days * 24 * 60)} where id = (select max(id) from mails)
    `.execute(shop.db);
    for (const [status, days] of [
      ['sent', 6],
      ['sent', 7],
      ['failed', 8],
      ['expired', 9],
    ] as const) {
      await enqueue();
      await ended(status, days);
    }
    await enqueue();
    expect(await cleanUp(now, 7)).toMatchObject({ 'mails kept long enough': 3 });
    expect((await rows()).map(({ status }) => status)).toEqual(['sent', 'queued']);
  });
});
