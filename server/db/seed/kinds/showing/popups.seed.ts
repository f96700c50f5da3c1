import { paragraphs, sanitize } from '../../../../html/sanitize';
import { key, moment, momentOf, text } from '../../file-fields';
import { seedKind } from '../../seed-kind';
import { upsert } from '../../upsert';

/** What members are told when they come. */
export const popupsSeed = seedKind({
  file: {
    type: 'array',
    items: {
      type: 'object',
      properties: { key, title: key, body: text, url: key, label: key, from: moment, until: moment },
      required: ['key', 'title', 'body'],
      additionalProperties: false,
    },
  },
  async write({ db, channel }, popups = []) {
    const rows = popups.map(({ key, title, body, url = null, label = null, from, until }, position) => ({
      channel_id: channel.id,
      ...{ key, position, title, body_html: sanitize(paragraphs(body)), url, url_label: label },
      shown_from: from === undefined ? null : momentOf(from),
      shown_until: until === undefined ? null : momentOf(until),
    }));
    await upsert(db, 'popups', ['channel_id', 'key'], rows);
  },
});
