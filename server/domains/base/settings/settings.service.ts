import type { Kysely } from 'kysely';
import type { ColorScheme, FrontSettings } from '../../../../schemas/site/site';
import type { Database } from '../../../db/schema';
import type { Channel } from '../../../request/request-context';
import { type DataVersionReader, rememberByVersion } from '../data-version/by-version.service';
import {
  heldDaysOf,
  isSelling,
  type ServerSettings,
  type StoredSettings,
  toFrontSettings,
  toServerSettings,
} from './front-settings';
import { findNames, findSelectedScheme, readOfAll, readSettings } from './settings.repository';

export interface SettingsService {
  /** What the storefront reads: stored values over defaults, the channel's own name, prefix and theme over both. */
  front(channel: Channel, now: Date): Promise<FrontSettings>;
  server(channel: Pick<Channel, 'id'>, now: Date): Promise<ServerSettings>;
  /** False while the shop has stopped selling for a time. */
  isSelling(channel: Channel, now: Date): Promise<boolean>;
  /** The chosen scheme; a plain one that recolours nothing where none is chosen. */
  colorScheme(channel: Channel): Promise<ColorScheme>;
}

const plainScheme: ColorScheme = {
  info: { key: 'theme', name: 'テーマの色' },
  loading: { spinner: '0011', size: 20, color: '#666666' },
  cursor: { size: 10, color: '#666666' },
  animation: { duration_ms: 200, easing: 'ease-out' },
  roles: {},
};

const channelsKept = 200;

const completed = (values: StoredSettings, { name, prefix, theme }: Pick<Channel, 'name' | 'prefix' | 'theme'>) =>
  toFrontSettings(values, {
    'SITE.CHANNEL_PREFIX': prefix,
    'SITE.THEME': theme,
    ...(values.get('SITE.NAME') ? {} : { 'SITE.NAME': name }),
  });

/** What `front` gives, read anew from a given connection, such as that of a transaction. */
export const settingsWithin = async (db: Kysely<Database>, channelId: string): Promise<FrontSettings> => {
  const channel = await findNames(db, channelId);
  return completed(await readSettings(db, channelId), channel);
};

/** Of every shop, by its channel: so many days its held orders wait (`ORDER.HELD_DAYS`). For work that knows no shop. */
export const heldDaysOfShops = async (db: Kysely<Database>): Promise<ReadonlyMap<string, number>> => {
  const stored = await readOfAll(db, 'ORDER.HELD_DAYS');
  return new Map([...stored].map(([channelId, value]) => [channelId, heldDaysOf(value)]));
};

export function createSettingsService(db: Kysely<Database>, versions: DataVersionReader): SettingsService {
  const remember = rememberByVersion<StoredSettings>(versions, { most: channelsKept });
  const stored = ({ id }: Pick<Channel, 'id'>, now: Date) => remember(id, 'settings', now, () => readSettings(db, id));
  const front = async (channel: Channel, now: Date) => completed(await stored(channel, now), channel);
  return {
    front,
    server: async (channel, now) => toServerSettings(await stored(channel, now)),
    isSelling: async (channel, now) => isSelling(await front(channel, now)),
    async colorScheme({ id }) {
      const scheme = await findSelectedScheme(db, id);
      if (!scheme) return plainScheme;
      return {
        info: { key: scheme.key, name: scheme.name },
        loading: { spinner: scheme.loading_spinner, size: scheme.loading_size, color: scheme.loading_color },
        cursor: { size: scheme.cursor_size, color: scheme.cursor_color },
        animation: { duration_ms: scheme.animation_duration_ms, easing: scheme.animation_easing },
        roles: scheme.roles,
      };
    },
  };
}
