import { afterEach, describe, expect, it } from 'vitest';
import type { Storefront } from '../../../../storefront/page/entry-server';
import type { ScreenRequest } from '../../../../storefront/page/load/screen-request';
import { closeAll, setUp } from '../storefront.test-support';

afterEach(closeAll);

describe('[site.keycode-gate] the way to a gate', () => {
  /** Leads back as the screens' loader does. */
  const to = ({ path, query, keepsQuery }: ScreenRequest): string =>
    `/keycode/?back=${encodeURIComponent(keepsQuery ? `${path}?${query.toString()}` : path)}`;
  const gated: Partial<Storefront> = {
    page: (request) => Promise.resolve({ kind: 'redirect', to: to(request) }),
    navigation: (request) =>
      Promise.resolve({ answer: { kind: 'redirect', to: to(request) }, isWhole: true, validUntil: null }),
  };

  it('leads each visitor back to all of their own address, however many come at once', async () => {
    const { get } = await setUp(gated);
    const urls = ['/news?from=a&mail=x', '/news', '/news?from=b', '/news?from=a&mail=y', '/mypage?from=c'];
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(urls.map((url) => get(url)));
      const backs = answers.map(({ headers }) =>
        new URL(String(headers.location), 'http://shop').searchParams.get('back'),
      );
      expect(backs).toEqual(urls);
      for (const { headers } of answers) expect(headers['cache-control']).toBe('private, no-store');
    }
  });

  it('is kept by nobody where a navigation asks for it', async () => {
    const { get } = await setUp(gated);
    for (const url of ['/news', '/news?from=a', '/news?from=b']) {
      const answer = await get(`/-/screen?url=${encodeURIComponent(url)}`);
      expect(answer.json()).toEqual({ kind: 'redirect', to: `/keycode/?back=${encodeURIComponent(url)}` });
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
  });
});
