import { describe, expect, it } from 'vitest';
import { checkoutSteps, type CheckoutStep } from '../../../schemas/cart/cart';
import { pathOfStep, stepAt } from '../../../src/domain/checkout-steps';
import { checkoutGate } from './checkout-gate';
import { failed, found } from '../test/small-shop';

const cartAt = (next: CheckoutStep | null, orderNo: string | null = null) =>
  found({ next_step: next, order_no: orderNo });

describe('the gate of the checkout', () => {
  it.each(checkoutSteps)('opens %s when it is the next step', (step) => {
    expect(checkoutGate(step, cartAt(step))).toBeNull();
  });

  it('opens every step that is behind, so that it can be corrected', () => {
    for (const step of checkoutSteps) expect(checkoutGate(step, cartAt('confirm'))).toBeNull();
  });

  it('sends who skips ahead to the first step that is not complete', () => {
    expect(checkoutGate('confirm', cartAt('orderer'))).toBe('/cart/shipping-select');
    expect(checkoutGate('payment', cartAt('delivery'))).toBe('/cart/shipping-detail');
    expect(checkoutGate('delivery', cartAt('shipping'))).toBe('/cart/shipping-add');
  });

  it('[cart.invalid-product] leads to the cart where nothing can be bought, there is no cart, or it was ordered', () => {
    expect(checkoutGate('confirm', cartAt(null))).toBe('/cart/');
    expect(checkoutGate('payment', failed(404, 'cart.common.not_found'))).toBe('/cart/');
    expect(checkoutGate('confirm', cartAt('confirm', '261121-000001'))).toBe('/cart/');
  });

  it('[cart.expired] says in the cart that it has expired', () => {
    expect(checkoutGate('payment', failed(404, 'cart.common.is_expired'))).toBe('/cart/?error=cart.common.is_expired');
  });

  it('knows the step of each screen', () => {
    for (const step of checkoutSteps) expect(stepAt(pathOfStep(step))).toBe(step);
    expect(stepAt('/cart')).toBeNull();
    expect(pathOfStep(null)).toBe('/cart/');
  });
});
