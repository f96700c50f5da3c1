import type { Product, Variant } from '../../schemas/catalog/product';
import { longText, longWord, sampleCard, samplePicture } from './shop';

/** A product with one axis of choice, a size table and everything that its page can show. */
export const sampleProduct: Product = {
  ...sampleCard(1, { is_new: true, has_price_range: true, rating: { average: 4.6, count: 12 } }),
  pictures: [
    samplePicture('product-1', '小皿にのせた茶巾しぼりの栗きんとん'),
    samplePicture('product-1-detail', '栗きんとんの断面'),
    samplePicture('product-1-box', '生成りの箱に納めた栗きんとん'),
  ],
  brand: null,
  categories: [
    { key: 'wagashi', name: '和菓子' },
    { key: 'wagashi-3', name: '生菓子' },
  ],
  tags: [{ key: 'chestnut', name: '栗' }],
  overview_html: '<p>恵那の栗と砂糖だけで、茶巾にしぼりました。</p>',
  detail_html: '<p>届いた日から三日のうちにお召し上がりください。</p>',
  data: [
    { label: '内容量', value: '八個' },
    { label: '原材料名', value: '栗（岐阜県産）、砂糖' },
  ],
  delivery: { temperature: '冷蔵', lead_days: 3, note: '土曜・日曜の出荷はございません。' },
  size_table: null,
  max_quantity: 10,
  product_model: {
    axes: [{ name: '入数', values: ['八個入', '十二個入'] }],
    products: [
      {
        id: 11,
        sku: 'KK-8',
        options: { 入数: '八個入' },
        price_jpy: 2592,
        list_price_jpy: null,
        stock_status: 'in',
        stock_left: null,
        restock_note: null,
      },
      {
        id: 12,
        sku: 'KK-12',
        options: { 入数: '十二個入' },
        price_jpy: 3780,
        list_price_jpy: null,
        stock_status: 'out',
        stock_left: null,
        restock_note: '12月上旬に入荷の予定です。',
      },
    ],
  },
};

type Status = Variant['stock_status'];

const variant = (id: number, options: Record<string, string>, own: Partial<Variant> = {}): Variant => ({
  id,
  sku: `SKU-${id}`,
  options,
  price_jpy: 1680,
  list_price_jpy: null,
  stock_status: 'in',
  stock_left: null,
  restock_note: null,
  ...own,
});

/** One thing, one price, nothing to choose and nothing more to say. */
export const plainProduct: Product = {
  ...sampleProduct,
  ...sampleCard(2, { name: '白磁の急須', lead: '', maker: null, price_jpy: 8800, tax_rate_percent: 10 }),
  is_new: false,
  badges: [],
  rating: null,
  pictures: [],
  picture: null,
  overview_html: '',
  detail_html: '',
  data: [],
  delivery: { temperature: '常温', lead_days: 0, note: '' },
  product_model: { axes: [], products: [variant(10, {}, { price_jpy: 8800 })] },
};

const sizes = ['S', 'M', 'L'];
const statusOf = (colour: string, size: string): Status =>
  size === 'L' ? 'order' : colour === '杢灰' && size === 'M' ? 'out' : 'in';

/** Two axes, some of it sold out or made to order, and sizes in a table. */
export const sizedProduct: Product = {
  ...sampleProduct,
  ...sampleCard(3, { name: 'Vネックニットベスト', price_jpy: 5280, tax_rate_percent: 10 }),
  badges: ['ネーム刺繍可'],
  rating: { average: 4.5, count: 2 },
  delivery: { temperature: '常温', lead_days: 2, note: '' },
  size_table: {
    columns: ['身幅', '着丈', '肩幅'],
    rows: [
      { name: 'S', values: ['43.5', '57.5', '34.5'] },
      { name: 'M', values: ['46', '60', '36'] },
      { name: 'L', values: ['49', '63', '38'] },
    ],
    unit: 'cm',
    how_to_measure: '身幅は、脇の下の左右を平らに置いて測ります。',
  },
  product_model: {
    axes: [
      { name: '色', values: ['杢紺', '杢灰'] },
      { name: 'サイズ', values: sizes },
    ],
    products: ['杢紺', '杢灰'].flatMap((colour, first) =>
      sizes.map((size, second) => {
        const status = statusOf(colour, size);
        return variant(
          20 + first * 3 + second,
          { 色: colour, サイズ: size },
          {
            price_jpy: size === 'L' ? 5830 : 5280,
            stock_status: status,
            restock_note: status === 'out' ? '12月12日ごろ入荷の見込みです' : null,
          },
        );
      }),
    ),
  },
};

/** Names are sewn on it, it is shortened, and it comes in a box. */
export const namedProduct: Product = {
  ...sizedProduct,
  options: [
    {
      ...{
        key: 'name',
        kind: 'embroidery',
        name: 'ネーム刺繍',
        description: '姓を左胸に縫い取ります。',
        scope: 'line',
      },
      ...{ price_jpy: 660, tax_rate_percent: 10, lead_days: 5, is_returnable: false, is_required: false },
      drawing: 'chest',
      fields: [
        {
          ...{ type: 'text', name: 'name', title: '刺繍する文字', hint: '姓だけを縫い取ります', is_required: true },
          ...{ max_length: 6, letters: 'japanese', preview_by: 'face' },
        },
        {
          ...{ type: 'choice', name: 'face', title: '書体', is_required: true },
          choices: [
            { value: 'kaisho', label: '楷書', price_jpy: 0, face: 'kaisho' },
            { value: 'mincho', label: '明朝', price_jpy: 110, face: 'mincho' },
          ],
        },
      ],
    },
    {
      ...{ key: 'hem', kind: 'alteration', name: '丈つめ', description: '', scope: 'line', price_jpy: 770 },
      ...{ tax_rate_percent: 10, lead_days: 0, is_returnable: false, is_required: false },
      fields: [
        {
          type: 'number',
          name: 'length',
          title: '仕上がりの丈',
          is_required: true,
          minimum: 45,
          maximum: 95,
          unit: 'cm',
        },
      ],
    },
    {
      ...{
        key: 'box',
        kind: 'wrapping',
        name: 'お祝い用の箱',
        description: '白い箱に納めます。',
        scope: 'line',
        price_jpy: 330,
      },
      ...{ tax_rate_percent: 10, lead_days: 0, is_returnable: true, is_required: false, fields: [] },
    },
  ],
};

/** It comes with a name that is written in the one way that there is, which costs more. */
export const soldWithProduct: Product = {
  ...namedProduct,
  options: (namedProduct.options ?? []).slice(0, 1).map((option) => ({
    ...option,
    is_required: true,
    fields: option.fields.map((field) =>
      field.type === 'choice' ? { ...field, choices: field.choices.slice(1) } : field,
    ),
  })),
};

/** Nothing of it is left. */
export const soldOutProduct: Product = {
  ...sampleProduct,
  stock_status: 'out',
  product_model: {
    ...sampleProduct.product_model,
    products: sampleProduct.product_model.products.map((one) => ({
      ...one,
      stock_status: 'out',
      restock_note: '来年の秋に再開します',
    })),
  },
};

/** Every text as long as a shop can make it, without a place to break. */
export const longProduct: Product = {
  ...sizedProduct,
  ...sampleCard(4, { name: longWord, lead: longText, maker: { key: 'long', name: longWord } }),
  badges: [longWord, 'クール便でお届け'],
  list_price_jpy: 12345678,
  pictures: [samplePicture('long')],
  overview_html: `<p>${longText}</p>`,
  detail_html: `<h3>${longWord}</h3><p>${longText}</p>`,
  data: [{ label: longWord, value: longText }],
  delivery: { temperature: '冷凍', lead_days: 30, note: longText },
  size_table: {
    columns: [longWord, '着丈'],
    rows: [{ name: longWord, values: ['1', '2'] }],
    unit: 'cm',
    how_to_measure: longText,
  },
  product_model: {
    axes: [{ name: longWord, values: [longWord, longText] }],
    products: [
      variant(30, { [longWord]: longWord }, { price_jpy: 1234567, list_price_jpy: 12345678 }),
      variant(31, { [longWord]: longText }, { stock_status: 'out', restock_note: longText }),
    ],
  },
};
