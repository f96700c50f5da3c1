import { sanitize } from '../../../../html/sanitize';
import { html } from '../../file-fields';
import { seedKind } from '../../seed-kind';
import { upsert } from '../../upsert';

export const messagesSeed = seedKind({
  file: { type: 'array', items: html },
  async write({ db, channel }, messages = []) {
    const rows = messages.map(({ code, title, html }) => ({
      channel_id: channel.id,
      code,
      title,
      body_html: sanitize(html),
    }));
    await upsert(db, 'messages', ['channel_id', 'code'], rows);
  },
});
