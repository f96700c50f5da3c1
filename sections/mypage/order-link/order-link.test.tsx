import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './order-link-default';
import { orderLinkFixtures as fixtures } from './order-link.fixtures';
import { orderLink } from './order-link.section';

const env = { page: 'orders.link', title: 'ご注文画面のリンクの再送' } as const;

drawVariants('order-link', { variants: orderLink.variants, fixtures, env });

describe('order-link', () => {
  it('is a plain form that posts to the shop which order is meant', () => {
    const html = renderView(View, fixtures.ok, { ...env, prefix: '/gakuen' });
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/order-link" method="post"/);
    expect(html).toContain('name="order_no"');
    expect(html).toContain('name="email"');
    expect(html).toMatch(/<a [^>]*href="\/gakuen\/mypage\/order_history"/);
    expect(renderView(View, fixtures.ok, { ...env, isMemberless: true })).not.toContain('/mypage/');
  });

  it('shows what was sent without script again, with what is wrong at its field', () => {
    const message = 'ご注文番号は正しい形式で入力してください。';
    const posted = {
      action: 'order-link',
      values: { order_no: '12345', email: 'hanako@example.jp' },
      code: 'request.invalid',
      message: '入力内容をご確認ください。',
      errors: { order_no: [{ code: 'pattern', message }] },
    };
    const html = renderView(View, fixtures.ok, { ...env, posted });
    expect(html).toMatch(/<input[^>]* name="order_no"[^>]* value="12345"/);
    expect(html).toMatch(/<input[^>]* name="email"[^>]* value="hanako@example.jp"/);
    expect(textOf(html)).toContain(message);
  });

  it('says once it is sent nothing of whether there is such an order', () => {
    const html = renderView(View, fixtures.sent, env);
    expect(textOf(html)).toContain('ご入力の内容に合うご注文がある場合は、');
    expect(html).not.toContain('<form');
    expect(html).toMatch(/<a [^>]*href="\/orders\/receipt\/link"/);
  });
});
