import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './guest-receipt-default';
import { guestReceiptFixtures as fixtures } from './guest-receipt.fixtures';
import { guestReceipt } from './guest-receipt.section';

const env = { page: 'orders.receipt', title: '領収書' } as const;

drawVariants('guest-receipt', { variants: guestReceipt.variants, fixtures, env });

describe('guest-receipt', () => {
  it('[order.guest-receipt] names the order, and its files by number and token', () => {
    const html = renderView(View, fixtures.issued, env);
    expect(textOf(html)).toMatch(/ご注文番号 261120-482913/);
    expect(html).toContain(`/-/file/document.guestReceipt?no=261120-482913&amp;t=${'q'.repeat(22)}`);
    expect(html).toMatch(/<input type="hidden" name="t" value="q{22}"/);
    expect(html).not.toContain('document.quotation');
  });
});
