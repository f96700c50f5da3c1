/** A small shop, natural enough to judge looks by. */
import type { Category } from '../../schemas/catalog/catalogue';
import type { Picture } from '../../schemas/pictures/picture';
import type { Product, ProductCard, Variant } from '../../schemas/catalog/product';
import type { FrontSettings } from '../../schemas/site/site';

export const samplePicture = (name: string, alt = '', width = 1200, height = 1500): Picture => ({
  src: `/images/${name}-{width}.webp`,
  widths: [320, 480, 640, 960, 1200].filter((candidate) => candidate <= width),
  width,
  height,
  color: 'd9d2c6',
  alt,
});

/** Without a place to break: what tears narrow columns open. */
export const longWord =
  'とても長い商品名が改行なしに続くときにも欄からはみ出さないことを確かめるための名前Supercalifragilisticexpialidocious';

export const longText = `${longWord}。${'季節の移ろいとともに届く、山里の恵みをひとつずつ手で包みました。'.repeat(4)}`;

export const sampleSettings: FrontSettings = {
  'SITE.NAMESPACE': 'minori',
  'SITE.CHANNEL_PREFIX': '',
  'SITE.BREAKPOINT.SCREEN-SM': 767,
  'SITE.BREAKPOINT.SCREEN-MD': 1023,
  'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': true,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': false,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': true,
  'GTM.ID': '',
  'SITE.NAME': '実り',
  'SITE.TAGLINE': '季節のお菓子と、お茶と、うつわ',
  'SITE.DESCRIPTION': '季節のお菓子とお茶、うつわを選んでお届けします。',
  'SITE.COMPANY': '株式会社 実り',
  'SITE.PHONE': '075-000-0000',
  'SITE.PHONE_HOURS': '平日 10時〜17時',
  'SITE.EMAIL': 'info@example.jp',
  'SITE.ADDRESS': '京都府京都市中京区',
  'SITE.REGISTRATION_NUMBER': 'T1234567890123',
  'SITE.THEME': 'minori',
  'TAX.ROUNDING': 'down',
};

const leaf = (id: number, key: string, name: string, picture: Picture | null = null) => ({
  id,
  key,
  name,
  description: '',
  picture,
  product_count: 6,
});

const root = (id: number, key: string, name: string, children: readonly string[] = []): Category => ({
  ...leaf(id, key, name, samplePicture(`category-${key}`, '', 1200, 900)),
  children: children.map((child, at) => ({ ...leaf(id * 100 + at, `${key}-${at}`, child), children: [] })),
});

export const sampleCategories: Category[] = [
  root(1, 'wagashi', '和菓子', ['羊羹', '最中', '干菓子', '生菓子']),
  root(2, 'yogashi', '焼き菓子', ['かすてら', 'クッキー']),
  root(3, 'tea', 'お茶', ['煎茶', 'ほうじ茶', '抹茶']),
  root(4, 'tableware', 'うつわ', ['茶碗', '皿', '急須']),
  root(5, 'gift', '贈りもの', ['詰め合わせ', 'お歳暮']),
  root(6, 'cloth', '布もの'),
];

export const sampleCard = (id: number, own: Partial<ProductCard> = {}): ProductCard => ({
  id,
  key: `product-${id}`,
  name: '栗きんとん 八個入',
  lead: '恵那の栗と砂糖だけで、茶巾にしぼりました。',
  maker: { key: 'yamaji', name: '山路菓子舗' },
  picture: samplePicture(`product-${id}`, '小皿にのせた茶巾しぼりの栗きんとん'),
  price_jpy: 2592,
  has_price_range: false,
  list_price_jpy: null,
  tax_rate_percent: 8,
  is_new: false,
  stock_status: 'in',
  badges: [],
  rating: null,
  is_favorite: false,
  ...own,
});

export const sampleCards: ProductCard[] = [
  sampleCard(1, { is_new: true }),
  sampleCard(2, { name: '本練羊羹 夜半', price_jpy: 1836, maker: { key: 'kuroda', name: '黒田本舗' } }),
  sampleCard(3, {
    name: '宇治の新茶 さみどり',
    price_jpy: 1296,
    has_price_range: true,
    maker: { key: 'wazuka', name: '和束茶園' },
  }),
  sampleCard(4, {
    name: '灰釉の抹茶碗',
    price_jpy: 6600,
    tax_rate_percent: 10,
    stock_status: 'few',
    maker: { key: 'asa', name: '安佐窯' },
  }),
  sampleCard(5, { name: '最中 稲穂 六個入', price_jpy: 1404, list_price_jpy: 1620, badges: ['のし可'] }),
  sampleCard(6, { name: '白磁の急須', price_jpy: 8800, tax_rate_percent: 10, stock_status: 'out', maker: null }),
];

export const longCard: ProductCard = sampleCard(90, {
  name: longWord,
  maker: { key: 'long', name: longWord },
  price_jpy: 1234567,
  list_price_jpy: 2345678,
  has_price_range: true,
  is_new: true,
  stock_status: 'order',
  badges: ['クール便でお届け', longWord],
  picture: null,
});

const variant = (id: number, color: string, size: string, own: Partial<Variant> = {}): Variant => ({
  id,
  sku: `SKU-${id}`,
  options: { 色: color, サイズ: size },
  price_jpy: 5280,
  list_price_jpy: null,
  stock_status: 'in',
  stock_left: null,
  restock_note: null,
  ...own,
});

/** Two colours; the largest size is made in one of them only. */
export const sampleModel: Product['product_model'] = {
  axes: [
    { name: '色', values: ['紺', '灰'] },
    { name: 'サイズ', values: ['S', 'M', 'L'] },
  ],
  products: [
    variant(1, '紺', 'S'),
    variant(2, '紺', 'M', { stock_status: 'few', stock_left: 2 }),
    variant(3, '紺', 'L', { price_jpy: 5720 }),
    variant(4, '灰', 'S', { stock_status: 'out' }),
    variant(5, '灰', 'M', { stock_status: 'order', restock_note: 'お取り寄せ（10日ほど）', restock_days: 10 }),
  ],
};
