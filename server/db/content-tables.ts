/** The tables of what a shop arranges and tells, as Kysely sees them; their meaning stands in the migrations 0003 and 0017. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Time, TimeWithDefault } from './columns';

interface LayoutsTable {
  channel_id: string;
  kind: 'page' | 'frame';
  page: string;
  instance: Generated<string>;
  document: string;
  base_snapshot: string | null;
  revision: Generated<number>;
  published_at: TimeWithDefault;
}

interface LayoutLastGoodTable {
  channel_id: string;
  kind: 'page' | 'frame';
  page: string;
  instance: string;
  document: string;
}

interface TextsTable {
  channel_id: string;
  code: string;
  title: string;
  body_html: string;
  updated_at: TimeWithDefault;
}

interface StaticPagesTable {
  channel_id: string;
  url: string;
  title: string;
  body_html: string;
  updated_at: TimeWithDefault;
}

interface NewsTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  key: string;
  title: string;
  body_html: string;
  is_published: Generated<boolean>;
  published_at: Time;
}

interface BannersTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  key: string;
  area: string;
  position: Generated<number>;
  is_show: Generated<boolean>;
  title: string;
  lead: Generated<string>;
  vertical: Generated<string>;
  url: string;
  picture_id: number;
  picture_portrait_id: number | null;
  shown_from: Time | null;
  shown_until: Time | null;
}

interface BusinessWeekdaysTable {
  channel_id: string;
  weekday: number;
  is_business_day: boolean;
}

interface BusinessExceptionsTable {
  channel_id: string;
  /** `YYYY-MM-DD` */
  date: string;
  is_business_day: boolean;
  note: string | null;
}

export interface ContentTables {
  layouts: LayoutsTable;
  layout_last_good: LayoutLastGoodTable;
  messages: TextsTable;
  free_areas: TextsTable;
  static_pages: StaticPagesTable;
  news: NewsTable;
  banners: BannersTable;
  business_weekdays: BusinessWeekdaysTable;
  business_exceptions: BusinessExceptionsTable;
}
