import { describe, expect, it } from 'vitest';
import { sampleSettings } from '../../../sections/samples/shop';
import { query } from '../../../schemas/query';
import { loadFault, loadInvalidChannel, loadScreen, type Loader } from './load-screen';
import { SiteUnavailable } from './load-site';
import type { Screen } from './screen';
import { smallSection } from '../test/small-sections';
import {
  countingAsk,
  failed,
  found,
  openEnvironment,
  requestOf,
  siteAnswers,
  smallLayouts,
  type Answers,
} from '../test/small-shop';

const loader = (): Loader => ({
  sections: {
    header: smallSection({
      needs: () => ({ categories: query('catalog.categories', { query: { table: 'products' } }) }),
    }),
    'news-list': smallSection({ needs: () => ({ news: query('content.news', {}) }) }),
  },
  layouts: smallLayouts(),
  onSectionError: () => undefined,
});

const answers: Answers = {
  ...siteAnswers,
  'catalog.categories': found({ data: [] }),
  'content.news': found({ data: [] }),
};

const request = (url: string, given: Answers = answers) => {
  const { ask, waves } = countingAsk(given);
  return { screenRequest: requestOf(url, ask), waves };
};

const screenAt = async (url: string, given: Answers = answers): Promise<Screen> => {
  const answer = await loadScreen(loader(), request(url, given).screenRequest);
  if (answer.kind !== 'screen') throw new Error(`redirected to ${answer.to}`);
  return answer;
};

const types = ({ sections }: Screen): string[] => sections.map(({ resolved }) => resolved.type);

const ledTo = async (url: string, given: Answers = answers): Promise<string | null> => {
  const answer = await loadScreen(loader(), request(url, given).screenRequest);
  return answer.kind === 'redirect' ? answer.to : null;
};

describe('loadScreen', () => {
  it('[auth.redirect-back] leads back to a screen of one’s own with the whole query, where it is a way back at all', async () => {
    const url = '/mypage/point?page=2&utm_source=mail&tag=a&tag=b';
    expect(await ledTo(url)).toBe(`/login/?redirect=${encodeURIComponent(url)}`);
    const long = `/mypage/point?page=2&x=${'x'.repeat(2_000)}`;
    expect(await ledTo(long)).toBe(`/login/?redirect=${encodeURIComponent('/mypage/point?page=2')}`);
  });

  it('asks in two waves: site, documents and subject at once, then the data of all sections', async () => {
    const { screenRequest, waves } = request('/news');
    await loadScreen(loader(), screenRequest);
    expect(waves.map((wave) => [...wave].sort())).toEqual([
      ['layout.frame', 'layout.page', 'site.colorScheme', 'site.environment', 'site.settings'],
      ['catalog.categories', 'content.news'],
    ]);
  });

  it('draws the theme’s own arrangement where the shop has published none', async () => {
    const screen = await screenAt('/news');
    expect(screen).toMatchObject({
      status: 200,
      theme: 'minori',
      isWhole: true,
      env: { page: 'news.list', title: 'お知らせ' },
    });
    expect(types(screen)).toEqual(['news-list']);
    expect(screen.frame.before.map(({ id }) => id)).toContain('frame.header');
  });

  it.each(['/cart', '/cart/payment'])(
    '[auth.refresh-failed] says of a member’s cart at %s that the login is over',
    async (url) => {
      const cartless = { ...answers, 'cart.cart': failed(404, 'cart.common.not_found') };
      const at = async (more: object, given: Answers = cartless) => {
        const answer = await loadScreen(loader(), {
          ...request(url, given).screenRequest,
          cartToken: 'c'.repeat(32),
          ...more,
        });
        return answer.kind === 'redirect' ? answer.to : answer.kind;
      };
      const stays = url === '/cart' ? 'screen' : '/cart/';
      expect(await at({ isLoginOver: true })).toBe(`/login/?re=1&redirect=${encodeURIComponent(url)}`);
      expect(await at({})).toBe(stays);
      const gone = { ...answers, 'cart.cart': failed(404, 'cart.common.is_expired') };
      expect(await at({ isLoginOver: true }, gone)).not.toContain('login');
    },
  );

  it('has another frame for whoever has logged in or out since: a navigation across that loads the page', async () => {
    const keyOf = async (visitor: 'guest' | 'member' | 'registered') => {
      const answer = await loadScreen(loader(), { ...request('/news').screenRequest, visitor });
      return answer.kind === 'screen' ? answer.frame.key : null;
    };
    const keys = await Promise.all([keyOf('guest'), keyOf('member'), keyOf('registered')]);
    expect(new Set(keys).size).toBe(3);
  });

  it('[auth.not-registered] takes whoever has yet to confirm the mail address for a guest, and says so', async () => {
    const whoIs = async (visitor: 'guest' | 'member' | 'registered') => {
      const answer = await loadScreen(loader(), { ...request('/news').screenRequest, visitor });
      return answer.kind === 'screen' && [answer.env.visitor, answer.env.isUnconfirmed];
    };
    expect(await whoIs('guest')).toEqual(['guest', undefined]);
    expect(await whoIs('member')).toEqual(['guest', true]);
    expect(await whoIs('registered')).toEqual(['member', undefined]);
  });

  it('asks for the document of the very page where a page of its kind may have its own', async () => {
    const keys: string[] = [];
    const page = (key: string) => {
      keys.push(key);
      return failed(404);
    };
    const staticPage = found({ url: '/guide/gift', title: 'のしと包装', body_html: '<p>承ります。</p>' });
    await screenAt('/guide/gift/', { ...answers, 'site.staticPage': staticPage, 'layout.page': page });
    await screenAt('/news', { ...answers, 'layout.page': page });
    expect(keys).toEqual([
      'layout.page {"params":{"page":"static"},"query":{"instance":"/guide/gift"}}',
      'layout.page {"params":{"page":"news.list"}}',
    ]);
  });

  it('sends a guest elsewhere before anything is drawn, and keeps the way back', async () => {
    const gated = { ...answers, 'site.environment': found({ ...openEnvironment, is_keycode_gated: true }) };
    expect(await loadScreen(loader(), request('/product?category=tea&utm_source=x', gated).screenRequest)).toEqual({
      kind: 'redirect',
      to: '/keycode/?redirect=%2Fproduct%3Fcategory%3Dtea',
    });
    // Of an answer that nobody else gets, all of it (rule site.keycode-gate).
    const { screenRequest } = request('/product?category=tea&utm_source=x', gated);
    expect(await loadScreen(loader(), { ...screenRequest, keepsQuery: true })).toMatchObject({
      to: '/keycode/?redirect=%2Fproduct%3Fcategory%3Dtea%26utm_source%3Dx',
    });
    expect(await loadScreen(loader(), request('/mypage').screenRequest)).toMatchObject({
      to: '/login/?redirect=%2Fmypage',
    });
    expect(await loadScreen(loader(), request('/social-gift/half').screenRequest)).toMatchObject({
      to: '/social-gift/half/shipping',
    });
  });

  it('is the error screen where nobody knows the cart of a step, and leaves no step for that', async () => {
    const away = { ...answers, 'cart.cart': failed(503, 'service.unavailable') };
    for (const url of ['/cart/shipping-select', '/cart/payment', '/cart/confirm'])
      expect(
        await loadScreen(loader(), { ...request(url, away).screenRequest, cartToken: 'c'.repeat(32) }),
      ).toMatchObject({ kind: 'screen', status: 503 });
  });

  it.each([404, 422])('is the 404 screen where the subject answers %s', async (status) => {
    const screen = await screenAt('/product/none', { ...answers, 'catalog.product': failed(status) });
    expect(screen).toMatchObject({
      status: 404,
      env: { page: 'error', title: '404 Not Found' },
      head: { canonical: null },
    });
    expect(screen.params).toEqual({ status: '404', message: 'This page could not be found' });
  });

  it('says at the 404 of an order how orders are opened', async () => {
    const screen = await screenAt('/orders/receipt?no=1', { ...answers, 'order.guest': failed(404) });
    expect(screen).toMatchObject({
      status: 404,
      params: { advice: expect.stringContaining('メールにあるリンク'), helpPath: '/orders/receipt/link' },
    });
  });

  it('leads whoever asks for no order at all to where its link is sent', async () => {
    const shop = { ...answers, 'order.guest': failed(422) };
    for (const path of ['/orders/receipt', '/orders/receipt?no=&t='])
      expect(await ledTo(path, shop)).toBe('/orders/receipt/link');
  });

  it('[site.static-page] shows a static page where one exists, and the 404 text anywhere else', async () => {
    const page = { url: '/guide', title: 'ご利用案内', body_html: '<p>はじめての方へ</p>' };
    const at = (key: string) => (key.includes('"guide"') ? found(page) : failed(404));
    const shop = { ...answers, 'site.staticPage': at };
    expect(await screenAt('/guide', shop)).toMatchObject({
      status: 200,
      env: { page: 'static' },
      params: { rest: 'guide' },
    });
    expect(await screenAt('/guide/nothing', shop)).toMatchObject({
      status: 404,
      env: { page: 'error' },
      params: { message: 'This page could not be found' },
    });
  });

  it('takes the status of a subject that cannot be had', async () => {
    const screen = await screenAt('/product/kuri', {
      ...answers,
      'catalog.product': failed(503, 'service.unavailable'),
    });
    expect(screen).toMatchObject({ status: 503, env: { page: 'error' } });
  });

  it('tells whoever asks that the shop itself does not answer', async () => {
    const away = { ...answers, 'site.environment': failed(503, 'service.unavailable') };
    await expect(screenAt('/', away)).rejects.toEqual(new SiteUnavailable(503, 'service.unavailable'));
  });

  it('[site.settings-wait] is drawn without the settings, but not where nothing else comes either', async () => {
    const without = { ...answers, 'site.settings': failed(500) };
    expect(await screenAt('/news', without)).toMatchObject({ isWhole: false, status: 200 });
    await expect(screenAt('/news', { ...without, 'content.news': failed(503) })).rejects.toEqual(
      new SiteUnavailable(503, 'service.unavailable'),
    );
  });

  it('sells on where the layout service fails', async () => {
    const screen = await screenAt('/news', { ...answers, 'layout.page': failed(500), 'layout.frame': failed(503) });
    expect(types(screen)).toEqual(['news-list']);
  });

  it('is not worth keeping while a section’s data cannot be had', async () => {
    expect(await screenAt('/news', { ...answers, 'content.news': failed(503) })).toMatchObject({
      isWhole: false,
      status: 200,
    });
  });

  it('draws unknown themes in the first one, and has no colours of its own without a scheme', async () => {
    const screen = await screenAt('/', {
      ...answers,
      'site.environment': found({ ...openEnvironment, theme: 'neon' }),
    });
    expect(screen).toMatchObject({ theme: 'minori', colorScheme: null });
  });

  it('stops selling only when the temporary stop is in use and selling is off', async () => {
    const selling = async (isUse: boolean, isSelling: boolean): Promise<boolean> => {
      const settings = {
        ...sampleSettings,
        'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': isUse,
        'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': isSelling,
      };
      return (await screenAt('/', { ...answers, 'site.settings': found(settings) })).env.isSelling;
    };
    expect(await selling(true, false)).toBe(false);
    expect([await selling(true, true), await selling(false, false), await selling(false, true)]).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('the head of a list', () => {
  const lists = (): Loader => ({
    ...loader(),
    sections: {
      'product-list': smallSection({ needs: () => ({ products: query('catalog.products', {}) }) }),
      'news-list': smallSection({ needs: () => ({ news: query('content.news', {}) }) }),
    },
  });
  const canonicalAt = async (url: string, given: Answers): Promise<string | null> => {
    const answer = await loadScreen(lists(), request(url, { ...answers, ...given }).screenRequest);
    if (answer.kind !== 'screen') throw new Error(`redirected to ${answer.to}`);
    return answer.head.canonical;
  };
  const nothing = found({ data: [], facets: [], page: { total: 0, per: 15, last: 1, current: 1 } });
  const something = found({ data: [{ key: 'a' }], facets: [], page: { total: 1, per: 15, last: 1, current: 1 } });

  it.each(['category=zzz', 'brand=zzz', 'maker=zzz', 'collection=zzz', 'tag=zzz', 'page=99'])(
    'keeps ?%s from search engines where nothing is there, and only there',
    async (search) => {
      expect(await canonicalAt(`/product?${search}`, { 'catalog.products': nothing })).toBeNull();
      expect(await canonicalAt(`/product?${search}`, { 'catalog.products': something })).toMatch(/^https:/);
    },
  );

  it('keeps a page of news beyond the last one from them, too', async () => {
    expect(await canonicalAt('/news?page=99', { 'content.news': nothing })).toBeNull();
    expect(await canonicalAt('/news?page=2', { 'content.news': something })).toBe('https://shop.example/news?page=2');
  });

  it('says nothing of a list that cannot be had just now', async () => {
    expect(await canonicalAt('/product', { 'catalog.products': failed(503) })).toBe('https://shop.example/product');
  });
});

describe('screens of faults', () => {
  it('draws the error page with the status of the fault', async () => {
    const screen = await loadFault(loader(), request('/product').screenRequest, 500);
    expect(screen).toMatchObject({ status: 500, env: { page: 'error', title: 'Error' } });
  });

  it('draws the 404 of an unknown host in a frame of its own', async () => {
    const { screenRequest } = request('/');
    const screen = await loadInvalidChannel(loader(), screenRequest);
    expect(screen.status).toBe(404);
    expect(screen.frame.before.map(({ resolved }) => resolved.type)).not.toContain('header');
    expect(screen.env.siteName).toBe('');
    expect(screen.head).toMatchObject({ title: '404 Not Found', description: '', canonical: null, structured: [] });
    expect(screen.params).toMatchObject({ channel: 'invalid' });
  });
});
