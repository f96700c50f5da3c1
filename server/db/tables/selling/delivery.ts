/** What sending costs and how long it takes. */
import type { Generated } from 'kysely';

interface DeliveryRulesTable {
  channel_id: string;
  carriage_jpy: number;
  chilled_fee_jpy: Generated<number>;
  frozen_fee_jpy: Generated<number>;
  free_from_jpy: number | null;
  gift_carriage_jpy: number | null;
  transit_days: Generated<number>;
  cutoff_hour: Generated<number>;
  choosable_days: Generated<number>;
}

interface DeliveryPrefecturesTable {
  channel_id: string;
  prefecture: string;
  carriage_jpy: number | null;
  transit_days: number | null;
  has_timezones: Generated<boolean>;
  takes_gifts: Generated<boolean>;
}

interface DeliveryRemotePostalCodesTable {
  channel_id: string;
  prefix: string;
  carriage_jpy: number | null;
  transit_days: number | null;
  has_timezones: Generated<boolean>;
}

export interface DeliveryTables {
  delivery_rules: DeliveryRulesTable;
  delivery_prefectures: DeliveryPrefecturesTable;
  delivery_remote_postal_codes: DeliveryRemotePostalCodesTable;
}
