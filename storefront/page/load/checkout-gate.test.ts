import { describe, expect, it } from 'vitest';
import { checkoutSteps, type CheckoutStep } from '../../../schemas/cart/steps';
import { pathOfStep, stepAt } from '../../../src/domain/checkout-steps';
import { checkoutGate } from './checkout-gate';
import { failed, found } from '../test/small-shop';

const cartAt = (next: CheckoutStep | null, orderNo: string | null = null) =>
  found({ next_step: next, order_no: orderNo, is_in_payment: false });

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

  it('takes along why a payment has ended to what is to be done before the next one', () => {
    const failed = 'payment.challenge_failed';
    expect(checkoutGate('payment', cartAt('delivery'), failed)).toBe(`/cart/shipping-detail?error=${failed}`);
    expect(checkoutGate('payment', cartAt(null), failed)).toBe(`/cart/?error=${failed}`);
    expect(checkoutGate('payment', cartAt('payment'), failed)).toBeNull();
    expect(checkoutGate('confirm', cartAt('delivery'), 'payment.left_open')).toBe('/cart/shipping-detail');
    expect(checkoutGate('payment', cartAt('delivery'), 'another')).toBe('/cart/shipping-detail');
  });

  it('takes along to wherever it leads that the cart is not what was seen', () => {
    const code = 'cart.update_products.part_not_found';
    expect(checkoutGate('payment', cartAt('orderer'), code)).toBe(`/cart/shipping-select?error=${code}`);
    expect(checkoutGate('delivery', cartAt(null), code)).toBe(`/cart/?error=${code}`);
    expect(checkoutGate('delivery', failed(404, 'cart.common.not_found'), code)).toBe(`/cart/?error=${code}`);
    expect(checkoutGate('delivery', cartAt('payment'), code)).toBeNull();
    const other = 'cart.decision.changed';
    expect(checkoutGate('confirm', cartAt('delivery'), other)).toBe(`/cart/shipping-detail?error=${other}`);
  });

  it('[cart.invalid-product] leads to the cart where nothing can be bought, there is no cart, or it was ordered', () => {
    expect(checkoutGate('confirm', cartAt(null))).toBe('/cart/');
    expect(checkoutGate('payment', failed(404, 'cart.common.not_found'))).toBe('/cart/');
    expect(checkoutGate('confirm', cartAt('confirm', '261121-000001'))).toBe('/cart/');
  });

  it('leads to the order that the cart has become, as long as that is shown', () => {
    const ordered = { next_step: null, order_no: '261121-000001', is_in_payment: false };
    expect(checkoutGate('confirm', found({ ...ordered, order_id: 'Zr7x' }))).toBe('/cart/complete?id=Zr7x');
    expect(checkoutGate('confirm', found({ ...ordered, order_id: null }))).toBe('/cart/');
  });

  it('takes along to the order that another payment of its cart has ended', () => {
    const ordered = { next_step: null, order_no: '261121-000001', order_id: 'Zr7x', is_in_payment: false };
    const ended = 'payment.cart_changed';
    expect(checkoutGate('payment', found(ordered), ended)).toBe(`/cart/complete?id=Zr7x&error=${ended}`);
    expect(checkoutGate('payment', found(ordered), 'another')).toBe('/cart/complete?id=Zr7x');
  });

  it('opens the last step alone while the payment is asked for', () => {
    const asked = found({ next_step: 'confirm' as const, order_no: null, is_in_payment: true });
    expect(checkoutSteps.map((step) => checkoutGate(step, asked))).toEqual([
      ...Array.from({ length: 4 }, () => '/cart/confirm'),
      null,
    ]);
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
