/** The shop fronts. */
import type { Generated } from 'kysely';
import type { TimeWithDefault } from '../../columns';

interface ChannelsTable {
  id: string;
  position: Generated<number>;
  name: string;
  host: string | null;
  prefix: Generated<string>;
  theme: string;
  is_maintenance: Generated<boolean>;
  maintenance_title: Generated<string>;
  maintenance_message: Generated<string>;
  maintenance_gtm_id: Generated<string>;
  is_member_only: Generated<boolean>;
  is_member_used: Generated<boolean>;
  keycode: string | null;
  created_at: TimeWithDefault;
}

export interface ChannelsTables {
  channels: ChannelsTable;
}
