import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AppOptions, createApp } from '../app';
import { openTestShop, type TestShop } from '../domains/shop.test-support';
import { testShops } from '../domains/test-shops.test-support';

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

const write = (subject: string, bodyText: string, now: Date) =>
  shop.db.transaction().execute((trx) =>
    shop.shop.mails.enqueue(trx, {
      channelId: 'test',
      orderId: null,
      kind: 'order_confirmation',
      recipient: 'hanako@example.jp',
      subject,
      bodyText,
      now,
    }),
  );

describe('the outbox of a demo', () => {
  it('shows the newest mails first, fifty at most, and nothing in them as markup', async () => {
    const app = await open({ isDemo: true });
    expect((await app.inject('/-/outbox')).body).toContain('メールはまだありません');
    for (let day = 1; day <= 51; day += 1) {
      const mark = day === 51 ? '<script>alert("1")</script> & \'x\'' : '本文';
      await write(`件名${day} <b>`, mark, new Date(Date.UTC(2026, 9, day)));
    }
    const { statusCode, body, headers } = await app.inject('/-/outbox');
    expect(statusCode).toBe(200);
    const subjects = [...body.matchAll(/件名(\d+) &lt;b&gt;/g)].map(([, day]) => Number(day));
    expect(subjects).toEqual(Array.from({ length: 50 }, (_, index) => 51 - index));
    expect(body).toContain('<pre>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;</pre>');
    expect(body).not.toMatch(/<script|<b>/);
    expect(body).toContain('宛先：hanako@example.jp');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
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
    await open({ mail: { smtpUrl: null, from: null } });
    expect(warnings()).toHaveLength(1);
  });

  it('does not warn in a demo, nor where there is one', async () => {
    await open({ isDemo: true });
    await shop.db.deleteFrom('mails').execute();
    await open({ mail: { smtpUrl: 'smtp://127.0.0.1:9', from: null } });
    expect(warnings()).toEqual([]);
  });
});
