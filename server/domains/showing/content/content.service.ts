/** What the shop tells: banners, news, questions and answers. */
import type { Kysely } from 'kysely';
import type { Banner, NewsEntry, Qa, QaCategory } from '../../../../schemas/content/content';
import type { Database } from '../../../db/schema';
import type { Sanitizer } from '../../../html/sanitize';
import type { PageRequest } from '../../../http/pagination';
import type { RequestContext } from '../../../request/request-context';
import { pictureOf, pictureOrNull } from '../../base/pictures/pictures.service';
import {
  countNews,
  findNews,
  type QaFilter,
  readBanners,
  readNews,
  readQaCategories,
  readQas,
} from './content.repository';

type Context = Pick<RequestContext, 'channel' | 'now'>;

export interface ContentService {
  /** Those that are shown now; `areas` is a list separated by commas, and without it all areas are meant. */
  banners(context: Context, areas: string | undefined): Promise<Banner[]>;
  news(context: Context, page: PageRequest): Promise<{ entries: NewsEntry[]; total: number }>;
  newsEntry(context: Context, key: string): Promise<NewsEntry | null>;
  qas(context: Context, filter: QaFilter): Promise<Qa[]>;
  qaCategories(context: Context): Promise<QaCategory[]>;
}

interface StoredNews extends Omit<NewsEntry, 'published_at'> {
  published_at: Date;
}

export interface ContentServiceDeps {
  readonly db: Kysely<Database>;
  readonly sanitizer: Sanitizer;
}

export function createContentService({ db, sanitizer: clean }: ContentServiceDeps): ContentService {
  const toEntry = ({ published_at, body_html, ...row }: StoredNews): NewsEntry => ({
    ...row,
    published_at: published_at.toISOString(),
    body_html: clean(body_html),
  });
  return {
    async banners({ channel, now }, areas) {
      const wanted = areas?.split(',').map((area) => area.trim()) ?? null;
      const rows = await readBanners(db, channel.id, wanted, now);
      return rows.map((row) => ({
        ...row,
        picture: pictureOf(channel.id, row.picture),
        picture_portrait: pictureOrNull(channel.id, row.picture_portrait),
      }));
    },
    async news({ channel, now }, page) {
      const [rows, total] = await Promise.all([readNews(db, channel.id, now, page), countNews(db, channel.id, now)]);
      return { entries: rows.map(toEntry), total };
    },
    async newsEntry({ channel, now }, key) {
      const row = await findNews(db, channel.id, now, key);
      return row ? toEntry(row) : null;
    },
    async qas({ channel }, filter) {
      const rows = await readQas(db, channel.id, filter);
      return rows.map((row) => ({ ...row, answer_html: clean(row.answer_html) }));
    },
    qaCategories: ({ channel }) => readQaCategories(db, channel.id),
  };
}
