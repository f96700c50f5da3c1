import { describe, expect, it } from 'vitest';
import { doesAccept } from '../../../src/layout/resolving/resolve-section';
import { settingsRegistry } from '../../settings-registry.generated';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './columns-default';
import { columnsFixtures as fixtures } from './columns.fixtures';
import { columns } from './columns.section';
import { columnsSettings } from './columns.settings';

drawVariants('columns', { variants: columns.variants, fixtures });

const taken = Object.keys(settingsRegistry).filter((type) =>
  Object.values(columnsSettings.slots ?? {}).every((slot) => doesAccept(slot, type, settingsRegistry)),
);

/** Documents of shops may have them there since columns came: of these none may stop saying that it can. */
const always = [
  'image', 'overview', 'purchase', 'stock', 'data', 'detail', 'size-table', 'reviews', 'qa', 'message', 'free-text',
  'news-list', 'business-calendar', 'cart-lines', 'cart-benefits', 'cart-summary', 'saved-lines', 'order-summary',
  'orderer-form', 'shipping-form', 'delivery-choice', 'payment-choice', 'confirmation',
]; // prettier-ignore

describe('columns', () => {
  it('go on taking what documents may have in them', () =>
    expect(always.filter((type) => !taken.includes(type))).toEqual([]));

  it.each(['columns', 'hero', 'product-list', 'footer'])('take no %s, which wants the page’s width', (type) => {
    expect(Object.keys(settingsRegistry)).toContain(type);
    expect(taken).not.toContain(type);
  });

  it('draws its two slots in reading order', () =>
    expect(textOf(renderView(View, fixtures.ok))).toMatch(/^季節のお菓子.* 栗と砂糖/));
});
