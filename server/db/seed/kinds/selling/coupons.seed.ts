import { couponKinds } from '../../../../../schemas/coupon/coupon';
import { key, text, yen } from '../../file-fields';
import { seedKind } from '../../seed-kind';
import { upsert } from '../../upsert';

const coupon = {
  type: 'object',
  properties: {
    code: { type: 'string', pattern: '^[A-Z0-9][A-Z0-9-]{2,31}$' },
    name: key,
    description: text,
    kind: { type: 'string', enum: couponKinds },
    percent: { type: 'integer', minimum: 1, maximum: 100 },
    most_jpy: { type: 'integer', minimum: 1 },
    amount_jpy: { type: 'integer', minimum: 1 },
    category: key,
    least_jpy: yen,
    is_members_only: { type: 'boolean' },
    is_alone: { type: 'boolean' },
    is_listed: { type: 'boolean' },
    most_in_all: { type: 'integer', minimum: 1 },
    most_per_person: { type: 'integer', minimum: 1 },
  },
  required: ['code', 'name', 'kind'],
  additionalProperties: false,
} as const;

const categoryId = (categories: readonly { readonly id: number; readonly key: string }[], key: string | undefined) => {
  if (key === undefined) return null;
  const found = categories.find((category) => category.key === key);
  if (!found) throw new Error(`coupons.yaml: there is no category ${key}.`);
  return found.id;
};

/** Of a category: those below it, too. They are in force from now on. */
export const couponsSeed = seedKind({
  file: { type: 'array', items: coupon },
  after: ['categories'],
  async write({ db, channel }, coupons = []) {
    const channelId = channel.id;
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
  },
});
