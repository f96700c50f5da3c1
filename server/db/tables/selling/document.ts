/** What receipts say. */
import type { Time } from '../../columns';

interface OrderReceiptsTable {
  order_id: number;
  name: string;
  note: string;
  changed_at: Time;
  first_issued_at: Time | null;
}

export interface DocumentTables {
  order_receipts: OrderReceiptsTable;
}
