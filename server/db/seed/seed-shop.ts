/** The channel with its settings, its texts, and everything else that is no product. */
import { type Kysely, sql } from 'kysely';
import type { ColorScheme } from '../../../schemas/site/site';
import type { Database } from '../schema';
import { paragraphs, sanitize } from '../../html/sanitize';
import type { ShopSource } from './read-shop';
import { findPicture, type PictureIds, pictureNames } from './seed-pictures';
import type { SeedCategory } from './shop-files';
import { idsOf, insertMissing, type SeedRow, upsert } from './upsert';

/** A day alone is its noon in Japan. */
export const momentOf = (text: string): Date => new Date(text.includes('T') ? text : `${text}T12:00:00+09:00`);

/** The first is the chosen one, until somebody has chosen another. */
async function seedColorSchemes(
  db: Kysely<Database>,
  channelId: string,
  schemes: readonly ColorScheme[],
): Promise<void> {
  const chosen = await db
    .selectFrom('color_schemes')
    .select('key')
    .where('channel_id', '=', channelId)
    .where('is_selected', '=', true)
    .executeTakeFirst();
  const chosenKey = chosen?.key ?? schemes[0]?.info.key;
  const rows = schemes.map(({ info, loading, cursor, animation, roles }) => ({
    channel_id: channelId,
    key: info.key,
    name: info.name,
    is_selected: info.key === chosenKey,
    loading_spinner: loading.spinner,
    loading_size: loading.size,
    loading_color: loading.color,
    cursor_size: cursor.size,
    cursor_color: cursor.color,
    animation_duration_ms: animation.duration_ms,
    animation_easing: animation.easing,
    roles,
  }));
  await upsert(db, 'color_schemes', ['channel_id', 'key'], rows);
}

export async function seedChannel(db: Kysely<Database>, { shop }: ShopSource, position: number): Promise<void> {
  const { channel, colorschemes: schemes = [] } = shop;
  await upsert(db, 'channels', ['id'], [
    {
      id: channel.id,
      position,
      name: channel.name,
      host: channel.host ?? null,
      prefix: channel.prefix ?? '',
      theme: channel.theme,
      is_member_only: channel.is_member_only ?? false,
      is_member_used: channel.is_member_used ?? true,
      keycode: channel.keycode ?? null,
    },
  ]); // prettier-ignore
  const settings = Object.entries(shop.settings).map(([key, value]) => ({ channel_id: channel.id, key, value }));
  await upsert(db, 'settings', ['channel_id', 'key'], settings);
  await upsert(db, 'tax_rates', ['channel_id', 'tax_class', 'valid_from'], [
    // 10 % and the reduced 8 % since 2019-10-01.
    { channel_id: channel.id, tax_class: 'standard', valid_from: '2019-10-01', percent: 10 },
    { channel_id: channel.id, tax_class: 'reduced', valid_from: '2019-10-01', percent: 8 },
  ]); // prettier-ignore
  await seedColorSchemes(db, channel.id, schemes);
}

async function seedCategories(db: Kysely<Database>, source: ShopSource, pictures: PictureIds): Promise<void> {
  const channelId = source.shop.channel.id;
  const level = async (categories: readonly SeedCategory[], depth: number, parent: string | null): Promise<void> => {
    const parentId = parent === null ? null : ((await idsOf(db, 'categories', channelId)).get(parent) ?? null);
    const rows = categories.map(({ key, name, description, picture }, position) => ({
      channel_id: channelId,
      key,
      name,
      description: description ?? '',
      level: depth,
      parent_id: parentId,
      picture_id: findPicture(pictures, [...(picture?.name ? [picture.name] : []), ...pictureNames('category', key)]),
      position,
    }));
    await upsert(db, 'categories', ['channel_id', 'key'], rows);
    for (const { key, children } of categories) if (children) await level(children, depth + 1, key);
  };
  await level(source.categories ?? [], 1, null);
}

export async function seedTaxonomy(db: Kysely<Database>, source: ShopSource, pictures: PictureIds): Promise<void> {
  const channelId = source.shop.channel.id;
  await seedCategories(db, source, pictures);
  const makers = (source.makers ?? []).map(({ key, name, kana, place, story, picture }, position) => ({
    channel_id: channelId,
    key,
    name,
    kana: kana ?? '',
    place: place ?? '',
    story: story ?? '',
    picture_id: findPicture(pictures, [...(picture?.name ? [picture.name] : []), ...pictureNames('maker', key)]),
    position,
  }));
  await upsert(db, 'makers', ['channel_id', 'key'], makers);
  const brands = (source.brands ?? []).map(({ key, name, kana }, position) => ({
    channel_id: channelId,
    key,
    name,
    kana: kana ?? '',
    position,
  }));
  await upsert(db, 'brands', ['channel_id', 'key'], brands);
  const tags = (source.tags ?? []).map(({ key, name }, position) => ({ channel_id: channelId, key, name, position }));
  await upsert(db, 'tags', ['channel_id', 'key'], tags);
}

export async function seedTexts(db: Kysely<Database>, source: ShopSource): Promise<void> {
  const channel_id = source.shop.channel.id;
  const toText = ({ code, title, html }: { code: string; title: string; html: string }) => ({
    channel_id,
    code,
    title,
    body_html: sanitize(html),
  });
  await upsert(db, 'messages', ['channel_id', 'code'], (source.messages ?? []).map(toText));
  await upsert(db, 'free_areas', ['channel_id', 'code'], (source.pages?.free_areas ?? []).map(toText));
  const pages = (source.pages?.pages ?? []).map(({ url, title, html }) => ({
    channel_id,
    url,
    title,
    body_html: sanitize(html),
  }));
  await upsert(db, 'static_pages', ['channel_id', 'url'], pages);
  const news = (source.news ?? []).map(({ key, title, published_at, body }) => ({
    channel_id,
    key,
    title,
    published_at: momentOf(published_at),
    body_html: sanitize(paragraphs(body)),
  }));
  await upsert(db, 'news', ['channel_id', 'key'], news);
}

export async function seedSchools(db: Kysely<Database>, { shop, schools = [] }: ShopSource): Promise<void> {
  const rows = schools.map(({ code, name }) => ({ channel_id: shop.channel.id, code, name }));
  await upsert(db, 'schools', ['channel_id', 'code'], rows);
}

export async function seedPopups(db: Kysely<Database>, { shop, popups = [] }: ShopSource): Promise<void> {
  const rows = popups.map(({ key, title, body, url = null, label = null, from, until }, position) => ({
    channel_id: shop.channel.id,
    ...{ key, position, title, body_html: sanitize(paragraphs(body)), url, url_label: label },
    shown_from: from === undefined ? null : momentOf(from),
    shown_until: until === undefined ? null : momentOf(until),
  }));
  await upsert(db, 'popups', ['channel_id', 'key'], rows);
}

export async function seedBanners(
  db: Kysely<Database>,
  source: ShopSource,
  pictures: PictureIds,
  warn: (message: string) => void,
): Promise<void> {
  const channel_id = source.shop.channel.id;
  const rows: SeedRow<'banners'>[] = [];
  for (const [position, banner] of (source.banners ?? []).entries()) {
    const { key, area, title, lead, vertical, url, picture, from, until } = banner;
    const names = [...(picture.name ? [picture.name] : []), ...pictureNames('banner', key)];
    const picture_id = findPicture(pictures, names);
    if (picture_id === null) {
      warn(`${channel_id}: the banner ${key} has no picture yet (${names[0]}.webp) and is left out`);
      continue;
    }
    rows.push({
      channel_id,
      key,
      area,
      position,
      title,
      lead: lead ?? '',
      vertical: vertical ?? '',
      url,
      picture_id,
      picture_portrait_id: findPicture(pictures, names.map((name) => `${name}-portrait`)),
      shown_from: from === undefined ? null : momentOf(from),
      shown_until: until === undefined ? null : momentOf(until),
    }); // prettier-ignore
  }
  await upsert(db, 'banners', ['channel_id', 'key'], rows);
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

export async function seedCalendar(db: Kysely<Database>, { shop, calendar }: ShopSource): Promise<void> {
  if (!calendar) return;
  const channel_id = shop.channel.id;
  const rules = weekdays.map((name, weekday) => ({
    channel_id,
    weekday,
    is_business_day: !(calendar.weekly_closed ?? []).includes(name),
  }));
  await upsert(db, 'business_weekdays', ['channel_id', 'weekday'], rules);
  const exceptions = (days: readonly { date: string; note?: string }[], is_business_day: boolean) =>
    days.map(({ date, note }) => ({ channel_id, date, is_business_day, note: note ?? null }));
  await upsert(
    db,
    'business_exceptions',
    ['channel_id', 'date'],
    [...exceptions(calendar.closed ?? [], false), ...exceptions(calendar.open ?? [], true)],
  );
  const isClosed = calendar.closed_on_holidays ?? true;
  await upsert(
    db,
    'settings',
    ['channel_id', 'key'],
    [{ channel_id, key: 'CALENDAR.IS_CLOSED_ON_HOLIDAYS', value: isClosed }],
  );
}

export async function seedFaq(db: Kysely<Database>, { shop, faq }: ShopSource): Promise<void> {
  const channel_id = shop.channel.id;
  const categories = (faq?.categories ?? []).map(({ key, name }, position) => ({ channel_id, key, name, position }));
  await upsert(db, 'qa_categories', ['channel_id', 'key'], categories);
  const ids = await idsOf(db, 'qa_categories', channel_id);
  await sql`delete from qas where channel_id = ${channel_id} and product_id is null`.execute(db);
  const qas = (faq?.qas ?? []).map(({ category, question, answer }, position) => ({
    channel_id,
    category_id: ids.get(category ?? '') ?? null,
    question,
    answer_html: sanitize(paragraphs(answer)),
    position,
  }));
  await insertMissing(db, 'qas', qas);
}
