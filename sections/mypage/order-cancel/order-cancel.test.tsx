import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './order-cancel-default';
import { orderCancelFixtures as fixtures } from './order-cancel.fixtures';
import { orderCancel } from './order-cancel.section';

const env = { page: 'mypage.order', title: '注文内容', visitor: 'member' } as const;

drawVariants('order-cancel', { variants: orderCancel.variants, fixtures, env });

describe('order-cancel', () => {
  it('[call.order-cancel] asks once more, and why, with what becomes of the money', () => {
    const html = renderView(View, fixtures.ok, { ...env, prefix: '/gakuen' });
    expect(textOf(html)).toMatch(/キャンセルしますか .*元に戻せません。カードのお支払いは取り消されます。/);
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/order-cancel" method="post"/);
    expect(html).toMatch(/<h2 id="cancel" tabindex="-1"/i);
    expect(html).toMatch(/name="cancel_reason"/);
    expect(html).toMatch(/<input type="hidden" name="id" value="Zr7x-0123456789abcdefAB"/);
    expect(textOf(renderView(View, fixtures.paid, env))).toContain('お店からご連絡します');
    expect(textOf(renderView(View, fixtures.unpaid, env))).toContain('お支払いは必要なくなります。');
  });

  it('says of an order of nothing that points and coupons come back, and nothing of money', () => {
    const text = textOf(renderView(View, fixtures.free, env));
    expect(text).toContain('元に戻せません。お使いになったクーポン・ポイントはお戻しします。');
    expect(text).not.toMatch(/代金|お支払い/);
    expect(textOf(renderView(View, fixtures.ok, env))).not.toContain('ポイント');
  });

  it('says of a gift that its link opens no more, or that it comes to nobody who has received it', () => {
    expect(textOf(renderView(View, fixtures.gift, env))).toContain('お送りになったものも開けなくなります。');
    expect(textOf(renderView(View, fixtures.receivedGift, env))).toContain('ギフトはお届けされません。');
    expect(textOf(renderView(View, fixtures.ok, env))).not.toContain('ギフト');
  });

  it('[order.cancel] names the order of a guest by number and token', () => {
    const html = renderView(View, fixtures.guest, { page: 'orders.receipt', title: 'ご注文内容・領収書' });
    expect(html).toMatch(/<input type="hidden" name="no" value="261120-482913"/);
    expect(html).toMatch(/<input type="hidden" name="t" value="q{22}"/);
    expect(html).not.toContain('name="id"');
    expect(html).toContain(`href="/orders/receipt?no=261120-482913&amp;t=${'q'.repeat(22)}"`);
  });

  it('draws nothing where nobody asks for it, or it was sent', () => {
    expect(renderView(View, fixtures.closed, env)).toBe('');
    expect(renderView(View, fixtures.sent, env)).toBe('');
    // Something has to stand there, for the browser to forget that the order was placed.
    expect(renderView(View, fixtures.cancelled, env)).toBe('<span hidden=""></span>');
  });
});
