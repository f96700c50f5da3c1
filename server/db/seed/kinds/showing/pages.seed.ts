import { sanitize } from '../../../../html/sanitize';
import { html, key, text } from '../../file-fields';
import { seedKind } from '../../seed-kind';
import { upsert } from '../../upsert';

/** Pages that are text alone, and the free areas of others. */
export const pagesSeed = seedKind({
  file: {
    type: 'object',
    properties: {
      pages: {
        type: 'array',
        items: {
          type: 'object',
          properties: { url: key, title: text, html: text },
          required: ['url', 'title', 'html'],
        },
      },
      free_areas: { type: 'array', items: html },
    },
  },
  async write({ db, channel }, texts) {
    const { pages = [], free_areas: areas = [] } = texts ?? {};
    const channel_id = channel.id;
    const areaRows = areas.map(({ code, title, html }) => ({ channel_id, code, title, body_html: sanitize(html) }));
    await upsert(db, 'free_areas', ['channel_id', 'code'], areaRows);
    const pageRows = pages.map(({ url, title, html }) => ({ channel_id, url, title, body_html: sanitize(html) }));
    await upsert(db, 'static_pages', ['channel_id', 'url'], pageRows);
  },
});
