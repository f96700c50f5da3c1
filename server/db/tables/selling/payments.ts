/** How a shop is paid. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { PaymentKind } from '../../../../schemas/payments/payment';

interface PaymentMethodsTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  code: string;
  kind: PaymentKind;
  name: string;
  description: Generated<string>;
  instruction: Generated<string>;
  fee_jpy: Generated<number>;
  min_total_jpy: Generated<number>;
  max_total_jpy: number | null;
  pay_within_days: number | null;
  pay_grace_days: Generated<number>;
  takes_frozen: Generated<boolean>;
  takes_gifts: Generated<boolean>;
  service_code: string | null;
  position: Generated<number>;
  is_active: Generated<boolean>;
}

export interface PaymentsTables {
  payment_methods: PaymentMethodsTable;
}
