import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import * as buying from './support/buying';
import { startShop } from './support/running-shop';
import { expect, test } from './support/test';

/** What a clone has not: what npm installs, what is built, what was run. */
const notCloned = new Set(['.git', 'node_modules', 'dist', '.noren', 'reports', 'test-results', 'coverage']);

const folder = mkdtempSync(join(tmpdir(), 'noren-clone-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const outboxOf = async (url: string): Promise<string> => (await fetch(`${url}/-/outbox`)).text();

test('the first `npm start` of a fresh clone sells by card, shows the mail, and ends whole', async ({ browser }) => {
  test.setTimeout(240_000);
  const copy = join(folder, 'clone');
  cpSync('.', copy, { recursive: true, filter: (path) => !notCloned.has(basename(path)) });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  expect(existsSync(join(copy, 'dist'))).toBe(false);
  const shop = await startShop(join(folder, 'data'), { copy, env: { NODE_ENV: undefined, DEMO: undefined } });
  try {
    const { url, pid } = shop.run;
    expect(await outboxOf(url)).toContain('メールはまだありません');
    const page = await browser.newPage({ baseURL: url });
    await buying.goToPayment(page);
    await buying.payByCard(page, 'approved');
    await buying.placeOrder(page);
    const number = await buying.orderNumber(page);
    expect(await outboxOf(url)).toContain(number);
    await page.close();
    await shop.stop();
    expect(() => process.kill(pid, 0), 'the shop’s own process').toThrow('ESRCH');
    expect(existsSync(join(folder, 'data/run.json'))).toBe(false);
  } finally {
    await shop.stop();
  }
});
