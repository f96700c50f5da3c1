/** As much of everything as a shop has on a full day: names of sixty signs, thirty lines, reviews that fill a screen. */
import type { Orderer, ShippingAddress } from '../../schemas/address/address';
import type { Cart } from '../../schemas/cart/cart';
import type { Brand, Collection, Maker } from '../../schemas/catalog/catalogue';
import type { Product, ProductCard } from '../../schemas/catalog/product';
import type { Message, NewsEntry, Qa, Review, StaticPage } from '../../schemas/content/content';
import type { LeadTime } from '../../schemas/delivery/delivery';
import type { TemporaryOrder } from '../../schemas/order/order';
import type { CartPaymentMethod } from '../../schemas/payments/payment';
import { readyCart, sampleAddress, sampleLeadTimes, sampleLine, sampleOrder, sampleOrderer } from './cart';
import { sampleMethods } from './payments';
import { sizedProduct } from './product';
import { sampleCard } from './shop';

const sentence =
  '丹波の大納言と国産の和三盆糖だけで炊き、職人がひと棹ずつ竹の皮に包んだ、冬だけの本練羊羹と最中の詰め合わせ。';
const long = (signs: number): string => sentence.repeat(Math.ceil(signs / sentence.length)).slice(0, signs);
/** One that each list can hold once. */
const nameOf = (at: number): string => `${long(58 - String(at).length)}　${at + 1}`.slice(0, 60);
const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const posted = '2026-11-13T03:00:00.000Z';
const html = (signs: number): string => `<p>${long(signs / 2)}</p><h2>${long(60)}</h2><p>${long(signs / 2)}</p>`;

const lines = many(30, (at) =>
  sampleLine(`l${at + 1}`, {
    sku_id: 100 + at,
    product_info: {
      ...sampleLine('').product_info,
      key: `product-${at}`,
      name: nameOf(at),
      options: [long(40)],
      maker: long(30),
    },
    unit_price: 1_234_567,
    quantity: 99,
    max_quantity: 99,
    subtotal: 122_222_133,
    tax_amount: 9_053_491,
  }),
);
const total = 30 * 122_222_133;
const totals: Cart['detail']['order'] = {
  ...readyCart.detail.order,
  total_products: total,
  total_payment: total + 1100,
  total_tax: 271_604_811,
  taxes: [{ percent: 8, amount: total + 1100, tax: 271_604_811 }],
};

const fullOrderer: Orderer = {
  ...sampleOrderer,
  last_name: long(50),
  first_name: long(50),
  last_name_kana: 'ヤマダ'.repeat(17).slice(0, 50),
  first_name_kana: 'ハナコ'.repeat(17).slice(0, 50),
  email: `${'hanako.'.repeat(8)}yamada@${'kyoto.'.repeat(5)}example.jp`,
  city: long(60),
  address1: long(60),
  address2: long(60),
};

const fullAddress: ShippingAddress = {
  ...sampleAddress,
  shipping_last_name: long(50),
  shipping_first_name: long(50),
  shipping_kana: 'サトウ　イチロウ'.repeat(12).slice(0, 100),
  city: long(60),
  address1: long(60),
  address2: long(60),
};

/** Ready to be ordered. */
export const fullCart: Cart = {
  ...readyCart,
  orderer: fullOrderer,
  sender: fullAddress,
  is_amount_hidden: true,
  count: 30 * 99,
  detail: {
    ...readyCart.detail,
    products: lines,
    shippings: readyCart.detail.shippings.map((shipping) => ({
      ...shipping,
      address: fullAddress,
      products_total: total,
    })),
    order: totals,
  },
};

export const fullOrder: TemporaryOrder = {
  ...sampleOrder,
  email: fullOrderer.email,
  lines: lines.map(({ issue: _issue, max_quantity: _max, ...line }) => line),
  shippings: sampleOrder.shippings.map((shipping) => ({ ...shipping, address: fullAddress })),
  sender: fullAddress,
  is_amount_hidden: true,
  totals,
  payment: { ...sampleOrder.payment, name: long(60), instruction: long(300) },
};

export const fullLeadTimes: LeadTime[] = sampleLeadTimes.map((time) => ({
  ...time,
  dates: many(28, (at) => new Date(Date.UTC(2026, 10, 26 + at)).toISOString().slice(0, 10)),
  note: long(200),
}));

export const fullMethods: CartPaymentMethod[] = sampleMethods.map((method) => ({
  ...method,
  name: `${method.name}（${long(40)}）`,
  description: long(200),
  reason: method.is_available ? null : long(100),
}));

export const fullCards: ProductCard[] = many(24, (at) =>
  sampleCard(200 + at, {
    name: nameOf(at),
    lead: long(120),
    maker: { key: 'long', name: long(40) },
    price_jpy: 1_234_567,
    list_price_jpy: 2_345_678,
    has_price_range: true,
    badges: [long(20), 'クール便でお届け'],
    rating: { average: 4.6, count: 12_345 },
  }),
);

export const fullProduct: Product = {
  ...sizedProduct,
  ...sampleCard(199, {
    key: 'kurikinton',
    name: nameOf(0),
    lead: long(120),
    maker: { key: 'long', name: long(40) },
    rating: { average: 4.6, count: 12 },
  }),
  overview_html: html(1_000),
  detail_html: html(4_000),
  data: many(30, (at) => ({ label: `${long(18)}${at + 1}`, value: long(200) })),
};

const fullReviews: Review[] = many(12, (at) => ({
  id: 900 + at,
  product_id: 199,
  nickname: long(30),
  rating: 5 - (at % 3),
  title: long(60),
  body: long(2_000),
  posted_at: posted,
}));

export const fullMakers: Maker[] = many(30, (at) => ({
  id: 900 + at,
  key: `maker-${at}`,
  name: nameOf(at),
  kana: 'ヤマジカシホ'.repeat(10),
  place: long(40),
  story: long(1_000),
  product_count: 9_999,
  picture: null,
}));
export const [fullMaker] = fullMakers;

export const fullBrands: Brand[] = many(60, (at) => ({
  id: 900 + at,
  key: `brand-${at}`,
  name: nameOf(at),
  kana: `${'アカサタナハマヤラワ'[at % 10] ?? ''}${'ヤマジカシホ'.repeat(9)}`,
}));

export const fullNews: NewsEntry[] = many(10, (at) => ({
  id: 900 + at,
  key: `news-${at}`,
  title: nameOf(at),
  published_at: posted,
  body_html: html(4_000),
}));
export const [fullNewsEntry] = fullNews;

export const fullQas: Qa[] = many(30, (at) => ({
  id: 900 + at,
  category: 'long',
  question: nameOf(at),
  answer_html: html(1_000),
}));
export const fullQaCategories = [{ key: 'long', name: long(60) }];

export const fullPage: StaticPage = { url: '/law', title: long(60), body_html: html(20_000), updated_at: posted };
export const fullPageUrls = many(60, (at) => ({ url: `/page-${at}`, title: nameOf(at), updated_at: posted }));
export const fullMessage: Message = {
  code: 'contact-info',
  title: long(60),
  body_html: html(2_000),
  updated_at: posted,
};

export const fullList = { data: fullCards, facets: [] };
export const fullReviewList = { data: fullReviews, spread: [0, 0, 4, 4, 4] };
export const fullCollection: Collection = {
  alias: 'long',
  // Beside a text with such a title.
  title: `季節の${long(57)}`,
  lead: long(120),
  data: fullCards.slice(0, 8),
};
export const emptyCollection: Collection = { ...fullCollection, title: '品ぞろえの準備中', lead: '', data: [] };
export const noLeadTimes: LeadTime[] = sampleLeadTimes.map((time) => ({ ...time, dates: [] }));
