/** Cards that members keep, and those that a payment service is to forget. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { CardBrand } from '../../../../schemas/card/card';
import type { Time, TimeWithDefault } from '../../columns';

interface MemberCardsTable {
  id: GeneratedAlways<number>;
  member_id: number;
  service_code: string;
  reference: string;
  fingerprint: string;
  brand: CardBrand;
  last_digits: string;
  /** yyyymm */
  expiration: string;
  holder: string;
  /** It is the member's once a payment with it is authorised; null: it is. */
  unpaid_until: Time | null;
  is_main: Generated<boolean>;
  created_at: TimeWithDefault;
}

interface UnwantedCardsTable {
  service_code: string;
  reference: string;
  since: Time;
  tries: Generated<number>;
}

export interface CardTables {
  member_cards: MemberCardsTable;
  unwanted_cards: UnwantedCardsTable;
}
