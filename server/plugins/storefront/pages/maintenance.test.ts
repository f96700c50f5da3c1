import { afterEach, describe, expect, it } from 'vitest';
import type { ScreenRequest } from '../../../../storefront/page/load/screen-request';
import type { Channel } from '../../../request/request-context';
import { closeAll, pageOf, setUp } from '../storefront.test-support';

afterEach(closeAll);

describe('a shop that closes and opens', () => {
  const gakuen: Channel = { id: 'gakuen', name: '学園', host: null, prefix: '/gakuen', theme: 'gakuen' };

  /** Led as the storefront leads; the data version stays, as that of another platform does. */
  const setUpDoor = async () => {
    let isClosed = false;
    const to = ({ path }: ScreenRequest): string | null =>
      isClosed
        ? path === '/maintenance/'
          ? null
          : `/gakuen/maintenance/?redirect=${encodeURIComponent(path)}`
        : path === '/maintenance/'
          ? '/gakuen/'
          : null;
    const shop = await setUp(
      {
        page: (request) => {
          const elsewhere = to(request);
          return Promise.resolve(
            elsewhere === null ? pageOf(`page ${request.path}`) : { kind: 'redirect', to: elsewhere },
          );
        },
        navigation: (request) => {
          const elsewhere = to(request) ?? '/other';
          return Promise.resolve({ answer: { kind: 'redirect', to: elsewhere }, isWhole: true, validUntil: null });
        },
      },
      { findChannel: () => Promise.resolve(gakuen) },
    );
    return { ...shop, close: () => (isClosed = true), open: () => (isClosed = false) };
  };

  it('[site.maintenance] leads to a screen that answers 503, and lets nobody keep it or the way to it', async () => {
    const { get, close } = await setUpDoor();
    close();
    const unkept = { 'retry-after': '300', 'cache-control': 'private, no-store' };
    for (let time = 0; time < 2; time += 1) {
      const way = await get('/gakuen/news');
      expect([way.statusCode, way.headers.location]).toEqual([302, '/gakuen/maintenance/?redirect=%2Fnews']);
      const screen = await get('/gakuen/maintenance/');
      expect([screen.statusCode, screen.body]).toEqual([503, 'page /maintenance/']);
      const navigation = await get('/gakuen/-/screen?url=/gakuen/news');
      expect(navigation.json()).toEqual({ kind: 'redirect', to: '/gakuen/maintenance/?redirect=%2Fnews' });
      for (const { headers } of [way, screen, navigation]) expect(headers).toMatchObject(unkept);
    }
  });

  it('[site.maintenance] leads back as soon as it opens, and never in a circle', async () => {
    const { get, open, close } = await setUpDoor();
    const locations = async () => [
      (await get('/gakuen/maintenance/')).headers.location,
      (await get('/gakuen/faq')).headers.location,
      (await get('/gakuen/-/screen?url=/gakuen/faq')).json<{ to: string }>().to,
    ];
    const faq = '/gakuen/maintenance/?redirect=%2Ffaq';
    const whileClosed = [undefined, faq, faq];
    const whileOpen = ['/gakuen/', undefined, '/other'];
    close();
    expect(await locations()).toEqual(whileClosed);
    open();
    expect(await locations()).toEqual(whileOpen);
    expect((await get('/gakuen/maintenance/')).headers['cache-control']).toBe('private, no-store');
  });
});
