/** Forms in a real browser, where there is one: focus, IME, hydration and presses are nobody else's to decide. */
import { chromium, type Browser, type Page } from '@playwright/test';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromiumArgs, findChromium } from '../../../scripts/find-chromium';
import { FormPage } from '../test/form-page';
import { buildPage, servePage, type ServedPage } from '../test/serve-form-page';
import type { ShopFormName as FormName } from '../test/shop-forms';

declare global {
  interface Window {
    /** What a form has told whoever records, and how it is sent what is played. */
    told: { readonly flow: string; readonly state: string; readonly event: object }[];
    replayForm: (event: object) => void;
  }
}

const executablePath = findChromium();
const root = new URL('../../..', import.meta.url).pathname;
const nameOf = (url: URL): FormName => (url.searchParams.get('form') === 'card' ? 'card' : 'orderer');

describe.skipIf(!executablePath)('a form in the browser', { timeout: 30_000 }, () => {
  let browser: Browser;
  let served: ServedPage;
  let page: Page;
  let faults: string[];

  beforeAll(async () => {
    const built = await buildPage(root, 'src/forms/test/form-page.tsx');
    served = await servePage(built, (url) => ({
      attributes: `data-form="${nameOf(url)}"`,
      root: renderToString(<FormPage form={nameOf(url)} />),
    }));
    browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    served.close();
  });

  beforeEach(async () => {
    page = await browser.newPage({ locale: 'ja-JP', viewport: { width: 375, height: 800 } });
    faults = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
  });
  afterEach(async () => {
    expect(faults).toEqual([]);
    await page.close();
  });

  const field = (name: string) => page.locator(`[data-field="${name}"]`);
  const open = async (form: FormName = 'orderer') => {
    await page.goto(`${served.url}/?form=${form}`);
    await page.waitForSelector('html[data-hydrated=all]');
  };
  const sent = () => page.evaluate(() => window.formPage.sent);
  const submit = () => page.getByRole('button', { name: '次へ進む' }).click();
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.field ?? '');
  const fillAll = async () => {
    const texts = { last_name: '山田', first_name: '花子', last_name_kana: 'ヤマダ', first_name_kana: 'ハナコ',
      email: 'hanako@example.jp', phone_number: '09012345678', postal_code: '1000001' }; // prettier-ignore
    for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
    await field('address1').fill('千代田1-1');
  };

  it('keeps what was typed and chosen before its script came', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/page.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(served.url, { waitUntil: 'commit' });
    await field('last_name').fill('山田');
    await field('prefecture').selectOption('京都府');
    await page.getByLabel('別の住所').check();
    release();
    await page.waitForSelector('html[data-hydrated=all]');
    expect(await field('last_name').inputValue()).toBe('山田');
    expect(await field('prefecture').inputValue()).toBe('京都府');
    expect(await page.getByLabel('別の住所').isChecked()).toBe(true);
    await submit();
    // The form knows them too: what it misses are other fields.
    const summary = page.getByRole('group', { name: /件の入力内容/ });
    await summary.waitFor();
    expect(await summary.innerText()).not.toMatch(/\n姓を|都道府県|お届け先/);
  });

  it('sums up what is wrong, takes the focus there and leads to the fields', async () => {
    await open();
    await submit();
    const summary = page.getByRole('group', { name: /件の入力内容/ });
    await summary.waitFor();
    expect(await summary.innerText()).toContain('10件の入力内容をご確認ください。');
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await summary.getByRole('link', { name: 'メールアドレスを入力してください。' }).click();
    expect(await focused()).toBe('email');
    expect(await field('email').getAttribute('aria-invalid')).toBe('true');
    expect(
      await field('email').evaluate(
        (input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
      ),
    ).toBe('メールアドレスを入力してください。');
    await page.keyboard.type('hanako@example.jp');
    expect(await summary.innerText()).not.toContain('メールアドレス');
    expect(await sent()).toEqual([]);
  });

  it('changes kana when the field is left, never while an IME composes', async () => {
    await open();
    const session = await page.context().newCDPSession(page);
    await field('last_name_kana').focus();
    await session.send('Input.imeSetComposition', { text: 'やまだ', selectionStart: 3, selectionEnd: 3 });
    expect(await field('last_name_kana').inputValue()).toBe('やまだ');
    await session.send('Input.insertText', { text: 'やまだ' });
    expect(await field('last_name_kana').inputValue()).toBe('やまだ');
    await field('first_name_kana').focus();
    expect(await field('last_name_kana').inputValue()).toBe('ヤマダ');
    expect(await page.locator('#f-last_name_kana-error').isVisible()).toBe(false);
  });

  it('sends what keeps the schema, once however often it is pressed', async () => {
    await open();
    await fillAll();
    await page.getByRole('button', { name: '次へ進む' }).dblclick();
    const expected = {
      last_name: '山田',
      prefecture: '東京都',
      city: '千代田区',
      address1: '千代田1-1',
      address2: '',
      ship_to: 'orderer',
    };
    expect(await sent()).toMatchObject([expected]);
    await page.evaluate(() => window.formPage.set({ isBusy: true }));
    await page.waitForSelector('[aria-busy=true]');
    await field('address1').press('Enter');
    expect(await sent()).toHaveLength(1);
  });

  it('is sent by the press that leaves a wrong field, though its message moves the button', async () => {
    await open();
    await fillAll();
    await field('address2').fill('あ'.repeat(101));
    // At its upper edge, which would no longer be under the pointer when it is released.
    await page.getByRole('button', { name: '次へ進む' }).click({ position: { x: 20, y: 3 } });
    await page.getByRole('group', { name: '1件の入力内容をご確認ください。' }).waitFor();
  });

  it.each(['mouse', 'finger'])('lets the %s that leaves a wrong field reach a link below the form', async (by) => {
    await page.close();
    page = await browser.newPage({ hasTouch: by === 'finger', viewport: { width: 375, height: 2000 } });
    await open();
    await field('address1').focus();
    const box = await page.getByRole('link', { name: 'フォームの下のリンク' }).boundingBox();
    // At its upper edge, which would no longer be under the pointer when it is released.
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 2];
    if (by === 'mouse') await page.mouse.click(x, y, { delay: 100 });
    else await page.touchscreen.tap(x, y);
    await page.locator('#f-address1-error').filter({ visible: true }).waitFor();
    expect(new URL(page.url()).hash).toBe('#below');
  });

  it('[member.postal-lookup] fills in the address and goes on to the house number', async () => {
    await open();
    await field('postal_code').pressSequentially('100-0001');
    await expect.poll(focused).toBe('address1');
    expect(await field('prefecture').inputValue()).toBe('東京都');
    await page.keyboard.type('1-1');
    expect(await field('address1').inputValue()).toBe('千代田1-1');
    expect(await page.getByRole('status').innerText()).toContain('ご住所を入力しました');
  });

  it('puts back after a reload what was typed, until the shop has it', async () => {
    await open();
    await field('last_name').fill('山田');
    await field('prefecture').selectOption('京都府');
    await page.reload();
    await page.waitForSelector('html[data-hydrated=all]');
    expect(await field('last_name').inputValue()).toBe('山田');
    expect(await field('prefecture').inputValue()).toBe('京都府');
    await page.evaluate(() => window.formPage.set({ isSaved: true }));
    const kept = (): Promise<string[]> => page.evaluate(() => Object.keys(sessionStorage));
    await expect.poll(kept).not.toContainEqual(expect.stringContaining('noren:form'));
    await open();
    expect(await field('last_name').inputValue()).toBe('');
  });

  it('[member.postal-lookup] asks anew for a code that is put back and whose address had not come', async () => {
    await open();
    await field('postal_code').pressSequentially('100-0001');
    await expect.poll(focused).toBe('address1');
    await field('prefecture').selectOption('');
    for (const name of ['city', 'address1']) await field(name).fill('');
    await page.reload();
    await expect.poll(() => field('address1').inputValue()).toBe('千代田');
    expect(await field('prefecture').inputValue()).toBe('東京都');
    await field('address1').fill('別の町');
    await page.reload();
    await page.waitForSelector('html[data-hydrated=all]');
    expect(await field('address1').inputValue()).toBe('別の町');
    expect(await page.getByRole('status').innerText()).toBe('');
  });

  /** Somebody records. */
  const watch = () =>
    page.addInitScript(() => {
      const told: unknown[] = [];
      const norenFlows = {
        meet: (_flow: string, send: unknown) => Object.assign(window, { replayForm: send }),
        sees: (...[flow, , state, event]: unknown[]) => told.push({ flow, state, event }),
        actorOptions: () => ({}),
      };
      Object.assign(window, { told, norenFlows });
    });

  it('tells whoever records what a press has sent, since a flow that cannot come tells of nothing', async () => {
    await watch();
    await open();
    await fillAll();
    await field('last_name').fill('');
    await submit();
    await field('last_name').fill('山田');
    await submit();
    expect(await sent()).toHaveLength(1);
    const told = await page.evaluate(() => {
      dispatchEvent(new Event('pagehide'));
      return window.told;
    });
    expect(told).toMatchObject([
      { state: 'refused', event: { values: { last_name: '' } } },
      { state: 'passed', event: { errors: {}, values: { last_name: '山田', address1: '千代田1-1' } } },
    ]);
    expect(told).toHaveLength(2);
  });

  it('tells of a first press what was typed, and of another one nothing where nothing is new', async () => {
    await watch();
    await open();
    await fillAll();
    await submit();
    await page.evaluate(() => window.formPage.set({ isBusy: true }));
    // Else both may be drawn at once, and nothing was ever on its way.
    await page.waitForSelector('[aria-busy=true]');
    await page.evaluate(() => window.formPage.set({ isBusy: false }));
    await submit();
    expect(await sent()).toHaveLength(2);
    const told = await page.evaluate(() => window.told);
    expect(told).toMatchObject([{ state: 'passed', event: { values: { last_name: '山田' } } }]);
    expect(told).toHaveLength(1);
  });

  it('tells whoever records what is said beside fields that were left, and says it again', async () => {
    await watch();
    await open();
    await field('last_name').focus();
    await page.keyboard.press('Tab');
    const invalid = page.locator('[aria-invalid=true]');
    expect(await invalid.count()).toBe(1);
    const [left] = await page.evaluate(() => {
      dispatchEvent(new Event('pagehide'));
      return window.told;
    });
    expect(left).toMatchObject({ flow: 'form', state: 'refused', event: { type: 'refuse', isLeft: true } });
    await page.evaluate(() => sessionStorage.clear());
    await open();
    expect(await invalid.count()).toBe(0);
    await page.evaluate((event) => window.replayForm(event), left?.event ?? {});
    expect(await invalid.count()).toBe(1);
    expect(await invalid.getAttribute('data-field')).toBe('last_name');
    expect(await page.getByRole('group', { name: /件の入力内容/ }).count()).toBe(0);
  });

  it('puts nothing before what somebody is about to type', async () => {
    await open();
    await field('last_name').fill('山田');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/page.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await field('last_name').focus();
    release();
    await page.waitForSelector('html[data-hydrated=all]');
    expect(await field('last_name').inputValue()).toBe('山田');
    await page.keyboard.insertText('佐藤');
    expect(await field('last_name').inputValue()).toBe('佐藤');
  });

  it('[cart.card] keeps nothing of a card', async () => {
    await open('card');
    await field('ccNumber').fill('４２４２４２４２４２４２４２４２');
    await field('ccName').focus();
    expect(await field('ccNumber').inputValue()).toBe('4242424242424242');
    await page.reload();
    await page.waitForSelector('html[data-hydrated=all]');
    expect(await field('ccNumber').inputValue()).toBe('');
    expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  });

  it('shows a refusal of the shop until the field changes', async () => {
    await open();
    const message = 'このメールアドレスはお使いいただけません。';
    await page.evaluate(
      (text) => window.formPage.set({ serverErrors: { email: [{ code: 'x', message: text }] } }),
      message,
    );
    const summary = page.getByRole('group', { name: '1件の入力内容をご確認ください。' });
    await summary.waitFor();
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    // Handed over again, with what else the view tells, it does not take the focus once more.
    await field('address2').focus();
    await page.evaluate(
      (text) => window.formPage.set({ serverErrors: { email: [{ code: 'x', message: text }] } }),
      message,
    );
    expect(await focused()).toBe('address2');
    await field('email').fill('other@example.jp');
    expect(await summary.count()).toBe(0);
    expect(await page.getByText(message).count()).toBe(0);
  });

  it('says what is wrong in it in place of what the shop has said of it before', async () => {
    await open();
    await fillAll();
    const said = page.getByText('もう一度お試しください。');
    const refuse = (message: string | null) =>
      page.evaluate(
        (words) => window.formPage.set({ error: words === null ? null : { code: 'x', message: words } }),
        message,
      );
    await refuse('もう一度お試しください。');
    await said.waitFor();
    await field('last_name').fill('');
    await submit();
    await page.getByRole('group', { name: /件の入力内容/ }).waitFor();
    expect(await said.count()).toBe(0);
    await field('last_name').fill('山田');
    expect(await said.count()).toBe(0);
    // What the shop says of the next try is new, though it be the same.
    await refuse(null);
    await refuse('もう一度お試しください。');
    await said.waitFor();
  });

  it('fits a narrow screen with text twice as large, in one column', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await submit();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const targets = await page
      .locator('input:not([type=radio]), select, button, a')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...targets)).toBeGreaterThanOrEqual(44);
  });
});
