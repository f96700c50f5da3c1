/** How the shop delivers and is paid, and what it does to gifts and clothes. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema';
import type { ShopSource } from './read-shop';
import { insertMissing, upsert } from './upsert';

type Place = NonNullable<NonNullable<ShopSource['delivery']>['prefectures']>[number];

const toPlace = (
  { carriage_jpy, transit_days, has_timezones }: Omit<Place, 'names' | 'takes_gifts'>,
  isRemote: boolean,
) => ({
  carriage_jpy: carriage_jpy ?? null,
  transit_days: transit_days ?? null,
  has_timezones: has_timezones ?? !isRemote,
});

export async function seedDelivery(db: Kysely<Database>, { shop, delivery }: ShopSource): Promise<void> {
  if (!delivery) return;
  const channel_id = shop.channel.id;
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
}

export async function seedPayments(db: Kysely<Database>, { shop, payments = [] }: ShopSource): Promise<void> {
  const rows = payments.map((method, position) => ({
    channel_id: shop.channel.id,
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
}

export async function seedServices(db: Kysely<Database>, { shop, services = [] }: ShopSource): Promise<void> {
  const rows = services.map(({ key, kind, name, price_jpy, description, ...more }, position) => ({
    channel_id: shop.channel.id,
    key,
    kind,
    name,
    price_jpy,
    description: description ?? '',
    scope: more.scope ?? 'line',
    tax_class: more.tax ?? 'standard',
    lead_days: more.lead_days ?? 0,
    is_returnable: more.is_returnable ?? true,
    fields: more.fields ?? [],
    one_of: more.one_of ?? null,
    drawing: more.drawing ?? null,
    position,
    is_active: true,
  }));
  await upsert(db, 'services', ['channel_id', 'key'], rows);
}

/** Of a category: those below it, too. They are in force from now on. */
export async function seedCoupons(db: Kysely<Database>, { shop, coupons = [] }: ShopSource): Promise<void> {
  const channelId = shop.channel.id;
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'key'])
    .where('channel_id', '=', channelId)
    .execute();
  const rows = coupons.map(({ category, ...coupon }, position) => ({
    channel_id: channelId,
    code: coupon.code,
    name: coupon.name,
    description: coupon.description ?? '',
    kind: coupon.kind,
    percent: coupon.percent ?? null,
    most_jpy: coupon.most_jpy ?? null,
    amount_jpy: coupon.amount_jpy ?? null,
    category_id: categoryId(categories, category),
    least_jpy: coupon.least_jpy ?? 0,
    is_members_only: coupon.is_members_only ?? false,
    is_alone: coupon.is_alone ?? false,
    is_listed: coupon.is_listed ?? false,
    most_in_all: coupon.most_in_all ?? null,
    most_per_person: coupon.most_per_person ?? null,
    position,
  }));
  await upsert(db, 'coupons', ['channel_id', 'code'], rows);
}

const categoryId = (categories: readonly { readonly id: number; readonly key: string }[], key: string | undefined) => {
  if (key === undefined) return null;
  const found = categories.find((category) => category.key === key);
  if (!found) throw new Error(`coupons.yaml: there is no category ${key}.`);
  return found.id;
};
