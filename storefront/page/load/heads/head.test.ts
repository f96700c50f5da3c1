import { describe, expect, it } from 'vitest';
import { minoriEnv } from '../../../../sections/samples/env';
import { makerDetailFixtures } from '../../../../sections/content/maker-detail/maker-detail.fixtures';
import { newsDetailFixtures } from '../../../../sections/content/news-detail/news-detail.fixtures';
import { staticPageFixtures } from '../../../../sections/content/static-page/static-page.fixtures';
import { sampleProduct } from '../../../../sections/samples/product';
import { sampleCategories, sampleSettings } from '../../../../sections/samples/shop';
import { headOf } from './head';
import type { HeadInput } from './teller';
import type { Site } from '../load-site';
import { matchScreen } from '../match-screen';
import { countingAsk, found, openEnvironment } from '../../test/small-shop';

const site: Site = {
  environment: openEnvironment,
  settings: sampleSettings,
  colorScheme: null,
  theme: 'minori',
  isWhole: true,
};

const headAt = (path: string, more: Partial<HeadInput> = {}, prefix = '') => {
  const match = matchScreen(path);
  if (!match) throw new Error(`no screen at ${path}`);
  return headOf({
    row: match.row,
    params: match.params,
    asked: {},
    subject: null,
    env: { ...minoriEnv, prefix, page: match.row.page, title: match.row.title, url: path },
    site,
    origin: 'https://shop.example',
    ask: countingAsk({ 'catalog.categories': found({ data: sampleCategories }) }).ask,
    ...more,
  });
};

const kinds = (structured: readonly object[]): unknown[] =>
  structured.map((object) => (object as Record<string, unknown>)['@type']);

describe('headOf', () => {
  it('names the shop at its top, and tells who it is', async () => {
    const head = await headAt('/');
    expect(head).toMatchObject({
      title: '実り 季節のお菓子と、お茶と、うつわ',
      description: sampleSettings['SITE.DESCRIPTION'],
      canonical: 'https://shop.example/',
      type: 'website',
      image: null,
    });
    expect(kinds(head.structured)).toEqual(['Organization']);
  });

  it('tells of a product what its page shows', async () => {
    const head = await headAt('/product/product-1', { subject: sampleProduct });
    expect(head).toMatchObject({
      title: '栗きんとん 八個入 | 実り',
      description: sampleProduct.lead,
      canonical: 'https://shop.example/product/product-1',
      type: 'product',
      image: 'https://shop.example/images/product-1-1200.webp',
    });
    expect(kinds(head.structured)).toEqual(['BreadcrumbList', 'Product']);
  });

  const trailOf = async (path: string, more: Partial<HeadInput> = {}) =>
    (await headAt(path, more)).crumbs.map(({ name, path: to }) => `${name} ${to}`);

  it('leads from the top page down to what a screen is about', async () => {
    const { maker } = makerDetailFixtures.ok.data;
    const { entry } = newsDetailFixtures.ok.data;
    const { page } = staticPageFixtures.ok.data;
    expect(await trailOf('/product/product-1', { subject: sampleProduct })).toEqual([
      ...sampleProduct.categories.map(({ key, name }) => `${name} /product?category=${key}`),
      '栗きんとん 八個入 /product/product-1',
    ]);
    expect(await trailOf('/maker/yamagara', { subject: maker })).toEqual([
      '作り手一覧 /maker',
      `${maker.name} /maker/yamagara`,
    ]);
    expect(await trailOf('/news/year-end', { subject: entry })).toEqual([
      'お知らせ /news',
      `${entry.title} /news/year-end`,
    ]);
    expect(await trailOf('/law', { subject: page })).toEqual([`${page.title} /law`]);
  });

  it('leads to a list by its category and what is searched in it, to any other screen by its title', async () => {
    const asked = { category: 'wagashi-1', keyword: '最中' };
    expect(await trailOf('/product', { asked })).toEqual([
      '和菓子 /product?category=wagashi',
      '最中 /product?category=wagashi-1',
      '「最中」の検索結果 /product?category=wagashi-1&keyword=%E6%9C%80%E4%B8%AD',
    ]);
    expect(await trailOf('/product')).toEqual(['商品一覧 /product']);
    expect(await trailOf('/faq/')).toEqual(['よくあるご質問 /faq']);
    expect(await trailOf('/')).toEqual([]);
    expect(await trailOf('/ec')).toEqual([]);
  });

  it('leads down to what is a member’s by all that leads there, and a guest by none of it', async () => {
    const env = { ...minoriEnv, visitor: 'member', page: 'mypage.order', url: '/mypage/order_history/7' } as const;
    expect(await trailOf(env.url, { env })).toEqual([
      'マイページ /mypage',
      '注文履歴 /mypage/order_history',
      '注文内容 /mypage/order_history/7',
    ]);
    // Who has just left is a guest.
    expect(await trailOf('/mypage/leave')).toEqual(['退会 /mypage/leave']);
  });

  it('tells search engines the crumbs that a screen shows, where they say more than its title and it may be kept', async () => {
    const { entry } = newsDetailFixtures.ok.data;
    expect(kinds((await headAt('/news/year-end', { subject: entry })).structured)).toEqual(['BreadcrumbList']);
    expect((await headAt('/faq')).structured).toEqual([]);
    for (const path of ['/mypage', '/cart', '/ec']) expect((await headAt(path)).structured).toEqual([]);
    expect((await headAt('/product', { asked: { category: 'wagashi-1', keyword: '最中' } })).structured).toEqual([]);
  });

  it('takes the words of a product without a lead from its text, without markup and not too long', async () => {
    const overview = `<p>${'栗'.repeat(200)}</p>`;
    const { description } = await headAt('/product/p', {
      subject: { ...sampleProduct, lead: '', overview_html: overview },
    });
    expect(description).toBe(`${'栗'.repeat(119)}…`);
  });

  it('names a list by its category, with the way there', async () => {
    const head = await headAt('/product', { asked: { category: 'wagashi-1', sort: 'new', page: '2' } });
    expect(head.title).toBe('最中（2ページ目） | 実り');
    expect(head.canonical).toBe('https://shop.example/product?category=wagashi-1&page=2');
    expect(head.structured).toMatchObject([
      {
        itemListElement: [
          { name: 'トップ' },
          { name: '和菓子' },
          { name: '最中', item: 'https://shop.example/product?category=wagashi-1' },
        ],
      },
    ]);
  });

  it('keeps a list whole for search engines where the category is unknown, and searches out of their sight', async () => {
    expect(await headAt('/product', { asked: { category: 'none' } })).toMatchObject({ title: '商品一覧 | 実り' });
    expect(await headAt('/product', { asked: { keyword: '煎茶' } })).toMatchObject({
      title: '「煎茶」の検索結果 | 実り',
      canonical: null,
    });
  });

  it('has one address for both spellings of a path, in the channel that was asked', async () => {
    expect((await headAt('/faq/', {}, '/gakuen')).canonical).toBe('https://shop.example/gakuen/faq');
    expect((await headAt('/product', { asked: { page: '1' } })).canonical).toBe('https://shop.example/product');
  });

  it.each(['当選', '0', '-1', 'abc', '1e3', '012', '1,2', '9999999'])('says nothing of a page "%s"', async (page) => {
    for (const [path, title] of [
      ['/product', '商品一覧'],
      ['/news', 'お知らせ'],
    ] as const) {
      expect(await headAt(path, { asked: { page } })).toMatchObject({
        title: `${title} | 実り`,
        canonical: `https://shop.example${path}`,
      });
    }
  });

  it('keeps personal and unfinished screens from search engines', async () => {
    expect((await headAt('/mypage')).canonical).toBeNull();
    expect((await headAt('/cart')).canonical).toBeNull();
  });
});
