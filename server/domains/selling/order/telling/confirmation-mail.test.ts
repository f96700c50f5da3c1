import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppOptions, createApp } from '../../../../app';
import type { MailsService } from '../../../base/mails/mails.service';
import { openSmtpServer } from '../../../base/mails/smtp-server.test-support';
import { createShop } from '../../../shop';
import { later, openSales, type Sales, testNow } from '../order.test-support';
import { orderer } from '../shoppers.test-support';

let sales: Sales;
beforeAll(async () => {
  sales = await openSales();
  await sales.setStock('SE-01', 1000);
  await sales.setStock('KK-06', 1000);
});
afterAll(() => sales.close());

/** A third instance, under a public address. */
const openShopAt = (own: Pick<AppOptions, 'mail'> = {}) =>
  createApp({
    config: { trustProxy: false, publicUrl: 'https://shop.example.jp', pageCache: { enabled: false, bytes: 0 } },
    source: { kind: 'database', url: sales.url, pool: 4, plainHosts: [] },
    storefront: 'none',
    answerChecks: 'always',
    log: sales.apps[0].log,
    now: () => testNow,
    ...own,
  });

/** What the mail of an order says, as an app at a public address or another one writes it. */
const letterOf = async (orderNo: unknown, mails: MailsService = sales.shop.mails) => {
  const [mail] = await mailsOf(orderNo);
  if (!mail) throw new Error('There is no mail.');
  return mails.write({ channelId: mail.channel_id, orderId: Number(mail.order_id), kind: 'order_confirmation' });
};

const mailsOf = async (orderNo: unknown) => {
  const { id } = await sales.order(orderNo);
  return sales.db.selectFrom('mails').selectAll().where('order_id', '=', id).execute();
};

describe('an order that stands', () => {
  it('[cart.decision] is confirmed by one mail to the orderer, whoever decides it however often', async () => {
    const cart = await sales.readyCart();
    const decided = await Promise.all(sales.apps.flatMap((app) => [sales.decide(cart, app), sales.decide(cart, app)]));
    const mails = await mailsOf(decided[0]?.body.order_no);
    expect(mails).toMatchObject([
      { channel_id: 'test', kind: 'order_confirmation', status: 'queued', attempts: 0, created_at: testNow },
    ]);
    expect((await letterOf(decided[0]?.body.order_no)).recipient).toBe(orderer.email);
  });

  it('is told in the mail with its number, goods, sums and what to do by when', async () => {
    const cart = await sales.readyCart({ sku: 'KK-06', quantity: 2, pay: 'konbini' });
    const { body } = await sales.decide(cart);
    const letter = await letterOf(body.order_no);
    expect(letter.subject).toBe(`【試し屋】ご注文を承りました（ご注文番号 ${String(body.order_no)}）`);
    const { payment } = (await sales.seeOrder(body.id, cart)).body as {
      payment: { number: string; instruction: string };
    };
    expect(payment.instruction).not.toBe('');
    for (const words of [
      `ご注文番号：${String(body.order_no)}`,
      'ご注文日時：2026年11月20日(金) 12:00',
      '栗きんとん（6個） ※',
      '1,680円 × 2点　小計 3,360円',
      `お支払い番号：${payment.number}`,
      payment.instruction,
    ]) {
      expect(letter.text).toContain(words);
    }
  });

  it('is told what was bought and said, whatever the shop has changed since', async () => {
    const { body } = await sales.decide(await sales.readyCart({ sku: 'KK-06', quantity: 2, pay: 'konbini' }));
    const before = await letterOf(body.order_no);
    await sql`
      update products set name = '別の名', tax_class = 'standard' where channel_id = 'test';
      update skus set price_jpy = 1, list_price_jpy = null where channel_id = 'test';
      update payment_methods set instruction = '別の案内', name = '別の払い方' where channel_id = 'test'
    `.execute(sales.db);
    expect(await letterOf(body.order_no)).toEqual(before);
  });

  it('stands, and is mailed, whatever the shop calls itself', async () => {
    const name = (value: string) =>
      sales.db
        .insertInto('settings')
        .values({ channel_id: 'test', key: 'SITE.NAME', value: JSON.stringify(value) })
        .onConflict((conflict) => conflict.columns(['channel_id', 'key']).doUpdateSet({ value: JSON.stringify(value) }))
        .execute();
    await name(`${'長い名'.repeat(63)}屋`);
    const { status, body } = await sales.decide(await sales.readyCart());
    expect(status).toBe(200);
    expect((await letterOf(body.order_no)).subject).toContain(String(body.order_no));
    await name('試し屋');
  });

  it('is told what the shop says of returns, and where it says more', async () => {
    await sales.db
      .insertInto('messages')
      .values({
        channel_id: 'test',
        code: 'confirm-2',
        title: '返品',
        body_html:
          '<p>食品は返品できません。<a href="/law">表記</a></p><p>布は<a href="/guide">ご案内</a>をご覧ください。</p>',
      })
      .onConflict((conflict) =>
        conflict.columns(['channel_id', 'code']).doUpdateSet((set) => ({ body_html: set.ref('excluded.body_html') })),
      )
      .execute();
    const { body } = await sales.decide(await sales.readyCart());
    const publicUrl = 'https://shop.example.jp';
    const { mails } = createShop({ db: sales.db, versions: sales.versions, publicUrl });
    expect((await letterOf(body.order_no, mails)).text).toContain(
      [
        '■ 返品・ご注文の取り消し',
        '食品は返品できません。',
        '布はご案内をご覧ください。',
        '返品・交換の条件は、特定商取引法に基づく表記をご覧ください。',
        'https://shop.example.jp/law',
      ].join('\n'),
    );
  });

  it('by card is mailed when the service has booked, and not before', async () => {
    const { body } = await sales.decide(await sales.readyCart({ pay: 'card', card: 'approve' }));
    expect(await mailsOf(body.order_no)).toHaveLength(1);
    const { body: waiting } = await sales.decide(await sales.readyCart({ pay: 'card', card: 'challenge' }));
    expect(await mailsOf(waiting.order_no)).toEqual([]);
    const { id } = await sales.order(waiting.order_no);
    const outcome = { status: 'authorised', paymentId: 'p'.repeat(22) } as const;
    const { settlement } = sales.shop;
    await Promise.all([settlement.apply(id, outcome, testNow), settlement.apply(id, outcome, testNow)]);
    expect(await mailsOf(waiting.order_no)).toHaveLength(1);
  });
});

describe('an order that does not stand', () => {
  it('is not mailed: its card was declined, or its shopper stayed away', async () => {
    const count = async () => (await sales.db.selectFrom('mails').select('id').execute()).length;
    const before = await count();
    await sales.decide(await sales.readyCart({ pay: 'card', card: 'decline' }));
    await sales.decide(await sales.readyCart({ pay: 'card', card: 'challenge' }));
    await sales.sweeper.sweep(later(60 * 60_000));
    await sales.sweeper.sweep(later(61 * 60_000));
    expect(await count()).toBe(before);
  });
});

describe('a shop with a mail server', () => {
  it('sends by itself what is in the outbox, and stops with the app', async () => {
    await sales.db.deleteFrom('mails').execute();
    const { body } = await sales.decide(await sales.readyCart());
    // The days to remind of are the database's, and may be today's.
    await sales.db.updateTable('payments').set({ reminded_at: testNow }).execute();
    const smtp = await openSmtpServer();
    const arrived = new Promise<void>((resolve) => {
      smtp.answerTo = () => {
        resolve();
        return '250 OK';
      };
    });
    const app = await openShopAt({ mail: { smtpUrl: smtp.url, from: 'no-reply@shop.example.jp', keptDays: 30 } });
    await arrived;
    await app.close();
    await smtp.close();
    expect(smtp.taken).toMatchObject([{ from: 'no-reply@shop.example.jp', recipients: [orderer.email] }]);
    expect(smtp.taken[0]?.text).toContain(String(body.order_no));
    expect(smtp.taken[0]?.html).toContain(String(body.order_no));
    expect(await mailsOf(body.order_no)).toMatchObject([{ status: 'sent', ended_at: testNow }]);
    expect(sales.logged.join('')).not.toContain(orderer.email);
  });
});
