/** What a shop tells its members when they come. */
import type { Kysely } from 'kysely';
import type { Popup } from '../../../../schemas/popup/popup';
import type { Database } from '../../../db/schema';
import type { Sanitizer } from '../../../html/sanitize';
import type { RequestContext } from '../../../request/request-context';
import { readPopups } from './popup.repository';

export interface PopupService {
  /** Those of the moment, in the shop's order. */
  shown(context: Pick<RequestContext, 'channel' | 'now'>): Promise<Popup[]>;
}

export interface PopupServiceDeps {
  readonly db: Kysely<Database>;
  readonly sanitizer: Sanitizer;
}

export const createPopupService = ({ db, sanitizer: clean }: PopupServiceDeps): PopupService => ({
  async shown({ channel, now }) {
    const rows = await readPopups(db, channel.id, now);
    return rows.map(({ id, title, body_html, url, url_label: label }) => ({
      ...{ id, title, body_html: clean(body_html) },
      link: url !== null && label !== null ? { url, label } : null,
    }));
  },
});
