/** What the files of a demo shop (server/db/seed/<shop>/*.yaml, or several in products/) hold. Properties that are for other readers are left alone. */
import { optionDrawings, optionFields, optionScopes } from '../../../schemas/catalog/product-option';
import { couponKinds } from '../../../schemas/coupon/coupon';
import { paymentKinds } from '../../../schemas/payments/payment';
import { colorScheme } from '../../../schemas/site/site';
import { prefectures } from '../../../schemas/contract/fields';
import type { Infer } from '../../../schemas/contract/json-schema';

const text = { type: 'string' } as const;
const key = { type: 'string', minLength: 1 } as const;
const keys = { type: 'array', items: key } as const;
const yen = { type: 'integer', minimum: 0 } as const;
/** A day, or a moment with its offset. */
const moment = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}(T[0-9:.]+([+-]\\d{2}:\\d{2}|Z))?$' } as const;
const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const;

/** `name` where the file is not called like the thing that it shows. */
const picture = { type: 'object', properties: { name: key, alt: text }, required: ['alt'] } as const;
/** `shows`: which values it shows, by axis, where it is wrong for the others. */
const productPicture = {
  type: 'object',
  properties: { name: key, alt: text, shows: { type: 'object', additionalProperties: keys } },
  required: ['alt'],
} as const;

const leaf = { key, name: key, description: text, picture } as const;
const third = { type: 'object', properties: leaf, required: ['key', 'name'] } as const;
const second = {
  type: 'object',
  properties: { ...leaf, children: { type: 'array', items: third } },
  required: ['key', 'name'],
} as const;
const category = {
  type: 'object',
  properties: { ...leaf, children: { type: 'array', items: second } },
  required: ['key', 'name'],
} as const;

const sizeTable = {
  type: 'object',
  properties: {
    key,
    columns: { type: 'array', items: text, minItems: 1 },
    rows: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: text, values: { type: 'array', items: { type: ['string', 'number'] } } },
        required: ['name', 'values'],
      },
    },
    unit: text,
    how_to_measure: text,
  },
  required: ['columns', 'rows'],
} as const;

const product = {
  type: 'object',
  properties: {
    key,
    name: key,
    kana: text,
    lead: text,
    keywords: text,
    maker: { type: ['string', 'null'] },
    brand: { type: ['string', 'null'] },
    categories: keys,
    tags: keys,
    tax: { type: 'string', enum: ['standard', 'reduced'] },
    badges: { type: 'array', items: text },
    is_new: { type: 'boolean' },
    published_from: moment,
    max_quantity: { type: 'integer', minimum: 1 },
    delivery: {
      type: 'object',
      properties: {
        temperature: { type: 'string', enum: ['常温', '冷蔵', '冷凍'] },
        lead_days: { type: 'integer', minimum: 0 },
        can_travel_chilled: { type: 'boolean' },
        note: text,
      },
      additionalProperties: false,
    },
    picture: productPicture,
    pictures: { type: 'array', items: productPicture },
    axes: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: key, values: { type: 'array', items: text } },
        required: ['name', 'values'],
      },
    },
    variants: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          sku: key,
          options: { type: 'object', additionalProperties: { type: 'string' } },
          price_jpy: yen,
          list_price_jpy: { type: ['integer', 'null'], minimum: 0 },
          stock: { type: 'integer', minimum: 0 },
          order: { type: 'boolean' },
          restock: { type: ['string', 'null'] },
          restock_days: { type: 'integer', minimum: 0, maximum: 365 },
        },
        required: ['sku', 'price_jpy'],
      },
    },
    overview: text,
    detail: text,
    data: {
      type: 'array',
      items: {
        type: 'object',
        properties: { label: text, value: text },
        required: ['label', 'value'],
        additionalProperties: false,
      },
    },
    size_table: { anyOf: [{ type: 'null' }, { type: 'string' }, sizeTable] },
    accessories: keys,
    services: keys,
    required_services: keys,
    recommend: keys,
    related: keys,
    reviews: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          nickname: key,
          rating: { type: 'integer', minimum: 1, maximum: 5 },
          title: text,
          body: text,
          date: moment,
        },
        required: ['nickname', 'rating', 'title', 'body', 'date'],
        additionalProperties: false,
      },
    },
    qa: {
      type: 'array',
      items: {
        type: 'object',
        properties: { question: key, answer: text, date: moment },
        required: ['question', 'answer'],
        additionalProperties: false,
      },
    },
  },
  required: ['key', 'name'],
} as const;

const shop = {
  type: 'object',
  properties: {
    channel: {
      type: 'object',
      properties: {
        id: key,
        name: key,
        host: { type: ['string', 'null'] },
        prefix: { type: ['string', 'null'] },
        theme: key,
        is_member_only: { type: 'boolean' },
        is_member_used: { type: 'boolean' },
        keycode: { type: ['string', 'null'] },
      },
      required: ['id', 'name', 'theme'],
    },
    settings: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } },
    /** The first is the chosen one. */
    colorschemes: { type: 'array', items: colorScheme },
  },
  required: ['channel', 'settings'],
} as const;

const days = { type: 'integer', minimum: 0, maximum: 30 } as const;
/** What is not given is as the shop's usual rule says. */
const place = { carriage_jpy: yen, transit_days: days, has_timezones: { type: 'boolean' } } as const;
const delivery = {
  type: 'object',
  properties: {
    carriage_jpy: yen,
    chilled_fee_jpy: yen,
    frozen_fee_jpy: yen,
    free_from_jpy: { type: 'integer', minimum: 1 },
    gift_carriage_jpy: yen,
    transit_days: days,
    cutoff_hour: { type: 'integer', minimum: 0, maximum: 24 },
    choosable_days: { type: 'integer', minimum: 1, maximum: 90 },
    prefectures: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          names: { type: 'array', items: { type: 'string', enum: prefectures }, minItems: 1 },
          ...place,
          takes_gifts: { type: 'boolean' },
        },
        required: ['names'],
        additionalProperties: false,
      },
    },
    remote_postal_codes: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          prefixes: { type: 'array', items: { type: 'string', pattern: '^[0-9]{2,7}$' }, minItems: 1 },
          ...place,
        },
        required: ['prefixes'],
        additionalProperties: false,
      },
    },
  },
  required: ['carriage_jpy'],
  additionalProperties: false,
} as const;

const payment = {
  type: 'object',
  properties: {
    code: key,
    kind: { type: 'string', enum: paymentKinds },
    name: key,
    description: text,
    instruction: text,
    fee_jpy: yen,
    min_total_jpy: yen,
    max_total_jpy: { type: 'integer', minimum: 1 },
    pay_within_days: { type: 'integer', minimum: 1, maximum: 90 },
    pay_grace_days: { type: 'integer', minimum: 0, maximum: 90 },
    takes_frozen: { type: 'boolean' },
    takes_gifts: { type: 'boolean' },
    service_code: key,
  },
  required: ['code', 'kind', 'name'],
  additionalProperties: false,
} as const;

const service = {
  type: 'object',
  properties: {
    key,
    kind: { type: 'string', enum: ['noshi', 'wrapping', 'bag', 'card', 'embroidery', 'alteration'] },
    name: key,
    price_jpy: yen,
    description: text,
    scope: { type: 'string', enum: optionScopes },
    one_of: key,
    drawing: { type: 'string', enum: optionDrawings },
    tax: { type: 'string', enum: ['standard', 'reduced'] },
    lead_days: { type: 'integer', minimum: 0 },
    is_returnable: { type: 'boolean' },
    fields: optionFields,
  },
  required: ['key', 'kind', 'name', 'price_jpy'],
  additionalProperties: false,
} as const;

const coupon = {
  type: 'object',
  properties: {
    code: { type: 'string', pattern: '^[A-Z0-9][A-Z0-9-]{2,31}$' },
    name: key,
    description: text,
    kind: { type: 'string', enum: couponKinds },
    percent: { type: 'integer', minimum: 1, maximum: 100 },
    most_jpy: { type: 'integer', minimum: 1 },
    amount_jpy: { type: 'integer', minimum: 1 },
    category: key,
    least_jpy: yen,
    is_members_only: { type: 'boolean' },
    is_alone: { type: 'boolean' },
    is_listed: { type: 'boolean' },
    most_in_all: { type: 'integer', minimum: 1 },
    most_per_person: { type: 'integer', minimum: 1 },
  },
  required: ['code', 'name', 'kind'],
  additionalProperties: false,
} as const;

const named = { type: 'object', properties: { key, name: key, kana: text }, required: ['key', 'name'] } as const;
const weekday = { type: 'string', enum: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] } as const;
const exceptions = {
  type: 'array',
  items: { type: 'object', properties: { date: day, note: text }, required: ['date'] },
} as const;
const html = {
  type: 'object',
  properties: { code: key, title: text, html: text },
  required: ['code', 'title', 'html'],
} as const;

/** Schema of each file by its name; a shop may lack any but `shop`. */
export const shopFiles = {
  shop,
  categories: { type: 'array', items: category },
  makers: {
    type: 'array',
    items: {
      type: 'object',
      properties: { key, name: key, kana: text, place: text, story: text, picture },
      required: ['key', 'name'],
    },
  },
  /** Ways to write one word. */
  'search-words': { type: 'array', items: { type: 'array', items: key, minItems: 2 } },
  brands: { type: 'array', items: named },
  tags: { type: 'array', items: named },
  products: { type: 'array', items: product },
  'size-tables': { type: 'array', items: sizeTable },
  collections: {
    type: 'array',
    items: {
      type: 'object',
      properties: { alias: key, title: text, lead: text, products: keys },
      required: ['alias', 'title', 'products'],
    },
  },
  banners: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        key,
        area: key,
        title: text,
        lead: text,
        vertical: text,
        url: text,
        picture,
        from: moment,
        until: moment,
      },
      required: ['key', 'area', 'title', 'url', 'picture'],
    },
  },
  news: {
    type: 'array',
    items: {
      type: 'object',
      properties: { key, title: text, published_at: moment, body: text },
      required: ['key', 'title', 'published_at', 'body'],
    },
  },
  /** What members are told when they come. */
  popups: {
    type: 'array',
    items: {
      type: 'object',
      properties: { key, title: key, body: text, url: key, label: key, from: moment, until: moment },
      required: ['key', 'title', 'body'],
      additionalProperties: false,
    },
  },
  /** That members can name as theirs. */
  schools: {
    type: 'array',
    items: {
      type: 'object',
      properties: { code: key, name: key },
      required: ['code', 'name'],
      additionalProperties: false,
    },
  },
  messages: { type: 'array', items: html },
  pages: {
    type: 'object',
    properties: {
      pages: {
        type: 'array',
        items: {
          type: 'object',
          properties: { url: key, title: text, html: text },
          required: ['url', 'title', 'html'],
        },
      },
      free_areas: { type: 'array', items: html },
    },
  },
  faq: {
    type: 'object',
    properties: {
      categories: { type: 'array', items: named },
      qas: {
        type: 'array',
        items: {
          type: 'object',
          properties: { category: key, question: key, answer: text },
          required: ['question', 'answer'],
        },
      },
    },
  },
  delivery,
  payments: { type: 'array', items: payment },
  services: { type: 'array', items: service },
  coupons: { type: 'array', items: coupon },
  calendar: {
    type: 'object',
    properties: {
      weekly_closed: { type: 'array', items: weekday },
      closed_on_holidays: { type: 'boolean' },
      closed: exceptions,
      open: exceptions,
    },
  },
} as const;

export type ShopFile = keyof typeof shopFiles;
export type ShopFiles = { readonly [F in ShopFile]: Infer<(typeof shopFiles)[F]> };
export type SeedProduct = Infer<typeof product>;
export type SeedCategory = Infer<typeof third> & { readonly children?: readonly SeedCategory[] };
export type SeedSizeTable = Infer<typeof sizeTable>;
