import { describe, expect, it } from 'vitest';
import { orderedGift } from '../../samples/gifts';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './order-gift-default';
import { orderGiftFixtures as fixtures } from './order-gift.fixtures';
import { orderGift } from './order-gift.section';

const env = { page: 'orders.receipt', title: 'ご注文内容', origin: 'https://shop.example' } as const;

drawVariants('order-gift', { variants: orderGift.variants, fixtures, env });

describe('order-gift', () => {
  it('[cart.social-receiver] shows the whole link as text, and until when it can be received', () => {
    const text = textOf(renderView(View, fixtures.ok, { ...env, prefix: '/gakuen' }));
    expect(text).toContain(`https://shop.example/gakuen${orderedGift.link}`);
    expect(text).toContain('お受け取りの期限は 2026年12月20日(日) です');
  });

  it('says what has become of it, and passes nothing on any more', () => {
    const told = {
      received: 'この画面の「お届け」でご確認いただけます。',
      expired: 'お受け取りがなかったため、お届けはありません。',
      cancelled: '取り消されました',
    } as const;
    for (const [name, words] of Object.entries(told)) {
      const text = textOf(renderView(View, fixtures[name as keyof typeof told], env));
      expect(text).toContain(words);
      expect(text).not.toContain('/social-gift/');
    }
  });

  it('says what it waits for while nothing is paid yet', () =>
    expect(textOf(renderView(View, fixtures.unpaid, env))).toContain('お支払いを確認できしだい'));

  it('draws nothing of another order', () =>
    expect(renderView(View, { ...fixtures.ok, data: { gift: null } }, env)).toBe(''));
});
