import { expect, it } from 'vitest';
import { noshiCart, sampleDone } from '../../../../sections/samples/gift-options';
import { toFrontSettings } from '../../base/settings/front-settings';
import { cartQuotationPaper } from './papers';
import { drawPaper } from './pdf/draw-paper';
import { pdfLines } from './pdf/pdf-text.test-support';

it('[order.documents] keep the lines of what is written on a card', async () => {
  const words = [{ title: 'メッセージ', text: 'おめでとう。\nお元気で。' }];
  const card = { ...sampleDone, name: 'カード', words };
  const { detail } = noshiCart;
  const shippings = detail.shippings.map((shipping) => ({ ...shipping, accessories: [card] }));
  const cart = { ...noshiCart, detail: { ...detail, shippings } };
  const now = new Date('2026-11-20T03:00:00Z');
  const paper = cartQuotationPaper({ cart, shop: toFrontSettings(new Map(), {}), now });
  const lines = pdfLines(Buffer.from(await (await drawPaper(paper, now)).arrayBuffer()));
  const at = lines.findIndex((line) => line.startsWith('カード'));
  expect(lines.slice(at, at + 4)).toEqual(['カード 0円 1 0円', 'メッセージ：', '｜おめでとう。', '｜お元気で。']);
});
