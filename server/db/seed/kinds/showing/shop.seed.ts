/** The channel with its settings, taxes and colours. */
import type { Kysely } from 'kysely';
import { type ColorScheme, colorScheme } from '../../../../../schemas/site/site';
import type { Database } from '../../../schema';
import { key } from '../../file-fields';
import { seedKind } from '../../seed-kind';
import { upsert } from '../../upsert';

const file = {
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

export const shopSeed = seedKind({
  file,
  async write({ db, position }, shop) {
    if (!shop) return;
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
  },
});
