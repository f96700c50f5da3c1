import { describe, expect, it } from 'vitest';
import { seedKinds } from './kinds.generated';
import type { AnySeedKind } from './seed-kind';
import { inOrder } from './seed-order';

const kind = (...after: string[]): AnySeedKind => ({ after, write: () => Promise.resolve() });
const names = (kinds: Record<string, AnySeedKind>) => inOrder(kinds).map(([name]) => name);

describe('the kinds of demo data', () => {
  it('come after the shop, and each after those that it names', () =>
    expect(
      names({ cups: kind('makers', 'tags'), makers: kind('pictures'), pictures: kind(), shop: kind(), tags: kind() }),
    ).toEqual(['shop', 'pictures', 'makers', 'tags', 'cups']));

  it('are refused where one comes after what there is not, or after itself', () => {
    expect(() => names({ cups: kind('plates'), shop: kind() })).toThrow('cups → plates: there is no such kind');
    expect(() => names({ cups: kind('plates'), plates: kind('cups'), shop: kind() })).toThrow('cups → plates → cups');
  });

  it('are all written, products when what they lead to is there', () => {
    const order = names(seedKinds);
    expect(order.toSorted()).toEqual(Object.keys(seedKinds).toSorted());
    for (const earlier of ['categories', 'tags', 'services']) {
      expect(order.indexOf(earlier)).toBeLessThan(order.indexOf('products'));
    }
  });
});
