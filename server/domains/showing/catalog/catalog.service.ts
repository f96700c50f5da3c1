/** What is sold: lists, products and what they are sorted by, as the contract's entities. */
import type { Kysely } from 'kysely';
import type { productListQuery } from '../../../../schemas/catalog/catalog.calls';
import type { Brand, Category, Collection, Maker, Tag } from '../../../../schemas/catalog/catalogue';
import type { Facet, Product, ProductCard } from '../../../../schemas/catalog/product';
import type { Infer } from '../../../../schemas/contract/json-schema';
import type { Database } from '../../../db/schema';
import type { Sanitizer } from '../../../html/sanitize';
import { japanDay } from '../../../../src/lib/japan-time';
import type { PageRequest } from '../../../http/pagination';
import type { Channel, RequestContext } from '../../../request/request-context';
import { type DataVersionReader, rememberByVersion } from '../../base/data-version/by-version.service';
import { pictureOrNull } from '../../base/pictures/pictures.service';
import type { SettingsService } from '../../base/settings/settings.service';
import { toCategoryTree } from './categories';
import { priceBounds, toFacets } from './facets';
import { countFacets, type FacetCounts } from './facets.repository';
import { toListedCard } from './product-card';
import type { CatalogScope, ListedRow } from './product-cards.repository';
import { toProduct } from './product-detail';
import type { ProductListQuery } from './product-filters.repository';
import { createSearchWordsService } from './search-words.service';
import { readProductPage } from './product-list.repository';
import {
  findProduct,
  findProductId,
  readCollectionCards,
  readGivenCards,
  readLinked,
  readSameKind,
} from './products.repository';
import {
  findCollection,
  findMaker,
  type MakerRow,
  readBrands,
  readCategories,
  readMakers,
  readTags,
} from './taxonomy.repository';

/** Whose catalogue, and at which moment. */
export type CatalogContext = Pick<RequestContext, 'channel' | 'now'>;

type AskedList = Infer<typeof productListQuery>;

export interface ProductList {
  readonly products: ProductCard[];
  readonly facets: Facet[];
  readonly total: number;
}

export interface CatalogService {
  /** One page of the products that pass all filters; page 99999 is empty. */
  list(context: CatalogContext, query: AskedList, page: PageRequest): Promise<ProductList>;
  /** Null: unknown, not published, or nothing of it can be bought. */
  product(context: CatalogContext, key: string): Promise<Product | null>;
  productId(context: CatalogContext, key: string): Promise<number | null>;
  /** Of those that can be shown, in the given order. */
  cards(context: CatalogContext, ids: readonly number[]): Promise<ProductCard[]>;
  /** Products that the shop linked to it; for `related` without links, its neighbours in the main category. */
  linked(
    context: CatalogContext,
    key: string,
    kind: 'accessory' | 'recommend' | 'related',
    limit: number,
  ): Promise<ProductCard[] | null>;
  collection(context: CatalogContext, alias: string, limit: number): Promise<Collection | null>;
  categories(context: CatalogContext, subject: 'products' | 'inquiries'): Promise<Category[]>;
  makers(context: CatalogContext): Promise<Maker[]>;
  maker(context: CatalogContext, key: string): Promise<Maker | null>;
  brands(context: CatalogContext): Promise<Brand[]>;
  tags(context: CatalogContext): Promise<Tag[]>;
}

export interface CatalogDeps {
  readonly db: Kysely<Database>;
  readonly versions: DataVersionReader;
  readonly settings: SettingsService;
  readonly sanitizer: Sanitizer;
}

const scopeOf = ({ channel, now }: CatalogContext): CatalogScope => ({
  channelId: channel.id,
  now,
  today: japanDay(now),
});

const toMaker = ({ id: channelId }: Channel, { picture, ...row }: MakerRow): Maker => ({
  ...row,
  picture: pictureOrNull(channelId, picture),
});

const facetSetsKept = 500;
/** Only a catalogue of tens of thousands takes so long to count. */
const costlyCountMs = 300;

export function createCatalogService({ db, versions, settings, sanitizer }: CatalogDeps): CatalogService {
  const remember = rememberByVersion<FacetCounts>(versions, { most: facetSetsKept, costlyMs: costlyCountMs });

  const searchWords = createSearchWordsService(db, versions);

  /** The counts do not depend on page and order, and cost more than the page. */
  const facetsOf = (context: CatalogContext, { page: _page, per: _per, sort: _sort, ...filters }: ProductListQuery) =>
    remember(context.channel.id, JSON.stringify(filters), context.now, () =>
      countFacets(db, scopeOf(context), filters, priceBounds),
    );

  const cards = async ({ channel, now }: CatalogContext, rows: readonly ListedRow[]): Promise<ProductCard[]> => {
    const { fewAt } = await settings.server(channel, now);
    return rows.map((row) => toListedCard(channel.id, fewAt, row));
  };

  const productId: CatalogService['productId'] = async (context, key) =>
    (await findProductId(db, scopeOf(context), key)) ?? null;

  return {
    async list(context, { keyword, ...asked }, page) {
      const query = { ...asked, terms: await searchWords.terms(context, keyword) };
      const [rows, counts] = await Promise.all([
        readProductPage(db, scopeOf(context), query, page),
        facetsOf(context, query),
      ]);
      return { products: await cards(context, rows), facets: toFacets(counts), total: counts.total };
    },
    async product(context, key) {
      const row = await findProduct(db, scopeOf(context), key);
      if (!row) return null;
      const { fewAt } = await settings.server(context.channel, context.now);
      return toProduct(context.channel.id, fewAt, row, sanitizer);
    },
    productId,
    cards: async (context, ids) =>
      ids.length === 0 ? [] : cards(context, await readGivenCards(db, scopeOf(context), ids)),
    async linked(context, key, kind, limit) {
      const id = await productId(context, key);
      if (id === null) return null;
      const scope = scopeOf(context);
      const linked = await readLinked(db, scope, id, kind, limit);
      const isEnough = linked.length > 0 || kind !== 'related';
      return cards(context, isEnough ? linked : await readSameKind(db, scope, id, limit));
    },
    async collection(context, alias, limit) {
      const found = await findCollection(db, context.channel.id, alias);
      if (!found) return null;
      const rows = await readCollectionCards(db, scopeOf(context), found.id, limit);
      return { alias: found.alias, title: found.title, lead: found.lead, data: await cards(context, rows) };
    },
    categories: async (context, subject) =>
      toCategoryTree(context.channel.id, await readCategories(db, scopeOf(context), subject)),
    makers: async (context) => (await readMakers(db, scopeOf(context))).map((row) => toMaker(context.channel, row)),
    async maker(context, key) {
      const row = await findMaker(db, scopeOf(context), key);
      return row ? toMaker(context.channel, row) : null;
    },
    brands: ({ channel }) => readBrands(db, channel.id),
    tags: ({ channel }) => readTags(db, channel.id),
  };
}
