import { optionDrawings, optionFields, optionScopes } from '../../../../../schemas/catalog/product-option';
import { key, text, yen } from '../../file-fields';
import { seedKind } from '../../seed-kind';
import { upsert } from '../../upsert';

const service = {
  type: 'object',
  properties: {
    key,
    kind: { type: 'string', enum: ['noshi', 'wrapping', 'bag', 'card', 'embroidery', 'alteration'] },
    name: key,
    price_jpy: yen,
    description: text,
    scope: { type: 'string', enum: optionScopes },
    one_of: key,
    drawing: { type: 'string', enum: optionDrawings },
    tax: { type: 'string', enum: ['standard', 'reduced'] },
    lead_days: { type: 'integer', minimum: 0 },
    is_returnable: { type: 'boolean' },
    arrival_of: key,
    order_note: text,
    fields: optionFields,
  },
  required: ['key', 'kind', 'name', 'price_jpy'],
  additionalProperties: false,
} as const;

export const servicesSeed = seedKind({
  file: { type: 'array', items: service },
  async write({ db, channel }, services = []) {
    const rows = services.map(({ key, kind, name, price_jpy, description, ...more }, position) => ({
      channel_id: channel.id,
      key,
      kind,
      name,
      price_jpy,
      description: description ?? '',
      scope: more.scope ?? 'line',
      tax_class: more.tax ?? 'standard',
      lead_days: more.lead_days ?? 0,
      is_returnable: more.is_returnable ?? true,
      arrival_of: more.arrival_of ?? null,
      order_note: more.order_note ?? null,
      fields: more.fields ?? [],
      one_of: more.one_of ?? null,
      drawing: more.drawing ?? null,
      position,
      is_active: true,
    }));
    await upsert(db, 'services', ['channel_id', 'key'], rows);
  },
});
