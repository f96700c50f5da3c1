/** What a shop tells: news, banners, questions and answers. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Time } from '../../columns';

interface QaCategoriesTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  key: string;
  name: string;
  position: Generated<number>;
}

interface QasTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  category_id: number | null;
  product_id: number | null;
  question: string;
  answer_html: string;
  position: Generated<number>;
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

export interface ContentTables {
  qa_categories: QaCategoriesTable;
  qas: QasTable;
  news: NewsTable;
  banners: BannersTable;
}
