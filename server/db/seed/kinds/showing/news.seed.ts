import { paragraphs, sanitize } from '../../../../html/sanitize';
import { key, moment, momentOf, text } from '../../file-fields';
import { seedKind } from '../../seed-kind';
import { upsert } from '../../upsert';

export const newsSeed = seedKind({
  file: {
    type: 'array',
    items: {
      type: 'object',
      properties: { key, title: text, published_at: moment, body: text },
      required: ['key', 'title', 'published_at', 'body'],
    },
  },
  async write({ db, channel }, news = []) {
    const rows = news.map(({ key, title, published_at, body }) => ({
      channel_id: channel.id,
      key,
      title,
      published_at: momentOf(published_at),
      body_html: sanitize(paragraphs(body)),
    }));
    await upsert(db, 'news', ['channel_id', 'key'], rows);
  },
});
