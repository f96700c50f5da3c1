import { describe, expect, it } from 'vitest';
import { divisionsIn } from '../../../src/domain/delivery/division-fields';
import { sampleDone } from '../../samples/gift-options';
import { dividedCart, undividedCart } from '../../samples/several-addresses';
import { dividedProducts, isIdle, remainderOf, remainderWords, shareFault, startTexts } from './division-products';

const { shippings } = dividedCart.detail;
const products = dividedProducts(dividedCart);
const [sweets] = products;
if (!sweets) throw new Error('the sample has goods');
const start = startTexts(dividedCart);

describe('[cart.multiple-shipping] the goods of a division', () => {
  it('are every SKU once, with all its pieces', () =>
    expect(products.map(({ goods, count }) => [goods, count])).toEqual([
      ['11', 2],
      ['21', 1],
    ]));

  it('[cart.accessories] are apart where something else is done to some of the pieces', () => {
    const [line, ...others] = dividedCart.detail.products;
    if (!line) throw new Error('the sample has goods');
    const done = { ...sampleDone, details: { name: '山田' } };
    const named = { ...line, key: 'l9', quantity: 3, accessories: [done] };
    const cart = { detail: { ...dividedCart.detail, products: [line, named, ...others] } };
    expect(dividedProducts(cart).map(({ goods, count }) => [goods, count])).toEqual([
      [`11-${line.key}`, 2],
      ['11-l9', 3],
      ['21', 1],
    ]);
    const texts = startTexts(cart);
    expect(texts).toMatchObject({
      [`q.11-l9.${line.shipping_key}`]: '3',
      [`q.11-${line.key}.${line.shipping_key}`]: '1',
    });
    expect(divisionsIn(texts).find(({ line_key: key }) => key === 'l9')).toMatchObject({ sku_id: 11 });
  });

  it('start as the cart has them, with what came back over it', () => {
    expect(start).toEqual({ 'q.11.s1': '1', 'q.11.s4': '1', 'q.21.s1': '1', 'q.21.s4': '0' });
    expect(startTexts(dividedCart, { 'q.21.s4': '9' })).toEqual({ ...start, 'q.21.s4': '9' });
  });

  it('say how many are left over or too many', () => {
    const restWith = (text: string) => remainderWords(remainderOf(sweets, shippings, { ...start, 'q.11.s4': text }));
    expect(['1', '0', '', '3', 'x', '-1', '0.5'].map(restWith)).toEqual([
      '残り 0点',
      '残り 1点',
      '残り 1点',
      '2点多くなっています',
      '0以上の整数をご入力ください',
      '0以上の整数をご入力ください',
      '0以上の整数をご入力ください',
    ]);
  });

  it('are marked where they are wrong, and nowhere else', () => {
    const faultsIn = (typed: typeof start, given = start) =>
      shippings.map(({ key }) => shareFault(sweets, shippings, given, { ...given, ...typed }, key));
    expect(faultsIn({})).toEqual([null, null]);
    expect(faultsIn({ 'q.11.s4': 'x' })).toEqual([null, '0以上の整数をご入力ください']);
    expect(faultsIn({ 'q.11.s4': '3' })).toEqual([null, '2点多くなっています']);
    expect(faultsIn({ 'q.11.s1': '0' })).toEqual(['お届け先の決まっていない商品が1点あります', null]);
    // One more here and two fewer there: the fewer ones are what is lacking.
    const many = { ...sweets, count: 4 };
    const given = { ...start, 'q.11.s1': '2', 'q.11.s4': '2' };
    const typed = { ...given, 'q.11.s1': '3', 'q.11.s4': '0' };
    expect(shippings.map(({ key }) => shareFault(many, shippings, given, typed, key))).toEqual([
      null,
      'お届け先の決まっていない商品が1点あります',
    ]);
    // Nothing was changed, but the cart by somebody else.
    expect(shippings.map(({ key }) => shareFault(many, shippings, start, start, key))).not.toContain(null);
  });

  it('tell the address that gets nothing', () => {
    const idleIn = (texts: typeof start) => shippings.map(({ key }) => isIdle(products, key, texts));
    expect(idleIn(start)).toEqual([false, false]);
    expect(idleIn(startTexts(undividedCart))).toEqual([false, true]);
  });
});
