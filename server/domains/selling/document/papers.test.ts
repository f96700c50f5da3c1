import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../../schemas/cart/cart';
import type { CartAccessory } from '../../../../schemas/cart/cart-line';
import type { Order } from '../../../../schemas/order/order';
import { goodsCart, readyCart } from '../../../../sections/samples/cart';
import { sampleDone } from '../../../../sections/samples/gift-options';
import { longOrder, sampleOwnOrder, severalAddressesOrder } from '../../../../sections/samples/orders';
import { undividedCart } from '../../../../sections/samples/several-addresses';
import { toFrontSettings } from '../../base/settings/front-settings';
import type { Paper } from './paper.types';
import { billingPaper, cartQuotationPaper, quotationPaper, receiptPaper } from './papers';
import { drawPaper } from './pdf/draw-paper';
import { pdfLines, pdfRuns } from './pdf/pdf-text.test-support';

const now = new Date('2026-11-20T03:00:00Z');
const shop = toFrontSettings(new Map(), {});
const drawn = async (paper: Paper): Promise<Buffer> => Buffer.from(await (await drawPaper(paper, now)).arrayBuffer());

/** With what is done to all that goes to its address. */
const cartWith = (...accessories: CartAccessory[]): Cart => {
  const { detail } = readyCart;
  const shippings = detail.shippings.map((shipping) => ({ ...shipping, accessories }));
  return { ...readyCart, detail: { ...detail, shippings } };
};

const words = [{ title: 'メッセージ', text: 'おめでとう。\n\nお元気で。' }];
const card: CartAccessory = { ...sampleDone, kind: 'card', name: 'カード', words };
const bag: CartAccessory = {
  ...{ ...sampleDone, key: 'a2', kind: 'bag', name: '手提げ袋', words: [] },
  ...{ unit_price: 110, subtotal: 110 },
};
const withBag = (shipping: Order['shippings'][number], at: number) =>
  at === 0 ? { ...shipping, accessories: [bag] } : shipping;
const info = { name: '山田 花子', note: 'お品代' };

describe('[order.documents] papers', () => {
  it('keep the lines of what is written on a card', async () => {
    const lines = pdfLines(await drawn(cartQuotationPaper({ cart: cartWith(card), shop, now, memberName: '' })));
    const at = lines.findIndex((line) => line.startsWith('カード'));
    const told = lines.slice(at, at + 5).filter((line) => line !== '');
    expect(told.slice(0, 4)).toEqual(['カード 0円 1 0円', 'メッセージ：', '「おめでとう。', 'お元気で。」']);
  });

  it('say on each page what stands in the columns, and keep the sums with the last goods', async () => {
    const linesOf = async (count: number) => {
      const first = sampleOwnOrder.lines.slice(0, 1);
      const lines = Array.from({ length: count }, () => first).flat();
      const paper = billingPaper({ order: { ...sampleOwnOrder, lines }, shop, now });
      const pdf = await drawn(paper);
      return { lines: pdfLines(pdf), pages: Math.max(...pdfRuns(pdf).map(({ page }) => page)) };
    };
    expect((await linesOf(16)).pages).toBe(1);
    const { lines, pages } = await linesOf(60);
    expect(pages).toBe(3);
    expect(lines.filter((line) => line === '品名 単価 数量 金額（税込）')).toHaveLength(pages);
    const last = lines.slice(lines.indexOf('2/3') - lines.length);
    expect(last.filter((line) => line.startsWith('栗きんとん')).length).toBeGreaterThanOrEqual(2);
    expect(last.findIndex((line) => line.startsWith('商品合計'))).toBeGreaterThan(0);
  });

  it('say on each further page which paper it is of, and where goods go on, whose they are', async () => {
    const [first, second] = severalAddressesOrder.shippings;
    const [line] = severalAddressesOrder.lines;
    if (!first || !second || !line) throw new Error('the sample goes to two places');
    const goodsOf = (key: string, count: number) =>
      Array.from({ length: count }, () => ({ ...line, shipping_key: key }));
    const lines = [...goodsOf(first.key, 2), ...goodsOf(second.key, 40)];
    const order: Order = { ...severalAddressesOrder, shippings: [first, second], lines };
    const runs = pdfLines(await drawn(billingPaper({ order, shop, now })));
    const tops = runs.flatMap((text, at) => (text.startsWith('請求書　') ? [at] : []));
    expect(tops).toHaveLength(1);
    expect(runs.slice(tops[0], (tops[0] ?? 0) + 3)).toEqual([
      `請求書　ご注文番号　${order.order_no}`,
      '品名 単価 数量 金額（税込）',
      'お届け先2 佐藤 一郎 様（つづき）',
    ]);
    expect(runs.filter((text) => text.endsWith('（つづき）'))).toHaveLength(1);
  });

  it('leave no sign or two of an address on a line alone', async () => {
    const endOf = async (address: string) => {
      const paper = billingPaper({ order: sampleOwnOrder, shop: { ...shop, 'SITE.ADDRESS': address }, now });
      const texts = pdfRuns(await drawn(paper)).map(({ text }) => text);
      return texts.filter((text) => /町|号/.test(text) && !/[^町1号]/.test(text)).at(-1) ?? '';
    };
    for (let length = 15; length < 25; length += 1) {
      const end = await endOf(`${'町'.repeat(length)}1号`);
      expect(end).toMatch(/町1号$/);
    }
  });

  it('say of several places what goes to each, and what is done to it', async () => {
    const order = { ...severalAddressesOrder, shippings: severalAddressesOrder.shippings.map(withBag) };
    for (const paper of [receiptPaper({ order, shop, now }, info, false), billingPaper({ order, shop, now })]) {
      const lines = pdfLines(await drawn(paper));
      const at = lines.indexOf('お届け先1 山田 花子 様');
      expect(lines.slice(at, at + 8)).toEqual([
        'お届け先1 山田 花子 様',
        '送料：1,100円',
        '栗きんとん（八個入） ※ 2,592円 1 2,592円',
        '白磁の急須 8,800円 1 8,800円',
        '手提げ袋 110円 1 110円',
        'お届け先2 佐藤 一郎 様',
        '送料：1,100円',
        '栗きんとん（八個入） ※ 2,592円 1 2,592円',
      ]);
    }
    const lines = pdfLines(await drawn(quotationPaper({ order, shop, now })));
    expect(lines[lines.indexOf('お届け先2 佐藤 一郎 様') + 1]).toBe('〒100-0001 東京都千代田区千代田1-1 実りビル3階');
  });

  it('name no place in a cart whose goods all go to one, and the orderer where nobody is named yet', async () => {
    const { detail } = undividedCart;
    const shippings = detail.shippings.map((shipping, at) => (at === 0 ? { ...shipping, address: null } : shipping));
    const told = async (cart: Cart) =>
      pdfLines(await drawn(cartQuotationPaper({ cart, shop, now, memberName: '' }))).filter((line) =>
        line.startsWith('お届け先'),
      );
    expect(await told(readyCart)).toEqual([]);
    expect(await told({ ...undividedCart, detail: { ...detail, shippings } })).toEqual(['お届け先1 ご注文者']);
  });

  it('tell on receipt and bill by its name what is charged of it, and nothing of what was written; the sums stay', async () => {
    const named: CartAccessory = {
      ...{ ...bag, key: 'a3', kind: 'embroidery', name: 'ネーム刺繍' },
      words: [{ title: 'お名前', text: '花子' }],
    };
    const shippings = sampleOwnOrder.shippings.map((shipping) => ({
      ...shipping,
      accessories: [sampleDone, card, bag, named],
    }));
    const order = { ...sampleOwnOrder, shippings };
    const of = { order, shop, now };
    for (const paper of [receiptPaper(of, info, false), billingPaper(of)]) {
      const rows = paper.goods.flatMap(({ goods }) => goods).filter(({ isDone }) => isDone);
      expect(rows.map(({ name, subtotalJpy }) => [name, subtotalJpy])).toEqual([
        ['手提げ袋', 110],
        ['ネーム刺繍', 110],
      ]);
      expect(paper.sums).toEqual(quotationPaper(of).sums);
      expect(pdfLines(await drawn(paper)).join()).not.toMatch(/おめでとう|花子、|カード|のし/);
    }
    const chosen = quotationPaper(of).goods.flatMap(({ goods }) => goods);
    expect(chosen.map(({ name }) => name)).toContain('ネーム刺繍（お名前：花子）');
  });

  it.each([
    ['お品代', 'お品代として'],
    ['お品代として', 'お品代として'],
    ['お品代として（御歳暮）', 'お品代として（御歳暮）'],
    ['但し、お品代として。', 'お品代として'],
    ['記念品として贈る菓子代', '記念品として贈る菓子代として'],
  ])('say once what a receipt is for: %s', (note, told) => {
    const of = { order: sampleOwnOrder, coupons: [], shop, now };
    expect(receiptPaper(of, { ...info, note }, false).words[0]).toBe(`但し、${told}、上記正に領収いたしました。`);
  });

  it('number their pages where there are several', async () => {
    const pages = async (order: Order) => {
      const runs = pdfRuns(await drawn(billingPaper({ order, shop, now })));
      return runs.filter(({ text }) => /^\d\/\d$/.test(text)).map(({ page, text }) => [page, text]);
    };
    expect(await pages(sampleOwnOrder)).toEqual([]);
    const long = await pages(longOrder);
    expect(long.length).toBeGreaterThan(1);
    expect(long).toEqual(long.map((_, at) => [at + 1, `${at + 1}/${long.length}`]));
  });

  it('have no page with sums or words alone: rows stand closer, or goods come along', async () => {
    const [line] = sampleOwnOrder.lines;
    if (!line) throw new Error('the sample has lines');
    const pagesOf = async (rows: number): Promise<number> => {
      const lines = Array.from({ length: rows }, (_, at) => ({ ...line, key: `l${at}` }));
      const runs = pdfRuns(await drawn(billingPaper({ order: { ...sampleOwnOrder, lines }, shop, now })));
      const pages = Math.max(...runs.map(({ page }) => page));
      const goods = runs.filter(({ text, page }) => page === pages && text.startsWith('栗きんとん'));
      expect(goods.length, `${rows} rows`).toBeGreaterThan(Math.min(rows, 2) - 1);
      return pages;
    };
    expect([await pagesOf(1), await pagesOf(12)]).toEqual([1, 1]);
    for (const rows of [14, 16, 18, 20, 24, 30, 36]) await pagesOf(rows);
    expect(await pagesOf(40)).toBeGreaterThan(1);
  });

  it('say on a bill beside what it asks for what of it went back, and ask for nothing once all did', () => {
    const { total_payment: paid } = sampleOwnOrder.totals;
    const bill = (amount: number, status: 'refunding' | 'refunded') => {
      const refunds = [{ amount, returned_at: '2026-11-25T03:00:00Z', taxes: [] }];
      const payment = { ...sampleOwnOrder.payment, status };
      return billingPaper({ order: { ...sampleOwnOrder, payment, refunds }, shop, now });
    };
    const yen = (amount: number) => `${amount.toLocaleString('ja-JP')}円`;
    const part = bill(1000, 'refunding');
    expect(part.words.slice(0, 2)).toEqual([
      '下記のとおり、ご請求申し上げます。',
      `上記のうち1,000円はご返金分です（下記）。差し引き後のご請求金額　${yen(paid - 1000)}（税込）`,
    ]);
    const all = bill(paid, 'refunded');
    expect(all.words[0]).toBe(`上記のうち${yen(paid)}はご返金分です（下記）。差し引き後のご請求金額　0円（税込）`);
    expect(all.words.join()).not.toContain('ご請求申し上げます');
    for (const { parts } of [part, all]) expect(parts[0]?.lines.join()).toMatch(/（お支払い済み）$/);
  });

  it('say beside what was received what of it went back, and from which order', () => {
    const refunds = [{ amount: 1000, returned_at: '2026-11-25T03:00:00Z', taxes: [] }];
    const paper = receiptPaper({ order: { ...sampleOwnOrder, refunds }, shop, now }, info, false);
    const { total_payment: paid } = sampleOwnOrder.totals;
    const left = (paid - 1000).toLocaleString('ja-JP');
    expect(paper.words[1]).toBe(`上記のうち1,000円はご返金分です（下記）。差し引き後の領収金額　${left}円（税込）`);
    expect(paper.parts[0]?.lines[0]).toBe('もとのお取引　2026年11月20日(金)のご注文（261120-482913）');
    expect(receiptPaper({ order: sampleOwnOrder, shop, now }, info, false).words.join()).not.toContain('ご返金');
  });

  it('name their issuer, with its registration number, above the goods of the first page, short or long', async () => {
    const seller = { 'SITE.COMPANY': '株式会社みのり舎', 'SITE.REGISTRATION_NUMBER': 'T8370045128819' };
    for (const order of [sampleOwnOrder, severalAddressesOrder, longOrder]) {
      const of = { order, shop: { ...shop, ...seller }, now };
      for (const paper of [receiptPaper(of, info, false), billingPaper(of), quotationPaper(of)]) {
        const runs = pdfRuns(await drawn(paper));
        const [table, ...named] = ['品名', seller['SITE.COMPANY'], '登録番号 T8370045128819'].map((text) =>
          runs.filter((run) => run.text === text),
        );
        for (const found of named) {
          expect(found).toMatchObject([{ page: 1 }]);
          expect(Number(found[0]?.y)).toBeGreaterThan(Number(table?.[0]?.y));
        }
      }
    }
  });

  it('say of goods that are made for whoever orders that they cannot be given back, also where that is free', async () => {
    const [first, ...others] = sampleOwnOrder.lines;
    if (!first) throw new Error('the sample has lines');
    const engraved: CartAccessory = { ...sampleDone, kind: 'embroidery', name: '名入れ', is_returnable: false };
    const order = { ...sampleOwnOrder, lines: [{ ...first, accessories: [engraved] }, ...others] };
    for (const draw of [quotationPaper, billingPaper]) {
      const lines = pdfLines(await drawn(draw({ order, shop, now })));
      const at = lines.findIndex((line) => line.startsWith('栗きんとん'));
      expect(lines[at + 1]).toBe('返品・交換不可');
      expect(lines.filter((line) => line.includes('返品'))).toHaveLength(1);
    }
  });

  it('[cart.quotation] name the orderer of a cart, else the member, else leave a line for that, and say until when', async () => {
    const told = async (cart: Cart, memberName: string) =>
      pdfLines(await drawn(cartQuotationPaper({ cart, shop, now, memberName })));
    expect(await told(readyCart, '佐藤 一郎')).toContain('山田 花子 様');
    expect(await told(goodsCart, '佐藤 一郎')).toContain('佐藤 一郎 様');
    const lines = await told(goodsCart, '');
    expect(lines).toContain('様');
    expect(lines).toContain('有効期限　2026年12月4日(金)');
  });

  it('set what is done to goods in from them, in each of its lines', async () => {
    const long = { ...sampleDone, words: [{ title: '名入れ', text: '山'.repeat(40) }] };
    const runs = pdfRuns(await drawn(cartQuotationPaper({ cart: cartWith(long), shop, now, memberName: '' })));
    const goods = runs.find(({ text }) => text.startsWith('白磁の急須'));
    const done = runs.filter(({ text }) => text.includes('山山'));
    expect(done.length).toBeGreaterThan(1);
    for (const { x } of done) expect(x - (goods?.x ?? 0)).toBe(10);
  });
});
