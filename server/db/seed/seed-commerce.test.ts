import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { optionDrawings } from '../../../schemas/catalog/product-option';
import { createCalendarService } from '../../domains/base/calendar/calendar.service';
import { createDeliveryService } from '../../domains/selling/delivery/delivery.service';
import { createSettingsService } from '../../domains/base/settings/settings.service';
import { openTestShop, type TestShop } from '../../domains/shop.test-support';
import { readShops } from './read-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('demo_shops', readShops());
}, 120_000);
afterAll(() => shop.close());

const yen = (amount: number) => `${amount.toLocaleString('ja-JP')}円`;

/** All that a shop says to shoppers, without its markup. */
async function wordsOf(channel: string): Promise<string> {
  const pages = await shop.db
    .selectFrom('static_pages')
    .select('body_html')
    .where('channel_id', '=', channel)
    .execute();
  const answers = await shop.db.selectFrom('qas').select('answer_html').where('channel_id', '=', channel).execute();
  const messages = await shop.db.selectFrom('messages').select('body_html').where('channel_id', '=', channel).execute();
  const notes = await shop.db
    .selectFrom('products')
    .select('delivery_note')
    .where('channel_id', '=', channel)
    .execute();
  return [
    ...pages.map(({ body_html }) => body_html),
    ...answers.map(({ answer_html }) => answer_html),
    ...messages.map(({ body_html }) => body_html),
    ...notes.map(({ delivery_note }) => delivery_note),
  ]
    .join('\n')
    .replaceAll(/<[^>]*>/g, '');
}

/** Those of the sentences that stand nowhere. */
const missing = (words: string, sentences: readonly string[]) =>
  sentences.filter((sentence) => !words.includes(sentence));

describe.each(['minori', 'gakuen'])('the texts of %s', (channel) => {
  const rules = () =>
    shop.db.selectFrom('delivery_rules').selectAll().where('channel_id', '=', channel).executeTakeFirstOrThrow();

  it('name the carriage that is asked for', async () => {
    const words = await wordsOf(channel);
    const { carriage_jpy, free_from_jpy, chilled_fee_jpy } = await rules();
    const far = await shop.db
      .selectFrom('delivery_remote_postal_codes')
      .select('carriage_jpy')
      .where('channel_id', '=', channel)
      .distinct()
      .execute();
    expect(far).toHaveLength(1);
    const sentences = [
      `全国一律${yen(carriage_jpy)}`,
      `北海道・沖縄・離島は${yen(far[0]?.carriage_jpy ?? 0)}`,
      `${yen(free_from_jpy ?? 0)}以上`,
      ...(chilled_fee_jpy > 0 ? [`クール便手数料${yen(chilled_fee_jpy)}`] : []),
    ];
    expect(missing(words, sentences)).toEqual([]);
    // Nothing is sent by letter post.
    expect(words.includes('メール便')).toBe(false);
  });

  it('name every way to pay, with its fee and its days', async () => {
    const words = await wordsOf(channel);
    const methods = await shop.db
      .selectFrom('payment_methods')
      .selectAll()
      .where('channel_id', '=', channel)
      .orderBy('position')
      .execute();
    expect(methods.map(({ code }) => code)).toEqual(['card', 'wallet', 'konbini', 'bank', 'cod']);
    const sentences = methods.flatMap(({ name, fee_jpy, pay_within_days, max_total_jpy }) => [
      name,
      ...(fee_jpy > 0 ? [`手数料は${yen(fee_jpy)}`] : []),
      ...(pay_within_days === null
        ? []
        : [`ご指定のお届け日に、${pay_within_days}日の期限いっぱいのご入金では間に合わない`]),
      ...(max_total_jpy === null ? [] : [`お支払い合計${yen(max_total_jpy)}まで`]),
    ]);
    expect(missing(words, sentences)).toEqual([]);
  });
});

it('minori asks for what its guide’s table says', async () => {
  const calendar = createCalendarService(shop.db, createSettingsService(shop.db, shop.versions));
  const delivery = createDeliveryService(shop.db, shop.versions, calendar);
  const minori = await shop.shop.channels.find({ id: 'minori' });
  if (!minori) throw new Error('There is no minori.');
  const rules = await delivery.rules(minori, new Date('2026-11-20T12:00:00+09:00'));
  const rates = (prefecture: string, postal_code: string) => {
    const temperatures = ['常温', '冷蔵', '冷凍'] as const;
    const input = { address: { prefecture, postal_code }, temperatures, productsTotalJpy: 10_999 };
    return [...delivery.carriage(rules, input).byTemperature.values()];
  };
  expect(rates('石川県', '9200000')).toEqual([770, 1100, 1100]);
  for (const [prefecture, code] of [
    ['北海道', '0600001'],
    ['沖縄県', '9000001'],
    ['新潟県', '952-0011'],
    ['東京都', '100-2101'],
  ] as const) {
    expect(rates(prefecture, code)).toEqual([1320, 1650, 1650]);
  }
  expect(await wordsOf('minori')).toMatch(/本州・四国・九州770円1,100円\s*北海道・沖縄・離島1,320円1,650円/);
});

describe('the goods', () => {
  it('of minori share a chilled parcel where they are eaten, and not where they are bowls', async () => {
    const goods = await shop.db
      .selectFrom('products')
      .select(['tax_class', 'can_travel_chilled'])
      .where('channel_id', '=', 'minori')
      .distinct()
      .execute();
    expect(goods).toHaveLength(2);
    expect(goods.every(({ tax_class, can_travel_chilled }) => can_travel_chilled === (tax_class === 'reduced'))).toBe(
      true,
    );
  });

  it('of gakuen carry the services that the files give them', async () => {
    const services = await shop.db
      .selectFrom('product_services')
      .innerJoin('services', 'services.id', 'product_services.service_id')
      .innerJoin('products', 'products.id', 'product_services.product_id')
      .select(['services.key', 'services.price_jpy', 'services.drawing'])
      .where('products.channel_id', '=', 'gakuen')
      .where('products.key', '=', 'blazer-navy')
      .orderBy('services.position')
      .execute();
    expect(services).toEqual([
      { key: 'embroidery-inside', price_jpy: 550, drawing: 'lining' },
      { key: 'sleeve', price_jpy: 1980, drawing: 'sleeve' },
      { key: 'crest', price_jpy: 550, drawing: 'crest' },
      { key: 'name-label', price_jpy: 220, drawing: 'label' },
      { key: 'gift-box', price_jpy: 330, drawing: 'box' },
    ]);
  });

  it('can have each drawing that the storefront has beside a service, and no other', async () => {
    const drawn = shop.db.updateTable('services').where('channel_id', '=', 'gakuen').where('key', '=', 'gift-box');
    for (const drawing of [...optionDrawings, 'box'] as const) await drawn.set({ drawing }).execute();
    const other = sql`update services set drawing = 'dragon' where channel_id = 'gakuen'`;
    await expect(other.execute(shop.db)).rejects.toThrow(/services_drawing_check/);
  });
});
