/** What opens on the way of a guest who buys, at no address of its own. The screens are looked at in every-scenario.screens.spec.ts. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './test';
import * as buying from './buying';
import { readyCart } from './ready-cart';

export const inspectStates = async (page: Page, prefix: '' | '/gakuen'): Promise<void> => {
  await readyCart(page, 'orderer', prefix);
  await page.goto(`${prefix}/cart/shipping-select`);
  await buying.alive(page);
  await page.getByRole('button', { name: '次へ進む' }).click();
  await expect(page.getByRole('group', { name: /件の入力内容をご確認ください/ })).toBeFocused();
  await expectAccessible(page);
  await buying.giveOrderer(page);
  await buying.chooseDelivery(page);
  await buying.fillCard(page, 'approved');
  await expectAccessible(page);
};
