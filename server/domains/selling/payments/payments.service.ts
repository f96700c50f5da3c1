/** How a shop is paid, and which of it a cart may use. */
import type { Kysely } from 'kysely';
import type { PaymentMethod } from '../../../../schemas/payments/payment';
import type { Database } from '../../../db/schema';
import type { Channel } from '../../../request/request-context';
import { type DataVersionReader, rememberByVersion } from '../../base/data-version/by-version.service';
import { readPaymentMethods } from './payments.repository';
import type { PaymentFacts, PaymentMethodRow } from './payments.types';
import { refusalOf } from './refusal';

export interface PaymentMethodsService {
  /** The methods that the shop offers and can take, in its order; fees are integer JPY, tax included. */
  all(channel: Channel, now: Date): Promise<readonly PaymentMethodRow[]>;
  /** The others: put away by the shop, or of a payment service that it cannot ask. A cart may have chosen one before. */
  withdrawn(channel: Channel, now: Date): Promise<readonly PaymentMethodRow[]>;
  /** Pure. Why the method is not for such a cart, in Japanese for the shopper; null: it may be used. */
  refusalOf(method: PaymentMethodRow, facts: PaymentFacts): string | null;
}

const channelsKept = 200;

export interface PaymentMethodsOptions {
  readonly db: Kysely<Database>;
  readonly versions: DataVersionReader;
  /** Whether this shop can ask a payment service; a method of another one is not offered. */
  readonly hasService: (code: string) => boolean;
}

export function createPaymentMethodsService({
  db,
  versions,
  hasService,
}: PaymentMethodsOptions): PaymentMethodsService {
  const remember = rememberByVersion<PaymentMethodRow[]>(versions, { most: channelsKept });
  const isOffered = ({ is_active: isActive, service_code: code }: PaymentMethodRow): boolean =>
    isActive && (code === null || hasService(code));
  const read = ({ id }: Channel, now: Date) => remember(id, 'payment methods', now, () => readPaymentMethods(db, id));
  return {
    all: async (channel, now) => (await read(channel, now)).filter(isOffered),
    withdrawn: async (channel, now) => (await read(channel, now)).filter((method) => !isOffered(method)),
    refusalOf,
  };
}

/** A method as everybody may see it. */
export const toPaymentMethod = (row: PaymentMethodRow): PaymentMethod => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  name: row.name,
  description: row.description,
  fee_jpy: row.fee_jpy,
  service_code: row.service_code,
});
