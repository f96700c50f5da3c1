/** The phone on which all browser figures are taken: slow 4G, a processor four times slower, 412 px, nothing cached. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

export const slowPhone = { roundTripMs: 150, downBitsPerSecond: 1_600_000, upBitsPerSecond: 750_000, cpuTimes: 4 };

/** tsx wraps named functions in a helper of this name; the functions that run in the page need it there too. */
export const scriptRunnerHelper = 'globalThis.__name ??= (value) => value';

/** Whose browser it is, at an address of the shop. */
export type Cookie = { name: string; value: string; url: string };

export type Phone = { context: BrowserContext; page: Page; protocol: CDPSession };

/** A browser context of its own for every load: no cache, no cookies, no open connections. */
export const openPhone = async (
  browser: Browser,
  { slow = true, script = true, cookies = [] }: { slow?: boolean; script?: boolean; cookies?: readonly Cookie[] } = {},
): Promise<Phone> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    javaScriptEnabled: script,
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.addInitScript(scriptRunnerHelper);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  if (slow) {
    await protocol.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slowPhone.roundTripMs,
      downloadThroughput: slowPhone.downBitsPerSecond / 8,
      uploadThroughput: slowPhone.upBitsPerSecond / 8,
    });
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuTimes });
  }
  return { context, page, protocol };
};
