/** What members keep for their orders. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { KeptAddress } from '../../../../schemas/book/book';
import type { Json, TimeWithDefault } from '../../columns';

interface MemberAddressesTable {
  id: GeneratedAlways<number>;
  member_id: number;
  division_ct: 1 | 2;
  is_default: Generated<boolean>;
  is_sender_default: Generated<boolean>;
  address: Json<KeptAddress>;
  created_at: TimeWithDefault;
}

export interface BookTables {
  member_addresses: MemberAddressesTable;
}
