import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AppOptions, createApp } from '../app';
import { confirmationOf, type MailedOrderWish, orderToConfirm } from '../domains/base/mails/mails.test-support';
import { openTestShop, type TestShop } from '../domains/shop.test-support';
import { testShops } from '../domains/test-shops.test-support';
import { outboxPage } from './outbox-page';

let shop: TestShop;
let apps: FastifyInstance[] = [];
let logged: string[] = [];
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
});
afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()));
  [apps, logged] = [[], []];
});
afterAll(() => shop.close());

const open = async (own: Partial<AppOptions>): Promise<FastifyInstance> => {
  const app = await createApp({
    config: { trustProxy: false, publicUrl: null, pageCache: { enabled: false, bytes: 0 } },
    source: { kind: 'database', url: shop.url, pool: 2, plainHosts: [] },
    storefront: 'none',
    answerChecks: 'always',
    log: pino({ level: 'info' }, { write: (line: string) => void logged.push(line) }),
    ...own,
  });
  apps.push(app);
  return app;
};

const write = async (orderedAt: Date, order: Partial<MailedOrderWish> = {}): Promise<number> => {
  const id = await orderToConfirm(shop.db, { orderedAt, ...order });
  await shop.db.transaction().execute((trx) => shop.shop.mails.put(trx, confirmationOf(id), orderedAt));
  return id;
};

describe('the outbox of a demo', () => {
  it('shows the newest mails first, fifty at most, sent or not', async () => {
    const app = await open({ isDemo: true });
    expect((await app.inject('/-/outbox')).body).toMatch(/メールはまだありません。ご注文の確認や、会員登録/);
    const days = Array.from({ length: 51 }, (_, index) => index + 1);
    await Promise.all(days.map((day) => write(new Date(Date.UTC(2026, 9, day)), { email: `guest-${day}@example.jp` })));
    await shop.db.updateTable('mails').set({ status: 'sent', ended_at: new Date() }).execute();
    await write(new Date(Date.UTC(2026, 9, 52)));
    const { statusCode, body, headers } = await app.inject('/-/outbox');
    expect(statusCode).toBe(200);
    expect([...body.matchAll(/【試し屋】ご注文を承りました/g)]).toHaveLength(50);
    expect([...body.matchAll(/宛先：guest-(\d+)@/g)].map(([, day]) => Number(day))).toEqual(
      Array.from({ length: 49 }, (_, index) => 51 - index),
    );
    expect([...body.matchAll(/送信待ち|送信済み/g)].map(([state]) => state)).toEqual([
      '送信待ち',
      ...Array.from({ length: 49 }, () => '送信済み'),
    ]);
    expect(body).toContain('宛先：hanako@example.jp');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
  });

  it('shows nothing in a mail as markup, and one that cannot be written beside the others', () => {
    const createdAt = new Date(Date.UTC(2026, 9, 1));
    const text =
      '<script>alert("1")</script> & \'x\'\nhttps://shop.example.jp/orders?no=1&t="2\nx https://evil.example/';
    const letter = { recipient: 'hanako@example.jp', subject: '件名 <b>', text, outdated: null };
    const page = outboxPage([
      { status: 'sent', createdAt, letter },
      { status: 'failed', createdAt, letter: null },
      { status: 'expired', createdAt, letter },
    ]);
    expect(page).toContain('件名 &lt;b&gt;');
    expect(page).toContain(
      '<pre>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;\n<a href="https://shop.example.jp/orders?no=1&amp;t=&quot;2">https://shop.example.jp/orders?no=1&amp;t=&quot;2</a>\nx https://evil.example/</pre>',
    );
    expect(page).not.toMatch(/<script|<b>/);
    expect(page).toContain('（作成できないメール）');
    expect(page).toContain('送信しませんでした');
  });

  it('leads to the order, at the address that the demo is reached at', async () => {
    const app = await open({ isDemo: true });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    await shop.db.deleteFrom('mails').execute();
    await write(new Date(Date.UTC(2026, 9, 1)));
    expect((await app.inject('/-/outbox')).body).toContain(`<a href="${address}/orders/receipt?no=`);
  });

  it('is not there under a name that is none of the shop’s', async () => {
    const app = await open({ isDemo: true });
    const { statusCode, body } = await app.inject({ url: '/-/outbox', headers: { host: 'evil.example' } });
    expect(statusCode).toBe(404);
    expect(body).not.toContain('hanako');
  });

  it('is there in a demo only', async () => {
    for (const own of [{}, { isDemo: false }]) {
      const { statusCode, body } = await (await open(own)).inject('/-/outbox');
      expect(statusCode).toBe(404);
      expect(body).not.toContain('hanako');
    }
  });
});

describe('a shop without a mail server', () => {
  const warnings = () => logged.filter((line) => line.includes('SMTP_URL'));

  it('warns once that mails stay unsent', async () => {
    await open({ mail: { smtpUrl: null, from: null, keptDays: 30 } });
    expect(warnings()).toHaveLength(1);
  });

  it('does not warn in a demo, nor where there is one', async () => {
    await open({ isDemo: true });
    await shop.db.deleteFrom('mails').execute();
    await open({ mail: { smtpUrl: 'smtp://127.0.0.1:9', from: null, keptDays: 30 } });
    expect(warnings()).toEqual([]);
  });
});

describe('a shop that gets a mail server', () => {
  it('says at its start how many mails it sends, and how many are too old, and clears them up by itself', async () => {
    const now = new Date('2026-11-20T12:00:00+09:00');
    await shop.db.deleteFrom('mails').execute();
    for (const hours of [1, 23, 24, 25, 26]) await write(new Date(now.getTime() - hours * 60 * 60_000));
    await open({ mail: { smtpUrl: 'smtp://127.0.0.1:9', from: null, keptDays: 30 }, now: () => now });
    expect(logged.filter((line) => line.includes('2 are sent, 3 are too old'))).toHaveLength(1);
    const expired = () => shop.db.selectFrom('mails').select('id').where('status', '=', 'expired').execute();
    await vi.waitUntil(async () => (await expired()).length === 3, { timeout: 10_000 });
  });
});
