import { paymentKinds } from '../../../../../schemas/payments/payment';
import { key, text, yen } from '../../file-fields';
import { seedKind } from '../../seed-kind';
import { upsert } from '../../upsert';

const payment = {
  type: 'object',
  properties: {
    code: key,
    kind: { type: 'string', enum: paymentKinds },
    name: key,
    description: text,
    instruction: text,
    fee_jpy: yen,
    min_total_jpy: yen,
    max_total_jpy: { type: 'integer', minimum: 1 },
    pay_within_days: { type: 'integer', minimum: 1, maximum: 90 },
    pay_grace_days: { type: 'integer', minimum: 0, maximum: 90 },
    takes_frozen: { type: 'boolean' },
    takes_gifts: { type: 'boolean' },
    service_code: key,
  },
  required: ['code', 'kind', 'name'],
  additionalProperties: false,
} as const;

export const paymentsSeed = seedKind({
  file: { type: 'array', items: payment },
  async write({ db, channel }, payments = []) {
    const rows = payments.map((method, position) => ({
      channel_id: channel.id,
      code: method.code,
      kind: method.kind,
      name: method.name,
      description: method.description ?? '',
      instruction: method.instruction ?? '',
      fee_jpy: method.fee_jpy ?? 0,
      min_total_jpy: method.min_total_jpy ?? 0,
      max_total_jpy: method.max_total_jpy ?? null,
      pay_within_days: method.pay_within_days ?? null,
      pay_grace_days: method.pay_grace_days ?? 3,
      takes_frozen: method.takes_frozen ?? true,
      takes_gifts: method.takes_gifts ?? true,
      service_code: method.service_code ?? null,
      position,
      is_active: true,
    }));
    await upsert(db, 'payment_methods', ['channel_id', 'code'], rows);
  },
});
