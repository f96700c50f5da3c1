/** A shop that keeps its prices without tax shows, sells and bills them with it, the same everywhere. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import { formatNumber } from '../../../../../src/lib/numbers';
import { openTestShop, type TestShop } from '../../../shop.test-support';
import { testShops } from '../../../test-shops.test-support';
import { pdfLines } from '../../document/pdf/pdf-text.test-support';
import { orderer, type Shopper, shopperOf } from '../cart.test-support';
import { keepPrices, minchoJpy, offerOptions, type TaxTerms } from './random-carts.test-support';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  shopper = shopperOf(shop);
  await offerOptions(shop);
});
afterAll(() => shop.close());
afterEach(async () => {
  await setPrice('SE-01', 1080);
  await sql`delete from tax_rates where channel_id = 'test' and valid_from > '2026-11-20'`.execute(shop.db);
  await keepPrices(shop, { prices: 'with_tax', rounding: 'down' });
});

const setPrice = (sku: string, price_jpy: number, list_price_jpy: number | null = null) =>
  shop.db.updateTable('skus').set({ price_jpy, list_price_jpy }).where('sku', '=', sku).where('channel_id', '=', 'test').execute(); // prettier-ignore

const yen = (amount: number): string => `${formatNumber(amount)}円`;

const product = (key: string, now?: Date) => shop.get('catalog.product', { params: { key } }, now ? { now } : {});

const cardOf = async (key: string, now?: Date) => {
  const { data } = await shop.get('catalog.products', {}, now ? { now } : {});
  return data.find((card) => card.key === key);
};

/** Tea with an embroidered name, to be paid at a bank. */
const readyCart = async (quantity: number): Promise<Cart> => {
  const options = [{ key: 'name', details: { name: '山田', face: 'mincho' } }];
  const products = [{ sku_id: await shopper.skuId('SE-01'), quantity, options }];
  const { token } = await shopper.change('cart.addProducts', { products });
  const { detail } = await shopper.change('cart.modifyOrder', { token, orderer });
  const packings = detail.shippings.flatMap((shipping) =>
    shipping.packings.map(({ key }) => ({ key, delivery_at: null, delivery_timezone_key: 'none' })),
  );
  await shopper.change('cart.modifyPackings', { token, packings });
  return shopper.change('cart.modifyOrder', { token, payment_id: await shopper.methodId('bank') });
};

/** What is told of its order once it is paid: on the screen, in the mail, on the receipt, in the payment. */
const toldOf = async ({ token, fingerprint }: Cart) => {
  await shop.get('cart.decide', { params: { token }, body: { fingerprint } });
  const { db } = shop;
  const stored = await db.selectFrom('orders').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  await db.updateTable('payments').set({ status: 'paid' }).where('order_id', '=', stored.id).execute();
  const asked = { params: { no: stored.order_no }, query: { t: stored.guest_token } };
  const { body } = await shop.ask('document.guestReceipt', asked);
  const mail = { channelId: 'test', orderId: stored.id, kind: 'order_confirmation' } as const;
  return {
    order: await shop.get('order.guest', asked),
    mail: (await shop.shop.mails.write(mail)).text.split('\n'),
    receipt: pdfLines(Buffer.from(await (body as Blob).arrayBuffer())),
    paid: await db.selectFrom('payments').selectAll().where('order_id', '=', stored.id).executeTakeFirstOrThrow(),
  };
};

describe('a price that is kept without tax', () => {
  const kinds: readonly (readonly [TaxTerms['rounding'], number, number, number])[] = [
    // The price that is kept, the one that is shown at 8 %, and what the embroidery in 明朝 comes to at 10 %.
    ['down', 1_110, 1_198, 727 + 122],
    ['half_up', 1_110, 1_199, 727 + 122],
    ['up', 1_105, 1_194, 728 + 123],
  ];
  it.each(kinds)(
    '[cart.accessories] is the same with tax in list, product, cart, order, mail, receipt and payment, rounded %s',
    async (rounding, kept, shown, name) => {
      await setPrice('SE-01', kept, kept + 1);
      await keepPrices(shop, { prices: 'without_tax', rounding });
      const card = await cardOf('sencha');
      expect(card).toMatchObject({ price_jpy: shown, has_price_range: false, tax_rate_percent: 8 });
      expect(card?.list_price_jpy).toBeGreaterThan(shown);
      const { product_model: model, options, ...detail } = await product('sencha');
      expect(detail).toMatchObject({ price_jpy: shown, list_price_jpy: card?.list_price_jpy });
      expect(model.products).toMatchObject([{ price_jpy: shown, list_price_jpy: card?.list_price_jpy }]);
      const offered = options?.find(({ key }) => key === 'name');
      const face = offered?.fields.find((field) => field.type === 'choice')?.choices ?? [];
      expect((offered?.price_jpy ?? 0) + (face.find(({ value }) => value === 'mincho')?.price_jpy ?? 0)).toBe(name);

      const cart = await readyCart(3);
      const [line] = cart.detail.products;
      const total = 3 * (shown + name) + cart.detail.order.total_carriage;
      expect(line).toMatchObject({ unit_price: shown, subtotal: 3 * shown, issue: null });
      expect(line?.accessories).toMatchObject([{ unit_price: name, subtotal: 3 * name }]);
      expect(cart.detail.order.total_payment).toBe(total);

      const { order, mail, receipt, paid } = await toldOf(cart);
      expect(order.lines).toMatchObject([{ unit_price: shown, subtotal: 3 * shown }]);
      expect(order.totals).toEqual(cart.detail.order);
      expect(mail).toContain(`　${yen(shown)} × 3点　小計 ${yen(3 * shown)}`);
      expect(mail).toContain(`合計（税込）：${yen(total)}`);
      expect(receipt).toContain(`領収金額（税込） ¥${formatNumber(total)}−`);
      expect(receipt).toContainEqual(expect.stringContaining(`${yen(shown)} 3 ${yen(3 * shown)}`));
      expect(receipt).toContainEqual(expect.stringContaining(`${yen(name)} 3 ${yen(3 * name)}`));
      expect(paid.amount_jpy).toBe(total);
    },
  );

  it('costs what its day says: in a list, at the product and in the cart, which tells of the change', async () => {
    await setPrice('SE-01', 1_000);
    await keepPrices(shop, { prices: 'without_tax', rounding: 'down' });
    const change = { channel_id: 'test', tax_class: 'reduced', valid_from: '2026-12-01', percent: 10 } as const;
    await shop.db.insertInto('tax_rates').values(change).execute();
    await shop.versions.refresh();
    const before = new Date('2026-11-30T23:59:59.999+09:00');
    const after = new Date('2026-12-01T00:00:00+09:00');
    const { token } = await shopper.cartWith({ 'SE-01': 1 }, { now: before });
    const at = async (now: Date) => {
      const [card, detail, cart] = await Promise.all([cardOf('sencha', now), product('sencha', now), shopper.see(token, { now })]);
      const [line] = cart.detail.products;
      return { prices: [card?.price_jpy, detail.price_jpy, detail.product_model.products[0]?.price_jpy, line?.unit_price], rate: card?.tax_rate_percent, issue: line?.issue };
    }; // prettier-ignore
    expect(await at(before)).toEqual({ prices: [1080, 1080, 1080, 1080], rate: 8, issue: null });
    expect(await at(after)).toMatchObject({
      prices: [1100, 1100, 1100, 1100],
      rate: 10,
      issue: {
        code: 'price_changed',
        is_blocking: true,
        message: '価格が1,080円から1,100円（税込）に変わりました。',
      },
    });
  });

  it('is left as it is of an option that costs nothing, and of fields that no choice is in', async () => {
    await keepPrices(shop, { prices: 'without_tax', rounding: 'up' });
    const { options = [] } = await product('sencha');
    expect(options.find(({ key }) => key === 'hem')?.fields).toMatchObject([{ type: 'number', minimum: 50 }]);
    const name = options.find(({ key }) => key === 'name');
    expect(name?.fields).toMatchObject([
      { type: 'text', preview_by: 'face' },
      { choices: [{ value: 'kaisho', price_jpy: 0 }, { value: 'mincho', price_jpy: Math.ceil(minchoJpy * 1.1) }] },
    ]); // prettier-ignore
  });
});

describe('a shop that begins to keep its prices without tax', () => {
  const switchTo = (prices: TaxTerms['prices'], priceJpy: number) =>
    shop.db.transaction().execute(async (trx) => {
      await sql`insert into settings (channel_id, key, value) values ('test', 'TAX.PRICES', ${JSON.stringify(prices)}::jsonb)
        on conflict (channel_id, key) do update set value = excluded.value`.execute(trx);
      await sql`update skus set price_jpy = ${priceJpy} where sku = 'SE-01' and channel_id = 'test'`.execute(trx);
    });

  it('is never seen half-way: prices that change in the same transaction stay what they are', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    const seen = new Set<number | undefined>();
    let isOver = false;
    const look = async () => {
      while (!isOver) {
        const [detail, cart, card] = await Promise.all([product('sencha'), shopper.see(token), cardOf('sencha')]);
        for (const price of [detail.price_jpy, cart.detail.products[0]?.unit_price, card?.price_jpy]) seen.add(price);
      }
    };
    const looking = [look(), look()];
    for (let turn = 0; turn < 25; turn += 1)
      await (turn % 2 === 0 ? switchTo('without_tax', 1_000) : switchTo('with_tax', 1_080));
    isOver = true;
    await Promise.all(looking);
    expect([...seen]).toEqual([1080]);
  });

  it('shows what is dearer by it with the next answer, and tells carts of it', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    expect(await cardOf('sencha')).toMatchObject({ price_jpy: 1080 });
    await keepPrices(shop, { prices: 'without_tax', rounding: 'down' });
    expect(await cardOf('sencha')).toMatchObject({ price_jpy: 1166 });
    expect((await shopper.see(token)).detail.products[0]?.issue).toMatchObject({ code: 'price_changed' });
  });

  it('changes nothing of another shop, nor of carriage, fees and coupons', async () => {
    await keepPrices(shop, { prices: 'without_tax', rounding: 'up' });
    const { data } = await shop.get('catalog.products', {}, { channel: 'other' });
    expect(data[0]).toMatchObject({ key: 'kurikinton', price_jpy: 900 });
    const { detail } = await shopper.completeCart({ 'SE-01': 1 }, 'cod');
    expect(detail.order).toMatchObject({ total_products: 1167, total_carriage: 770, total_fee: 330 });
  });
});
