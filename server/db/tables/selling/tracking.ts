/** What browsers did, for measuring. */
import type { Json, Time } from '../../columns';

interface EcommerceEventsTable {
  id: string;
  channel_id: string;
  name: string;
  order_id: number | null;
  event: Json<object>;
  created_at: Time;
  expires_at: Time;
}

export interface TrackingTables {
  ecommerce_events: EcommerceEventsTable;
}
