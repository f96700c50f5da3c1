/** What is sold, and how it is found. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, JsonWithDefault, Kept, TimeWithDefault } from '../../columns';

interface CategoriesTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  subject: Generated<'products' | 'inquiries'>;
  key: string;
  level: number;
  parent_id: number | null;
  parent_level: GeneratedAlways<number>;
  name: string;
  description: Generated<string>;
  picture_id: number | null;
  position: Generated<number>;
}

interface MakersTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  key: string;
  name: string;
  kana: Generated<string>;
  place: Generated<string>;
  story: Generated<string>;
  picture_id: number | null;
  position: Generated<number>;
}

interface BrandsTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  key: string;
  name: string;
  kana: Generated<string>;
  position: Generated<number>;
}

interface TagsTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  key: string;
  name: string;
  position: Generated<number>;
}

export interface SizeRow {
  name: string;
  values: string[];
}

interface SizeTablesTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  key: string;
  columns: string[];
  rows: Json<SizeRow[]>;
  unit: Generated<string>;
  how_to_measure: Generated<string>;
}

type TaxClass = 'standard' | 'reduced';

interface TaxRatesTable {
  channel_id: string;
  tax_class: TaxClass;
  /** `YYYY-MM-DD`, from midnight in Japan */
  valid_from: string;
  percent: 8 | 10;
}

export interface DataField {
  label: string;
  value: string;
}

export interface Axis {
  name: string;
  values: string[];
}

interface ProductsTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  key: string;
  position: Generated<number>;
  name: string;
  kana: Generated<string>;
  lead: Generated<string>;
  keywords: Generated<string>;
  maker_id: number | null;
  brand_id: number | null;
  tax_class: Generated<TaxClass>;
  badges: Generated<string[]>;
  is_new: Generated<boolean>;
  is_published: Generated<boolean>;
  published_at: TimeWithDefault;
  overview_html: Generated<string>;
  detail_html: Generated<string>;
  data: JsonWithDefault<DataField[]>;
  temperature: Generated<'常温' | '冷蔵' | '冷凍'>;
  lead_days: Generated<number>;
  can_travel_chilled: Generated<boolean>;
  delivery_note: Generated<string>;
  size_table_id: number | null;
  max_quantity: Generated<number>;
  axes: JsonWithDefault<Axis[]>;
  price_min_jpy: Kept<number | null>;
  price_max_jpy: Kept<number | null>;
  list_price_jpy: Kept<number | null>;
  rating_count: Kept<number>;
  rating_average: Kept<number>;
}

interface ProductCategoriesTable {
  channel_id: string;
  product_id: number;
  category_id: number;
  position: Generated<number>;
}

interface ProductTagsTable {
  channel_id: string;
  product_id: number;
  tag_id: number;
}

interface ProductPicturesTable {
  channel_id: string;
  product_id: number;
  position: number;
  picture_id: number;
  /** The values that it shows, by axis; none: it is right for every variant. */
  shows: JsonWithDefault<Record<string, string[]>>;
}

export type LinkKind = 'accessory' | 'recommend' | 'related';

interface ProductLinksTable {
  channel_id: string;
  product_id: number;
  kind: LinkKind;
  position: number;
  linked_id: number;
}

interface CollectionsTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  alias: string;
  title: string;
  lead: Generated<string>;
}

interface CollectionProductsTable {
  channel_id: string;
  collection_id: number;
  product_id: number;
  position: number;
}

interface SkusTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  product_id: number;
  sku: string;
  position: Generated<number>;
  options: JsonWithDefault<Record<string, string>>;
  price_jpy: number;
  list_price_jpy: number | null;
  is_made_to_order: Generated<boolean>;
  is_active: Generated<boolean>;
  restock_note: string | null;
  /** Until there is more of what is made to order. */
  restock_days: Generated<number>;
}

interface StocksTable {
  sku_id: number;
  channel_id: string;
  quantity: Generated<number>;
  reserved: Generated<number>;
  available: GeneratedAlways<number>;
}

interface ProductSearchTable {
  product_id: number;
  folded: string;
  bigrams: Kept<string>;
}

/** Words that shoppers write in several ways. */
interface SearchWordsTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  spellings: string[];
}

export interface CatalogTables {
  categories: CategoriesTable;
  makers: MakersTable;
  brands: BrandsTable;
  tags: TagsTable;
  size_tables: SizeTablesTable;
  tax_rates: TaxRatesTable;
  products: ProductsTable;
  product_categories: ProductCategoriesTable;
  product_tags: ProductTagsTable;
  product_pictures: ProductPicturesTable;
  product_links: ProductLinksTable;
  collections: CollectionsTable;
  collection_products: CollectionProductsTable;
  skus: SkusTable;
  stocks: StocksTable;
  product_search: ProductSearchTable;
  search_words: SearchWordsTable;
}
