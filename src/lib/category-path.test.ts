import { describe, expect, it } from 'vitest';
import { sampleCategories } from '../../sections/samples/shop';
import { categoryPath } from './category-path';

const namesTo = (key: string): string[] => categoryPath(sampleCategories, key).map(({ name }) => name);

describe('categoryPath', () => {
  it('leads from the root to the category', () => {
    expect(namesTo('tea-2')).toEqual(['お茶', '抹茶']);
    expect(namesTo('tea')).toEqual(['お茶']);
  });

  it('is empty for a category that is not there', () => {
    expect(namesTo('none')).toEqual([]);
    expect(categoryPath([], 'tea')).toEqual([]);
  });
});
