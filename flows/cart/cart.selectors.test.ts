import { describe, expect, it } from 'vitest';
import { goodsCart, sampleLine } from '../../sections/samples/cart';
import { dividedCart } from '../../sections/samples/several-addresses';
import { broughtBack, noticeAfter } from './cart.selectors';

const withLine = (own: Parameters<typeof sampleLine>[1]) => ({
  ...goodsCart,
  detail: { ...goodsCart.detail, products: [sampleLine('l1', own)] },
});

describe('what is said of a change', () => {
  it('announces a new quantity with what it comes to, for those who do not see it', () => {
    const event = { type: 'set-quantity', key: 'l1', quantity: 3 } as const;
    const after = withLine({ quantity: 3, subtotal: 7776 });
    expect(noticeAfter(event, withLine({ quantity: 2 }), after)).toEqual({
      tone: 'quiet',
      message: '数量を3点に変更しました。小計は7,776円です。',
      undo: false,
    });
    expect(noticeAfter(event, after, after)).toBeNull();
  });

  it('[cart.multiple-shipping] says of goods that came back to which of several addresses they go', () => {
    const pot = dividedCart.detail.products.at(-1);
    const { message } = broughtBack(dividedCart, pot?.sku_id ?? 0);
    expect(message).toBe(
      `「${pot?.product_info.name}」をカートに戻しました。お届け先は「お届け先1 山田 花子 様」です。`,
    );
    expect(broughtBack(goodsCart, 11).message).toBe('「栗きんとん」をカートに戻しました。');
  });
});
