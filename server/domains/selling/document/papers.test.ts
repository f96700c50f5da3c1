import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../../schemas/cart/cart';
import type { CartAccessory } from '../../../../schemas/cart/cart-line';
import { readyCart } from '../../../../sections/samples/cart';
import { sampleDone } from '../../../../sections/samples/gift-options';
import { toFrontSettings } from '../../base/settings/front-settings';
import type { Paper } from './paper.types';
import { cartQuotationPaper } from './papers';
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

describe('[order.documents] papers', () => {
  it('keep the lines of what is written on a card', async () => {
    const lines = pdfLines(await drawn(cartQuotationPaper({ cart: cartWith(card), shop, now })));
    const at = lines.findIndex((line) => line.startsWith('カード'));
    expect(lines.slice(at, at + 4)).toEqual(['カード 0円 1 0円', 'メッセージ：', '｜おめでとう。', '｜お元気で。']);
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
