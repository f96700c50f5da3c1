import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSettings } from '../../../schemas/site/default-settings';
import { sampleSettings } from '../../../sections/samples/shop';
import { failed, found, openEnvironment } from '../test/small-shop';
import type { Ask, QueryResult } from './ask';
import { loadSite, SiteUnavailable } from './load-site';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Answer = QueryResult | 'silent';

/** What the settings are answered with, one after the other; the last one stays. */
const shopWith = (settings: readonly Answer[], environment: QueryResult = found(openEnvironment)) => {
  const asked: number[] = [];
  const start = Date.now();
  const ask: Ask = ({ call }) => {
    if (call !== 'site.settings') return Promise.resolve(call === 'site.environment' ? environment : failed(404));
    asked.push(Date.now() - start);
    const answer = settings[Math.min(asked.length, settings.length) - 1] ?? failed(500);
    return answer === 'silent' ? new Promise(() => undefined) : Promise.resolve(answer);
  };
  return { ask, asked };
};

/** Loads it, and says after how long. */
const loaded = async (ask: Ask) => {
  const start = Date.now();
  let isDone = false;
  const site = loadSite(ask).finally(() => (isDone = true));
  site.catch(() => undefined);
  for (let ms = 0; ms <= 5_000 && !isDone; ms += 10) await vi.advanceTimersByTimeAsync(10);
  return { site: await site, ms: Date.now() - start };
};

const good = found(sampleSettings);

describe('[site.settings-wait] the settings of a screen', () => {
  it('are taken as soon as they come', async () => {
    const { site, ms } = await loaded(shopWith([good]).ask);
    expect(site).toMatchObject({ settings: sampleSettings, isWhole: true });
    expect(ms).toBeLessThanOrEqual(10);
  });

  it('are asked for again every 100 ms', async () => {
    const shop = shopWith([failed(500), failed(503, 'service.unavailable'), good]);
    expect((await loaded(shop.ask)).site).toMatchObject({ settings: sampleSettings, isWhole: true });
    expect(shop.asked).toEqual([0, 100, 200]);
  });

  it.each<[string, readonly Answer[]]>([
    ['fail', [failed(500)]],
    ['do not come', ['silent']],
  ])('are what every shop has where they %s for 3 s, and such a screen is not kept', async (_, settings) => {
    const { site, ms } = await loaded(shopWith(settings).ask);
    expect(ms).toBeGreaterThanOrEqual(3_000);
    expect(ms).toBeLessThan(3_100);
    expect(site).toEqual({
      environment: openEnvironment,
      settings: { ...defaultSettings, 'SITE.NAME': '実り', 'SITE.THEME': 'minori' },
      colorScheme: null,
      theme: 'minori',
      isWhole: false,
    });
  });

  it('are not waited for where the shop is closed, or does not answer at all', async () => {
    const closed = shopWith([failed(503, 'site.maintenance')]);
    await expect(loaded(closed.ask)).rejects.toEqual(new SiteUnavailable(503, 'site.maintenance'));
    const away = shopWith([failed(503, 'service.unavailable')], failed(503, 'service.unavailable'));
    await expect(loaded(away.ask)).rejects.toEqual(new SiteUnavailable(503, 'service.unavailable'));
    expect([...closed.asked, ...away.asked]).toEqual([0, 0]);
  });
});
