import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../../schemas/cart/cart';
import type { CartAccessory } from '../../../../schemas/cart/cart-line';
import type { Order } from '../../../../schemas/order/order';
import { readyCart } from '../../../../sections/samples/cart';
import { sampleDone } from '../../../../sections/samples/gift-options';
import { severalAddressesOrder } from '../../../../sections/samples/orders';
import { undividedCart } from '../../../../sections/samples/several-addresses';
import { toFrontSettings } from '../../base/settings/front-settings';
import type { Paper } from './paper.types';
import { billingPaper, cartQuotationPaper, receiptPaper } from './papers';
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

const words = [{ title: 'メッセージ', text: 'おめでとう。\nお元気で。' }];
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
    const lines = pdfLines(await drawn(cartQuotationPaper({ cart: cartWith(card), shop, now })));
    const at = lines.findIndex((line) => line.startsWith('カード'));
    expect(lines.slice(at, at + 4)).toEqual(['カード 0円 1 0円', 'メッセージ：', '｜おめでとう。', '｜お元気で。']);
  });

  it('say of several places what goes to each, and what is done to it', async () => {
    const order = { ...severalAddressesOrder, shippings: severalAddressesOrder.shippings.map(withBag) };
    for (const paper of [receiptPaper({ order, shop, now }, info, false), billingPaper({ order, shop, now })]) {
      const lines = pdfLines(await drawn(paper));
      const at = lines.indexOf('お届け先1 山田 花子 様');
      expect(lines.slice(at, at + 8)).toEqual([
        'お届け先1 山田 花子 様',
        '〒604-0925 京都府京都市中京区寺町通御池上る上本能寺前町488',
        '栗きんとん（八個入） ※ 2,592円 1 2,592円',
        '白磁の急須 8,800円 1 8,800円',
        '手提げ袋 110円 1 110円',
        'お届け先2 佐藤 一郎 様',
        '〒100-0001 東京都千代田区千代田1-1 実りビル3階',
        '栗きんとん（八個入） ※ 2,592円 1 2,592円',
      ]);
    }
  });

  it('name no place in a cart whose goods all go to one, and the orderer where nobody is named yet', async () => {
    const { detail } = undividedCart;
    const shippings = detail.shippings.map((shipping, at) => (at === 0 ? { ...shipping, address: null } : shipping));
    const told = async (cart: Cart) =>
      pdfLines(await drawn(cartQuotationPaper({ cart, shop, now }))).filter((line) => line.startsWith('お届け先'));
    expect(await told(readyCart)).toEqual([]);
    expect(await told({ ...undividedCart, detail: { ...detail, shippings } })).toEqual(['お届け先1 ご注文者']);
  });

  it('set what is done to goods in from them, in each of its lines', async () => {
    const long = { ...sampleDone, words: [{ title: '名入れ', text: '山'.repeat(40) }] };
    const runs = pdfRuns(await drawn(cartQuotationPaper({ cart: cartWith(long), shop, now })));
    const goods = runs.find(({ text }) => text.startsWith('白磁の急須'));
    const done = runs.filter(({ text }) => text.includes('山山'));
    expect(done.length).toBeGreaterThan(1);
    for (const { x } of done) expect(x - (goods?.x ?? 0)).toBe(10);
  });
});
