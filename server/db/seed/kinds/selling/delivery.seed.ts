import { sql } from 'kysely';
import { prefectures } from '../../../../../schemas/contract/fields';
import type { Infer } from '../../../../../schemas/contract/json-schema';
import { yen } from '../../file-fields';
import { seedKind } from '../../seed-kind';
import { insertMissing, upsert } from '../../upsert';

const days = { type: 'integer', minimum: 0, maximum: 30 } as const;
/** What is not given is as the shop's usual rule says. */
const place = { carriage_jpy: yen, transit_days: days, has_timezones: { type: 'boolean' } } as const;
const file = {
  type: 'object',
  properties: {
    carriage_jpy: yen,
    chilled_fee_jpy: yen,
    frozen_fee_jpy: yen,
    free_from_jpy: { type: 'integer', minimum: 1 },
    gift_carriage_jpy: yen,
    transit_days: days,
    cutoff_hour: { type: 'integer', minimum: 0, maximum: 24 },
    choosable_days: { type: 'integer', minimum: 1, maximum: 90 },
    prefectures: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          names: { type: 'array', items: { type: 'string', enum: prefectures }, minItems: 1 },
          ...place,
          takes_gifts: { type: 'boolean' },
        },
        required: ['names'],
        additionalProperties: false,
      },
    },
    remote_postal_codes: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          prefixes: { type: 'array', items: { type: 'string', pattern: '^[0-9]{2,7}$' }, minItems: 1 },
          ...place,
        },
        required: ['prefixes'],
        additionalProperties: false,
      },
    },
  },
  required: ['carriage_jpy'],
  additionalProperties: false,
} as const;

type Place = NonNullable<Infer<typeof file>['prefectures']>[number];

const toPlace = (
  { carriage_jpy, transit_days, has_timezones }: Omit<Place, 'names' | 'takes_gifts'>,
  isRemote: boolean,
) => ({
  carriage_jpy: carriage_jpy ?? null,
  transit_days: transit_days ?? null,
  has_timezones: has_timezones ?? !isRemote,
});

export const deliverySeed = seedKind({
  file,
  async write({ db, channel }, delivery) {
    if (!delivery) return;
    const channel_id = channel.id;
    const { prefectures = [], remote_postal_codes: remote = [], ...usual } = delivery;
    const rules = {
      channel_id,
      carriage_jpy: usual.carriage_jpy,
      chilled_fee_jpy: usual.chilled_fee_jpy ?? 0,
      frozen_fee_jpy: usual.frozen_fee_jpy ?? 0,
      free_from_jpy: usual.free_from_jpy ?? null,
      gift_carriage_jpy: usual.gift_carriage_jpy ?? null,
      transit_days: usual.transit_days ?? 1,
      cutoff_hour: usual.cutoff_hour ?? 12,
      choosable_days: usual.choosable_days ?? 30,
    };
    await upsert(db, 'delivery_rules', ['channel_id'], [rules]);
    for (const table of ['delivery_prefectures', 'delivery_remote_postal_codes'] as const) {
      await sql`delete from ${sql.table(table)} where channel_id = ${channel_id}`.execute(db);
    }
    const places = prefectures.flatMap(({ names, takes_gifts = true, ...place }) =>
      names.map((prefecture) => ({ channel_id, prefecture, takes_gifts, ...toPlace(place, false) })),
    );
    await insertMissing(db, 'delivery_prefectures', places);
    const remotePlaces = remote.flatMap(({ prefixes, ...place }) =>
      prefixes.map((prefix) => ({ channel_id, prefix, ...toPlace(place, true) })),
    );
    await insertMissing(db, 'delivery_remote_postal_codes', remotePlaces);
  },
});
