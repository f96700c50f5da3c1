import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './checkout-steps-default';
import { checkoutStepsFixtures as fixtures } from './checkout-steps.fixtures';
import { checkoutSteps } from './checkout-steps.section';

drawVariants('checkout-steps', { variants: checkoutSteps.variants, fixtures });

const linksOf = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);

describe('checkout-steps', () => {
  it('shows where the shopper stands, and leads back to what is done', () => {
    const html = renderView(View, fixtures.ok, { page: 'cart.payment' });
    expect(html).toContain('<span aria-current="step">お支払い</span>');
    expect(linksOf(html)).toEqual(['/cart/shipping-select', '/cart/shipping-detail']);
    expect(textOf(html)).toContain('ご注文者 （入力済み）');
    expect(html.match(/<li data-done="">/g)).toHaveLength(2);
  });

  it('counts the addresses, how goods are divided and a gift’s words as part of the delivery, the orderer as done', () => {
    const html = renderView(View, fixtures.address, { page: 'cart.shipping-add' });
    expect(html).toContain('<span aria-current="step">お届け</span>');
    expect(html.match(/<li data-done="">/g)).toHaveLength(1);
    expect(textOf(html)).toContain('ご注文者 （入力済み）');
    expect(linksOf(html)).toEqual(['/cart/shipping-select']);
  });

  it('leads from the orderer on to the address that is still asked for', () =>
    expect(linksOf(renderView(View, fixtures.address, { page: 'cart.shipping-select' }))).toEqual([
      '/cart/shipping-add',
    ]));

  it('leads nowhere ahead of its time', () =>
    expect(linksOf(renderView(View, fixtures.first, { page: 'cart.shipping-select' }))).toEqual([]));

  it('leads forward again to what was complete when the shopper came back', () =>
    expect(linksOf(renderView(View, fixtures.ready, { page: 'cart.shipping-select' }))).toEqual([
      '/cart/shipping-detail',
      '/cart/payment',
      '/cart/confirm',
    ]));

  it('[site.selling-flag] says on each step that the shop sells nothing', () => {
    const said = (step: string, isSelling: boolean) =>
      textOf(renderView(View, fixtures.ok, { page: `cart.${step}`, isSelling })).includes('受付を一時停止');
    for (const step of ['shipping-select', 'shipping-add', 'shipping-detail', 'payment', 'confirm']) {
      expect(said(step, false)).toBe(true);
      expect(said(step, true)).toBe(false);
    }
  });
});
