import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { groupErrorsIndex, shopGroupsIndex } from './contract.index';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'noren-contract-'));
  for (const path of [
    'contract/contract.errors.ts',
    'gift-card/gift-card.calls.ts',
    'gift-card/gift-card.errors.ts',
    'cart/cart.calls.ts',
    'cart/cart-shipping.calls.ts',
    'payments/payments.errors.ts',
    'studio/drafts/drafts.calls.ts',
    'shop-contract.ts',
  ]) {
    mkdirSync(dirname(join(root, 'schemas', path)), { recursive: true });
    writeFileSync(join(root, 'schemas', path), '');
  }
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the lists of the contract', () => {
  it('take each group of calls by its folder, and none of another app', () =>
    expect(shopGroupsIndex.text(root)).toBe(`import { cartCalls, cartText } from './cart/cart.calls';
import { giftCardCalls, giftCardText } from './gift-card/gift-card.calls';

export const shopGroups = {
  cart: cartCalls,
  'gift-card': giftCardCalls,
} as const;

export const shopGroupTexts = {
  cart: cartText,
  'gift-card': giftCardText,
} as const;
`));

  it('take the errors of every group, of one without calls as well', () =>
    expect(groupErrorsIndex.text(root)).toContain(
      'export const groupErrors = {\n  ...contractErrors,\n  ...giftCardErrors,\n  ...paymentsErrors,\n}',
    ));
});
