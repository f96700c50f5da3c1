/** What a shop tells its members when they come. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Time } from '../../columns';

interface PopupsTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  key: string;
  position: Generated<number>;
  is_show: Generated<boolean>;
  title: string;
  body_html: Generated<string>;
  url: string | null;
  url_label: string | null;
  shown_from: Time | null;
  shown_until: Time | null;
}

export interface PopupTables {
  popups: PopupsTable;
}
