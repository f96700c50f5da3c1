/** Texts that a shop edits. */
import type { TimeWithDefault } from '../../columns';

interface TextsTable {
  channel_id: string;
  code: string;
  title: string;
  body_html: string;
  updated_at: TimeWithDefault;
}

interface StaticPagesTable {
  channel_id: string;
  url: string;
  title: string;
  body_html: string;
  updated_at: TimeWithDefault;
}

export interface MessagesTables {
  messages: TextsTable;
  free_areas: TextsTable;
  static_pages: StaticPagesTable;
}
