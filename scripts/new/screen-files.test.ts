import { describe, expect, it } from 'vitest';
import { screens } from '../../schemas/screens/screens';
import { type ShownSection, unansweredOf } from './screen-files';

const row = screens.find(({ page }) => page === 'product.detail');

const section: ShownSection = {
  id: 'shop-card',
  version: 1,
  needs: () => ({ product: { call: 'catalog.product', input: { params: { key: 'sencha' } } } }),
  fixtures: { ok: { settings: {}, data: { product: {} } } },
};

const open = (sections: readonly ShownSection[]): readonly string[] => {
  if (!row?.subject) throw new Error('The screen of a product is about a product.');
  return unansweredOf({ row, sections, base: { path: 'base/minori.json', answers: [] }, isAllowed: () => true });
};

describe('what is left to answer for a new screen', () => {
  it('is its subject, where no section brings the answer', () => expect(open([])).toEqual(['catalog.product']));

  it('is not its subject, where the scenarios have it already', () => expect(open([section])).toEqual([]));
});
