import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '../../db/client';
import type { Database } from '../../db/schema';
import { openTestShop, quiet, type TestShop } from '../shop.test-support';
import { testShops } from '../test-shops.test-support';
import { createMailSender, type MailSenderOptions, nextTry } from './mail-sender';
import { createSmtpTransport } from './mail-transport';
import { openSmtpServer, type SmtpServer } from './smtp-server.test-support';

const now = new Date('2026-11-20T12:00:00+09:00');
const minutes = (count: number): Date => new Date(now.getTime() + count * 60_000);

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
  logged = [];
  await shop.db.deleteFrom('mails').execute();
});
afterEach(() => smtp.close());

const note = (...line: unknown[]) => void logged.push(line);
const senderWith = (options: Partial<MailSenderOptions> = {}) =>
  createMailSender({
    db: shop.db,
    transport: createSmtpTransport(smtp.url),
    from: null,
    log: { warn: note, error: note },
    ...options,
  });

const enqueue = (mail: { recipient?: string; subject?: string } = {}) =>
  shop.db.transaction().execute((trx) =>
    shop.shop.mails.enqueue(trx, {
      channelId: 'test',
      orderId: null,
      kind: 'order_confirmation',
      recipient: 'hanako@example.jp',
      subject: '【お試し】ご注文を承りました',
      bodyText: '山田 花子 様\n\nありがとうございます。\n.\n以上',
      now,
      ...mail,
    }),
  );
const rows = () => shop.db.selectFrom('mails').selectAll().orderBy('id').execute();
const headerOf = (name: string, at = 0) => smtp.taken[at]?.headers.find((line) => line.startsWith(`${name}: `));

describe('a mail in the outbox', () => {
  it('arrives once, from the shop, as it was written', async () => {
    await enqueue();
    const sender = senderWith();
    expect(await sender.sendDue(now)).toBe(1);
    expect(await sender.sendDue(minutes(600))).toBe(0);
    expect(smtp.taken).toHaveLength(1);
    expect(smtp.taken[0]).toMatchObject({ from: 'shop@test.example', recipients: ['hanako@example.jp'] });
    expect(smtp.taken[0]?.text).toBe('山田 花子 様\r\n\r\nありがとうございます。\r\n.\r\n以上');
    expect(headerOf('Subject')).toBe('Subject: 【お試し】ご注文を承りました');
    expect(headerOf('From')).toContain('<shop@test.example>');
    expect(headerOf('Date')).toBe('Date: Fri, 20 Nov 2026 03:00:00 +0000');
    expect(await rows()).toMatchObject([{ status: 'sent', sent_at: now, attempts: 1, last_error: null }]);
  });

  it.each([
    // The standard's way to write a dot that it does not allow; the carriers deliver it.
    ['abc..@docomo.ne.jp', '"abc.."@docomo.ne.jp', '<"abc.."@docomo.ne.jp>'],
    ['test.@docomo.ne.jp', '"test."@docomo.ne.jp', '<"test."@docomo.ne.jp>'],
    ['a.-b@ezweb.ne.jp', 'a.-b@ezweb.ne.jp', 'a.-b@ezweb.ne.jp'],
  ])('goes to the address of an old carrier: %s', async (recipient, written, shown) => {
    await enqueue({ recipient });
    expect(await senderWith().sendDue(now)).toBe(1);
    expect(smtp.taken[0]?.recipients).toEqual([written]);
    expect(headerOf('To')).toBe(`To: ${shown}`);
  });

  it('comes from MAIL_FROM, and is answered to the shop', async () => {
    await enqueue();
    await senderWith({ from: 'no-reply@noren.example' }).sendDue(now);
    expect(smtp.taken[0]?.from).toBe('no-reply@noren.example');
    expect(headerOf('Reply-To')).toBe('Reply-To: shop@test.example');
  });

  it('waits for a mail server that is away, and is sent when it is back', async () => {
    await enqueue();
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
    await enqueue();
    smtp.answerTo = (recipient) => `550 no such user <${recipient}>`;
    const sender = senderWith();
    for (let at = now, tries = 1; tries <= 8; tries += 1) {
      expect(await sender.sendDue(at)).toBe(1);
      at = nextTry(tries, at) ?? at;
    }
    expect(await sender.sendDue(minutes(100_000))).toBe(0);
    expect(await rows()).toMatchObject([{ status: 'failed', attempts: 8, last_error: 'EENVELOPE 550 RCPT TO' }]);
    expect(logged).toHaveLength(8);
    expect(JSON.stringify([logged, await rows()].flat()[0])).not.toContain('hanako');
    expect(JSON.stringify(logged)).not.toContain('hanako');
  });

  it('does not keep others from being sent', async () => {
    smtp.answerTo = (recipient) => (recipient.startsWith('nobody') ? '550 no' : '250 OK');
    await enqueue({ recipient: 'nobody@example.jp' });
    await enqueue();
    await senderWith().sendDue(now);
    expect((await rows()).map(({ status }) => status)).toEqual(['queued', 'sent']);
  });

  it('is sent by one of several senders', async () => {
    for (let count = 0; count < 12; count += 1) await enqueue({ recipient: `guest${count}@example.jp` });
    const senders = [senderWith(), senderWith({ db: second }), senderWith(), senderWith({ db: second })];
    for (let round = 0; round < 3; round += 1) await Promise.all(senders.map((sender) => sender.sendDue(now)));
    const recipients = smtp.taken.flatMap((mail) => mail.recipients);
    expect(recipients).toHaveLength(12);
    expect(new Set(recipients).size).toBe(12);
  });

  it('that another one is taking at this moment is left to it', async () => {
    await enqueue();
    await second.transaction().execute(async (trx) => {
      await trx.selectFrom('mails').select('id').forUpdate().execute();
      expect(await senderWith().sendDue(now)).toBe(0);
    });
    expect(await senderWith().sendDue(now)).toBe(1);
    expect(smtp.taken).toHaveLength(1);
  });

  it('that a process died over is sent by another one later', async () => {
    await enqueue();
    await shop.db
      .updateTable('mails')
      .set({ attempts: 1, next_try_at: minutes(5) })
      .execute();
    expect(await senderWith({ db: second }).sendDue(minutes(4))).toBe(0);
    expect(await senderWith({ db: second }).sendDue(minutes(5))).toBe(1);
    expect(smtp.taken).toHaveLength(1);
  });

  it.each([
    { recipient: 'hanako@example.jp\r\nBcc: all@example.jp' },
    { recipient: 'hanako@example.jp\n' },
    { recipient: 'hanako@example.jp,taro@example.jp' },
    { recipient: '花子 <hanako@example.jp>' },
    { subject: 'ご注文\r\nBcc: all@example.jp' },
    { subject: 'ご注文\nBcc: all@example.jp' },
  ])('has no second header in its lines: %o is refused', async (mail) => {
    await expect(enqueue(mail)).rejects.toThrow(/check constraint/);
    expect(await rows()).toEqual([]);
  });

  it('whose shop put a line break into its name has no second header either', async () => {
    await enqueue();
    await setSetting('SITE.NAME', 'お試し\r\nBcc: all@example.jp');
    await senderWith().sendDue(now);
    await setSetting('SITE.NAME', 'お試し');
    expect(smtp.taken[0]?.recipients).toEqual(['hanako@example.jp']);
    expect(smtp.taken[0]?.headers.filter((line) => /^bcc/i.test(line))).toEqual([]);
  });
});
