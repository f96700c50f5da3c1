import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatNumber } from '../../../../../src/lib/numbers';
import { toFrontSettings } from '../../../base/settings/front-settings';
import { openTestShop, type TestShop } from '../../../shop.test-support';
import { testShops } from '../../../test-shops.test-support';
import { billingPaper } from '../../document/papers';
import { pdfLines } from '../../document/pdf/pdf-text.test-support';
import { allowSeveral } from '../cart.test-support';
import { checkSums, sum } from './check-sums.test-support';
import {
  carts,
  fill,
  type Filled,
  keepPrices,
  type KeptPrices,
  offerOptions,
  type RandomCart,
  type TaxTerms,
  taxTerms,
} from './random-carts.test-support';

/** `npm run soak` takes 20,000. */
const count = Number(process.env.NOREN_CARTS ?? 80);
const atOnce = 4;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  await shop.db.updateTable('stocks').set({ quantity: 10_000_000 }).execute();
  await allowSeveral(shop, true);
  await offerOptions(shop);
});
afterAll(() => shop.close());

type Stored = Awaited<ReturnType<typeof storedOrder>>['order'];

/** What the database keeps of the order, in the cart's words. */
async function storedOrder(orderNo: string) {
  const order = await shop.db
    .selectFrom('orders')
    .selectAll()
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  const [shippings, lines, packings, taxes, payment] = await Promise.all([
    shop.db.selectFrom('order_shippings').selectAll().where('order_id', '=', order.id).orderBy('position').execute(),
    shop.db.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).orderBy('position').execute(),
    shop.db.selectFrom('order_packings').selectAll().where('order_id', '=', order.id).execute(),
    shop.db.selectFrom('order_taxes').selectAll().where('order_id', '=', order.id).orderBy('percent', 'desc').execute(),
    shop.db.selectFrom('payments').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow(),
  ]);
  return { order, shippings, lines, packings, taxes, payment };
}

const yen = (amount: number): string => `${formatNumber(amount)}円`;
/** Of so many orders one is drawn as a PDF and read again; of the others it is what stands on it that is compared. */
const drawnOf = 20;
let drawn = 0;

/** What a shopper is told: on the screen of the order, in the mail, and on paper. */
async function checkTold({ cart }: Filled, { id: orderId, order_no: no, guest_token: t, public_id: id }: Stored) {
  const asked = { params: { no }, query: { t } };
  const order = await shop.get('order.guest', asked);
  const { order: totals, products } = cart.detail;
  expect(order.totals).toEqual(totals);
  expect(order.lines.map(({ subtotal, tax_amount: tax }) => [subtotal, tax])).toEqual(products.map(({ subtotal, tax_amount: tax }) => [subtotal, tax])); // prettier-ignore
  expect(id).toBe(order.id);
  const told = totals.taxes.filter(({ amount }) => amount > 0 || totals.total_payment === 0);
  const taxes = told.map(({ percent, amount, tax }) => [
    `${percent}%対象${percent === 8 ? '（※）' : ''}`,
    `${yen(amount)}（内消費税 ${yen(tax)}）`,
  ]);
  const { rows: coupons } = await sql<{
    name: string;
    amount: number;
  }>`select name, amount_jpy amount from order_entries
    where order_id = ${orderId} and kind = 'coupon' and amount_jpy > 0 order by id`.execute(shop.db);
  const { text } = await shop.shop.mails.write({ channelId: 'test', orderId, kind: 'order_confirmation' });
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      `合計（税込）：${yen(totals.total_payment)}`,
      ...taxes.map(([name, amount]) => `　${name}：${amount}`),
      ...coupons.map(({ name, amount }) => `クーポン割引（${name}）：-${yen(amount)}`),
      ...(totals.total_points > 0 ? [`ポイント利用：-${yen(totals.total_points)}`] : []),
    ]),
  );
  const paper = billingPaper({ order, shop: toFrontSettings(new Map(), {}), now: new Date() });
  const named = paper.sums.filter(([name]) => name.startsWith('クーポン割引'));
  expect(named).toEqual(coupons.map(({ name, amount }) => [`クーポン割引（${name}）`, yen(-amount)]));
  expect(paper.amount.jpy).toBe(totals.total_payment);
  expect(paper.sums).toEqual(expect.arrayContaining([['合計（税込）', yen(totals.total_payment)], ...taxes]));
  const rows = paper.goods.flatMap(({ goods }) => goods);
  expect(sum(rows.map(({ subtotalJpy }) => subtotalJpy))).toBe(totals.total_products + totals.total_accessories);
  if ((drawn += 1) % drawnOf > 0) return;
  const { body } = await shop.ask('document.guestBilling', asked);
  const lines = pdfLines(Buffer.from(await (body as Blob).arrayBuffer()));
  expect(lines).toEqual(expect.arrayContaining(taxes.map((words) => words.join(' '))));
  expect(lines).toContain(`合計（税込） ${yen(totals.total_payment)}`);
}

/** What was paid by each rate, from the order's own rows alone. */
async function checkRates({ id, ...order }: Stored): Promise<void> {
  const { rows } = await sql<{ percent: number; left: number; paid: number }>`
    select t.percent, t.amount_jpy paid, (
        coalesce((select sum(subtotal_jpy) from order_lines l where l.order_id = ${id} and l.tax_percent = t.percent), 0)
        + coalesce((select sum(amount_jpy) from order_entries e
            where e.order_id = ${id} and e.kind = 'accessory' and e.tax_percent = t.percent), 0)
        + case t.percent when 10 then ${order.total_carriage_jpy + order.total_fee_jpy}::integer else 0 end
        - coalesce((select sum((by_rate ->> t.percent::text)::integer) from order_entries e where e.order_id = ${id}), 0)
      )::integer left from order_taxes t where t.order_id = ${id}`.execute(shop.db);
  const whole = sum(rows.map(({ left }) => left));
  const { rows: shared } = await sql<{
    off: number;
  }>`select coalesce(sum(amount_jpy), 0)::integer off from order_entries
    where order_id = ${id} and kind <> 'accessory' and by_rate is null`.execute(shop.db);
  expect(whole - (shared[0]?.off ?? 0)).toBe(order.total_payment_jpy);
  for (const { left, paid } of rows) {
    expect(paid).toBeLessThanOrEqual(left);
    expect(Math.abs(paid - (whole === 0 ? 0 : (left * order.total_payment_jpy) / whole))).toBeLessThan(2);
  }
}

async function checkStored(filled: Filled): Promise<void> {
  const { cart, visitor } = filled;
  const { order: totals, products, shippings } = cart.detail;
  const body = { fingerprint: cart.fingerprint };
  const decided = await shop.ask('cart.decide', { params: { token: cart.token }, body }, { visitor });
  expect(decided).toMatchObject({ status: 200, body: { status: 'ordered' } });
  const stored = await storedOrder((decided.body as { order_no: string }).order_no);
  expect(stored.order).toMatchObject({
    total_products_jpy: totals.total_products,
    total_carriage_jpy: totals.total_carriage,
    total_fee_jpy: totals.total_fee,
    total_discount_jpy: totals.total_discount,
    total_points_jpy: totals.total_points,
    total_payment_jpy: totals.total_payment,
    total_tax_jpy: totals.total_tax,
    tax_rounding: filled.prices.rounding,
  });
  expect(stored.payment.amount_jpy).toBe(totals.total_payment);
  expect(stored.lines.map((line) => [line.key, line.subtotal_jpy, line.tax_jpy])).toEqual(
    products.map((line) => [line.key, line.subtotal, line.tax_amount]),
  );
  expect(stored.shippings.map(({ key, carriage_jpy: carriage }) => [key, carriage])).toEqual(
    shippings.map(({ key, carriage }) => [key, carriage]),
  );
  expect(sum(stored.packings.map(({ carriage_jpy: carriage }) => carriage))).toBe(totals.total_carriage);
  expect(stored.taxes.map(({ percent, amount_jpy: amount, tax_jpy: tax }) => ({ percent, amount, tax }))).toEqual(
    totals.taxes,
  );
  await checkRates(stored.order);
  await checkTold(filled, stored.order);
}

it(
  '[ent.cart] [cart.multiple-shipping] [cart.coupons] [cart.points] [cart.accessories] random carts sum to the yen, and screen, order, mail, paper and payment say so alike',
  async () => {
    const told = { ordered: 0, divided: 0, lowered: 0, free: 0, done: 0, far: 0, untaxed: 0 };
    const check = async (random: RandomCart, prices: KeptPrices) => {
      const filled = await fill(shop, random, prices);
      const { detail, next_step: step, payment } = filled.cart;
      checkSums(filled);
      // The method that was drawn may not be for this cart.
      expect(step).toMatch(/^(?:payment|confirm)$/);
      if (step === 'payment') return;
      told.ordered += 1;
      if (detail.shippings.length > 1) told.divided += 1;
      if (detail.order.total_discount > 0 && detail.order.total_points > 0) told.lowered += 1;
      if (payment?.kind === 'none') told.free += 1;
      if (detail.order.total_accessories > 0) told.done += 1;
      if (random.isFarOff) told.far += 1;
      if (prices.prices === 'without_tax') told.untaxed += 1;
      await checkStored(filled);
    };
    // Some at a time: most of a cart's time is waiting.
    const some = fc.array(carts, { minLength: atOnce, maxLength: atOnce });
    const checkAll = async (random: RandomCart[], terms: TaxTerms) => {
      const prices = await keepPrices(shop, terms);
      await Promise.all(random.map((one) => check(one, prices)));
    };
    await fc.assert(fc.asyncProperty(some, taxTerms, checkAll), { numRuns: Math.ceil(count / atOnce), seed: 20261120 });
    const least = { ordered: 0.5, divided: 0.07, lowered: 0.05, free: 0.01, done: 0.1, far: 0.1, untaxed: 0.2 };
    for (const [what, share] of Object.entries(least))
      expect(told[what as keyof typeof least], what).toBeGreaterThan(share * count);
  },
  Math.max(240_000, count * 2_000),
);
