/** The shop itself: what it is called, how it looks, when it works, and the texts that it edits. */
import type { Contract } from '../../../../schemas/shop-contract';
import { errorOf } from '../../../../schemas/shop-errors';
import type { Handlers } from '../../../request/handlers';
import { Refusal } from '../../../http/error-answer';
import type { CalendarService } from '../../base/calendar/calendar.service';
import type { ChannelsService } from '../../base/channels/channels.service';
import type { KeycodeService } from '../../base/keycode/keycode.service';
import type { MessagesService } from '../../base/messages/messages.service';
import type { SettingsService } from '../../base/settings/settings.service';

export interface SiteHandlerDeps {
  readonly channels: ChannelsService;
  readonly keycodes: KeycodeService;
  readonly settings: SettingsService;
  readonly messages: MessagesService;
  readonly calendar: CalendarService;
}

const noContent = { status: 404, body: errorOf('content.not-found') } as const;

const foundOr404 = <T>(found: T | null) => (found === null ? noContent : ({ status: 200, body: found } as const));

export const siteHandlers = (deps: SiteHandlerDeps): Handlers<Contract['site']> => {
  const { channels, keycodes, settings, messages, calendar } = deps;
  return {
    environment: async (_input, { channel }) => {
      const environment = await channels.environment(channel);
      // The channel was deleted since the request came.
      if (!environment) throw new Refusal('channel.not-found');
      return { status: 200, body: environment };
    },
    channels: async () => {
      const all = await channels.all();
      return {
        status: 200,
        body: { data: all.map(({ id, name, theme, prefix, host }) => ({ channel: id, name, theme, prefix, host })) },
      };
    },
    checkKeycode: async ({ body }, context) => {
      const passed = await keycodes.check(context, body.keycode);
      if (!passed) return { status: 422, body: errorOf('site.keycode.wrong') };
      return { status: 200, body: { keycode_token: passed.token, expires_at: passed.expiresAt.toISOString() } };
    },
    settings: async (_input, { channel, now }) => ({ status: 200, body: await settings.front(channel, now) }),
    colorScheme: async (_input, { channel }) => ({ status: 200, body: await settings.colorScheme(channel) }),
    messages: async (_input, { channel }) => ({
      status: 200,
      body: { data: await messages.all(channel.id, 'messages') },
    }),
    message: async ({ params }, { channel }) => foundOr404(await messages.one(channel.id, 'messages', params.code)),
    freeAreas: async (_input, { channel }) => ({
      status: 200,
      body: { data: await messages.all(channel.id, 'free_areas') },
    }),
    freeArea: async ({ params }, { channel }) => foundOr404(await messages.one(channel.id, 'free_areas', params.code)),
    staticPage: async ({ params }, { channel }) => foundOr404(await messages.staticPage(channel.id, params.path)),
    staticPageUrls: async (_input, { channel }) => ({
      status: 200,
      body: { data: await messages.staticPageUrls(channel.id) },
    }),
    businessCalendar: async ({ query }, context) => {
      const days = await calendar.days(context, query.startDate, query.endDate);
      if (!days) throw new Refusal('request.invalid');
      return { status: 200, body: { data: days } };
    },
  };
};
