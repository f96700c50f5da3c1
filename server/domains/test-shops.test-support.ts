/** Two small shops with one of everything; tests depend on their figures, not on the demo shops' texts. */
import { mkdtempSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ShopSource } from '../db/seed/read-shop';
import { sweets } from './test-goods.test-support';

/** Masters as small as they may be: 900 px wide, so that several widths are on offer. */
async function drawMasters(folder: string): Promise<void> {
  await mkdir(join(folder, 'pictures'), { recursive: true });
  const draw = (name: string, background: string) =>
    sharp({ create: { width: 900, height: 1125, channels: 3, background } })
      .webp()
      .toFile(join(folder, 'pictures', `${name}.webp`));
  await draw('kurikinton', '#c8a060');
  await draw('kurikinton-2', '#a08040');
  await draw('category-sweets', '#ffffff');
  await draw('maker-yamagara', '#204060');
  await draw('hero', '#808080');
  await draw('hero-portrait', '#808080');
}

const catalogue: Omit<ShopSource, 'folder'> = {
  shop: {
    channel: { id: 'test', name: '試し屋', host: 'test.localhost', prefix: null, theme: 'minori' },
    settings: { 'SITE.NAME': '試し屋', 'SITE.BREAKPOINT.SCREEN-SM': 600, 'TAX.ROUNDING': 'half_up' },
    colorschemes: [
      {
        info: { key: 'kaki', name: '柿渋' },
        loading: { spinner: '0011', size: 20, color: '#8F4A2B' },
        cursor: { size: 10, color: '#8F4A2B' },
        animation: { duration_ms: 200, easing: 'ease-out' },
        roles: { ink: '#2B2925' },
      },
      {
        info: { key: 'matsu', name: '松葉' },
        loading: { spinner: '0011', size: 20, color: '#3C6B4E' },
        cursor: { size: 10, color: '#3C6B4E' },
        animation: { duration_ms: 200, easing: 'ease-out' },
        roles: { ink: '#22302A' },
      },
    ],
  },
  categories: [
    {
      key: 'sweets',
      name: '菓子',
      description: '栗の菓子',
      picture: { alt: '木の折敷の菓子' },
      children: [
        { key: 'namagashi', name: '季節の生菓子' },
        { key: 'yokan-monaka', name: '羊羹・最中' },
      ],
    },
    { key: 'tea', name: '茶' },
  ],
  makers: [
    { key: 'yamagara', name: '栗舎やまがら', kana: 'クリヤヤマガラ', place: '岐阜県恵那市', story: '話', picture: { alt: '銅の鍋' } },
    { key: 'hatsuse', name: 'はつせ庵' },
    { key: 'kirinoya', name: '茶園きりのや' },
  ], // prettier-ignore
  brands: [{ key: 'sen', name: '実り撰', kana: 'ミノリセン' }],
  tags: [
    { key: 'kuri', name: '栗' },
    { key: 'chilled', name: '冷蔵便' },
    { key: 'long-keeping', name: '日もち30日以上' },
  ],
  products: sweets,
};

const texts: Omit<ShopSource, 'folder' | 'shop'> = {
  collections: [
    { alias: 'season', title: '季節の品', lead: '秋の終わりに', products: ['sencha', 'kurikinton', 'tomorrow'] },
    { alias: 'empty', title: '準備中', products: [] },
  ],
  banners: [
    { key: 'hero', area: 'top-hero', title: '栗の季節', url: '/product', picture: { alt: '栗' } },
    { key: 'old', area: 'top-hero', title: '終わった催し', url: '/product', picture: { name: 'hero', alt: '栗' }, until: '2026-11-01' },
  ], // prettier-ignore
  news: [
    { key: 'open', title: '開店しました', published_at: '2026-10-01T10:00:00+09:00', body: '<p>開店</p>' },
    { key: 'year-end', title: '年末年始', published_at: '2026-11-10T10:00:00+09:00', body: '休みます' },
    { key: 'later', title: 'まだ先の話', published_at: '2026-12-01T10:00:00+09:00', body: '先' },
  ],
  popups: [
    {
      key: 'seibo',
      title: 'お歳暮のご予約',
      body: '<p onclick="x()">承っています</p>',
      url: '/product',
      label: '見る',
    },
    { key: 'over', title: '終わった催し', body: '', until: '2026-11-01' },
    { key: 'plain', title: 'お休みします', body: '水曜はお休みです。', from: '2026-11-10' },
  ],
  messages: [{ code: 'caution', title: 'お知らせ', html: '<p onclick="x()">ご注意</p>' }],
  pages: {
    pages: [{ url: '/guide/shipping', title: '送料', html: '<h1>送料</h1>' }],
    free_areas: [{ code: 'top', title: '自由', html: '<p>自由な文</p>' }],
  },
  faq: {
    categories: [
      { key: 'order', name: 'ご注文' },
      { key: 'gift', name: 'のし' },
    ],
    qas: [
      { category: 'order', question: '会員でなくても買えますか。', answer: '<p>はい。</p>' },
      { category: 'gift', question: 'のしは付きますか。', answer: 'はい。' },
    ],
  },
  calendar: {
    weekly_closed: ['wed', 'sun'],
    closed_on_holidays: true,
    closed: [{ date: '2026-12-29', note: '年末年始休業' }],
    open: [{ date: '2026-11-29', note: 'お歳暮期間につき営業' }],
  },
};

const commerce: Omit<ShopSource, 'folder' | 'shop'> = {
  delivery: {
    carriage_jpy: 770,
    chilled_fee_jpy: 330,
    frozen_fee_jpy: 330,
    free_from_jpy: 11_000,
    prefectures: [
      { names: ['北海道'], carriage_jpy: 1320, transit_days: 2 },
      { names: ['沖縄県'], carriage_jpy: 1320, transit_days: 3, has_timezones: false },
    ],
    remote_postal_codes: [{ prefixes: ['1001', '1002'], carriage_jpy: 1320, transit_days: 4 }],
  },
  payments: [
    { code: 'card', kind: 'card', name: 'クレジットカード', service_code: 'sandbox' },
    { code: 'wallet', kind: 'wallet', name: 'みほんペイ', service_code: 'sandbox-wallet' },
    {
      code: 'konbini',
      kind: 'konbini',
      name: 'コンビニ払い',
      pay_within_days: 7,
      instruction: '番号 {number} で {pay_by} までに {total} をお支払いください。',
    },
    {
      code: 'bank',
      kind: 'bank',
      name: '銀行振込',
      pay_within_days: 7,
      instruction: '見本銀行 本店 普通 1234567 へお振り込みください。',
    },
    {
      code: 'cod',
      kind: 'cod',
      name: '代金引換',
      fee_jpy: 330,
      max_total_jpy: 300_000,
      takes_frozen: false,
      takes_gifts: false,
    },
  ],
  services: [
    { key: 'noshi', kind: 'noshi', name: 'のし', price_jpy: 0 },
    { key: 'furoshiki-wrapping', kind: 'wrapping', name: '風呂敷包み', price_jpy: 330 },
  ],
};

const main = (folder: string): ShopSource => ({ folder, ...catalogue, ...texts, ...commerce });

const other = (folder: string): ShopSource => ({
  folder,
  shop: {
    channel: { id: 'other', name: '隣の店', host: 'other.localhost', prefix: '/other', theme: 'gakuen' },
    settings: {},
  },
  products: [
    {
      key: 'kurikinton',
      name: '隣の栗きんとん',
      published_from: '2026-01-01',
      variants: [{ sku: 'KK-06', price_jpy: 900, stock: 50 }],
    },
  ],
});

/** The channels `test` and `other`, with masters in a folder of their own. */
export async function testShops(): Promise<ShopSource[]> {
  const root = mkdtempSync(join(tmpdir(), 'noren-shops-'));
  await drawMasters(join(root, 'test'));
  return [main(join(root, 'test')), other(join(root, 'other'))];
}
