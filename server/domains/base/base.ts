/**
 * The wing that all others stand on: whose shop it is, what it has set, and what every part of it needs. What it lets the
 * wings above do stands in `*.hooks.ts`; whoever stacks the wings fills those in.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { createSanitizer, type Sanitizer } from '../../html/sanitize';
import { type CalendarService, createCalendarService } from './calendar/calendar.service';
import { type ChannelsService, createChannelsService } from './channels/channels.service';
import type { DataVersions } from './data-version/data-version.service';
import { createKeycodeService, type KeycodeService } from './keycode/keycode.service';
import type { MailHooks } from './mails/mails.hooks';
import { createMailsService, type MailsService } from './mails/mails.service';
import { createMessagesService, type MessagesService } from './messages/messages.service';
import { createPicturesService, type PicturesService } from './pictures/pictures.service';
import { createRedraw } from './pictures/redraw.service';
import { createSettingsService, type SettingsService } from './settings/settings.service';

export interface BaseOptions {
  readonly db: Kysely<Database>;
  readonly versions: DataVersions;
  /** Hosts beside localhost that lead to the first channel, such as that of PUBLIC_URL. */
  readonly plainHosts?: readonly string[];
  /** Where shoppers reach the shop, for links in mails. */
  readonly publicUrl?: string | null;
  /** Where a shop without PUBLIC_URL is reached all the same, as a demo on this machine; null: nobody knows. */
  readonly localUrl?: () => string | null;
}

/** Asked for when they are needed: the wings that fill them stand on this one, so they come later. */
export interface BaseHooks {
  readonly mails: () => MailHooks;
}

export interface Base {
  readonly db: Kysely<Database>;
  readonly versions: DataVersions;
  /** Where shoppers reach the shop, without a slash at the end; null: nobody knows. */
  readonly address: () => string | null;
  readonly sanitizer: Sanitizer;
  readonly settings: SettingsService;
  readonly channels: ChannelsService;
  readonly keycodes: KeycodeService;
  readonly calendar: CalendarService;
  readonly messages: MessagesService;
  readonly pictures: PicturesService;
  readonly redraw: ReturnType<typeof createRedraw>;
  readonly mails: MailsService;
}

export function createBase(
  { db, versions, plainHosts = [], publicUrl = null, localUrl = () => null }: BaseOptions,
  hooks: BaseHooks,
): Base {
  const sanitizer = createSanitizer();
  const settings = createSettingsService(db, versions);
  const channels = createChannelsService(db, { plainHosts, onChange: versions.onChange });
  return {
    db,
    versions,
    address: () => publicUrl ?? localUrl(),
    sanitizer,
    settings,
    channels,
    keycodes: createKeycodeService({ db, channels }),
    calendar: createCalendarService(db, settings),
    messages: createMessagesService(db, sanitizer),
    pictures: createPicturesService(db, versions),
    redraw: createRedraw(),
    mails: createMailsService(db, hooks.mails),
  };
}
