import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contractIndexesOf } from './contract.index';

let root = '';

const write = (...paths: readonly string[]): void => {
  for (const path of paths) {
    mkdirSync(dirname(join(root, 'schemas', path)), { recursive: true });
    writeFileSync(join(root, 'schemas', path), '');
  }
};

const pathsOf = () => contractIndexesOf(root).map(({ path }) => path);
const textOf = (path: string) =>
  contractIndexesOf(root)
    .find((index) => index.path === path)
    ?.text(root);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'noren-contract-'));
  write(
    'contract/contract.errors.ts',
    'gift-card/gift-card.calls.ts',
    'gift-card/gift-card.errors.ts',
    'cart/cart.calls.ts',
    'cart/cart-shipping.calls.ts',
    'payments/payments.errors.ts',
    'shop-contract.ts',
  );
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the lists of the contracts', () => {
  it('take each group of calls of the shop by its folder, and none of another app', () => {
    write('studio/drafts/drafts.calls.ts');
    expect(textOf('schemas/shop-groups.generated.ts')).toBe(`import { cartCalls, cartText } from './cart/cart.calls';
import { giftCardCalls, giftCardText } from './gift-card/gift-card.calls';

export const shopGroups = {
  cart: cartCalls,
  'gift-card': giftCardCalls,
} as const;

export const shopGroupTexts = {
  cart: cartText,
  'gift-card': giftCardText,
} as const;
`);
  });

  it('take the errors of every group, of one without calls as well', () =>
    expect(textOf('schemas/group-errors.generated.ts')).toContain(
      'export const groupErrors = {\n  ...contractErrors,\n  ...giftCardErrors,\n  ...paymentsErrors,\n}',
    ));

  it('have one for each app, from its first group on', () => {
    expect(pathsOf()).toEqual(['schemas/group-errors.generated.ts', 'schemas/shop-groups.generated.ts']);
    write('studio/drafts/drafts.calls.ts');
    expect(pathsOf()).toContain('schemas/studio-groups.generated.ts');
  });

  it('find a new group of another app by its folder, its errors and those of the app included', () => {
    write('studio/drafts/drafts.calls.ts', 'studio/studio.errors.ts');
    write('studio/shop-words/shop-words.calls.ts', 'studio/shop-words/shop-words.errors.ts');
    expect(textOf('schemas/studio-groups.generated.ts'))
      .toBe(`import { draftsCalls } from './studio/drafts/drafts.calls';
import { shopWordsCalls } from './studio/shop-words/shop-words.calls';

export const studioGroups = {
  drafts: draftsCalls,
  'shop-words': shopWordsCalls,
} as const;
`);
    const errors = textOf('schemas/group-errors.generated.ts');
    expect(errors).toContain("import { shopWordsErrors } from './studio/shop-words/shop-words.errors';");
    expect(errors).toContain('  ...studioErrors,\n  ...shopWordsErrors,\n}');
  });
});
