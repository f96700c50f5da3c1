import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './delivery-promise-default';
import { deliveryPromiseFixtures as fixtures } from './delivery-promise.fixtures';
import { deliveryPromise } from './delivery-promise.section';

drawVariants('delivery-promise', { variants: deliveryPromise.variants, fixtures });

describe('delivery-promise', () => {
  it('[cart.leadtime] says the first day with what it depends on', () => {
    const text = textOf(renderView(View, fixtures.ok));
    expect(text).toContain('最短 11月26日(木) にお届け');
    expect(text).toContain(
      '11月21日(土) 正午までのご注文、前払いを除くお支払い方法のとき。発送の準備に3営業日いただきます。',
    );
    expect(text).toContain('北海道・沖縄県へは、さらに日数がかかります。');
  });

  it('says midnight as the end of its day, and names no more places than one reads', () => {
    expect(textOf(renderView(View, fixtures.plain))).toContain('11月20日(金)中のご注文');
    expect(textOf(renderView(View, fixtures.long))).toContain('地域により、さらに日数がかかります。');
  });

  it('promises nothing of what cannot be had', () => expect(renderView(View, fixtures.soldOut)).toBe(''));
});
