import { describe, expect, it } from 'vitest';
import { query } from '../../../../schemas/query';
import { rememberByVersion } from '../../../domains/base/data-version/by-version.service';
import { entryOf, remainingHeaders } from '../entries/entry';
import { createPageCache } from '../cache/page-cache';
import { createRememberingAsk } from '../cache/remembering-ask';

const shared = { 'cache-control': 'public, max-age=0, s-maxage=5' };
const guests = { channel: 'test', version: '1', visitor: 'guest' } as const;
const products = query('content.news', {});

/** The shop's keepers of what was read, one behind the other, over a database that says what time it is. */
const openShop = (startAt: number) => {
  let time = startAt;
  const remember = rememberByVersion<number>({ current: () => '1' }, { most: 10, costlyMs: -1 });
  const remembering = createRememberingAsk(() => time);
  const pages = createPageCache({ most: 1_000_000, now: () => time, isAway: () => Promise.resolve(false) });
  const read = async () => ({
    ok: true as const,
    result: await remember('test', 'counts', new Date(time), () => Promise.resolve(time)),
  });
  const draw = async () => {
    const readAt = remembering.readSince(guests);
    const answer = await remembering({ ...guests, isPersonal: false }, read)(products);
    return { ...entryOf(200, shared, String(answer.ok && answer.result), { isWhole: true, validUntil: null }), readAt };
  };
  return {
    pass: (ms: number) => (time += ms),
    /** How old what is served is, and for how long who gets it may keep it. */
    async view() {
      const { entry, body } = await pages.serve('a', '1', 'identity', draw);
      const life = Number(/s-maxage=(\d+)/.exec(remainingHeaders(entry, time)['cache-control'] ?? '')?.[1]) * 1000;
      return { ageMs: time - Number(body.toString()), life };
    },
  };
};

describe('what is shown', () => {
  it('is never older than ten seconds, through all that keeps it on its way, however often it is asked for', async () => {
    let oldestMs = 0;
    for (const everyMs of [70, 330, 990, 1_900, 2_400, 3_900, 4_900]) {
      const shop = openShop(1_000_000);
      for (let asked = 0; asked < 300; asked += 1) {
        const { ageMs, life } = await shop.view();
        expect(life).toBeGreaterThanOrEqual(0);
        oldestMs = Math.max(oldestMs, ageMs + life);
        shop.pass(everyMs);
      }
    }
    expect(oldestMs).toBeLessThanOrEqual(10_000);
    // Nothing is gained by not keeping anything.
    expect(oldestMs).toBeGreaterThan(5_000);
  });
});
