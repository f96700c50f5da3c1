import type { Kysely } from 'kysely';
import { themeLayouts } from '../../../themes/layouts';
import { themeIds, type ThemeId } from '../../../themes/theme-ids';
import type { Database } from '../schema';
import { insertMissing } from './upsert';

const isTheme = (id: string): id is ThemeId => themeIds.some((known) => known === id);

const rowsOf = (channel: string, kind: 'page' | 'frame', documents: Readonly<Record<string, unknown>>) =>
  Object.entries(documents).map(([page, document]) => ({
    channel_id: channel,
    kind,
    page,
    instance: '',
    document: JSON.stringify(document),
    base_snapshot: JSON.stringify(document),
    revision: 1,
  }));

/** Publishes the theme's base as the shop's first arrangement; one that the shop has already is left alone. */
export async function seedLayouts(db: Kysely<Database>, channel: { id: string; theme: string }): Promise<void> {
  if (!isTheme(channel.theme)) return;
  const { pages, frames } = themeLayouts[channel.theme];
  await insertMissing(db, 'layouts', [...rowsOf(channel.id, 'page', pages), ...rowsOf(channel.id, 'frame', frames)]);
}
