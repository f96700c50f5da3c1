import { describe, expect, it } from 'vitest';
import { scriptsOf, type Weighed } from './script-bytes';

const manifest = {
  entry: { file: 'entry.js' },
  hydrate: { file: 'hydrate.js', imports: ['_react'] },
  _react: { file: 'react.js' },
  purchase: { file: 'purchase.js', imports: ['_react', '_price'], dynamicImports: ['machine'] },
  machine: { file: 'machine.js', imports: ['_react'] },
  sticky: { file: 'sticky.js', imports: ['purchase'] },
  _price: { file: 'price.js' },
  news: { file: 'news.js', imports: ['_react'] },
};
const purchase: Weighed = { pages: ['product.detail'], hydrates: true, modules: ['purchase', 'sticky'] };
const news: Weighed = { pages: 'any', hydrates: false, modules: ['news'] };
const scripts = (page: string): string[] =>
  scriptsOf([page], [purchase, news], manifest, { entry: 'entry', hydration: 'hydrate' }).sort();

describe('the scripts of a page', () => {
  it('are the entry alone where nothing hydrates', () => expect(scripts('top')).toEqual(['entry.js']));

  it('are every variant of what may stand there, with what they import, once', () =>
    expect(scripts('product.detail')).toEqual([
      'entry.js',
      'hydrate.js',
      'price.js',
      'purchase.js',
      'react.js',
      'sticky.js',
    ]));

  it('are also what is asked for while the page is used, where that counts', () => {
    const first = scripts('product.detail');
    const ever = scriptsOf(['product.detail'], [purchase], manifest, { entry: 'entry', hydration: 'hydrate' }, 'ever');
    expect(ever.filter((file) => !first.includes(file))).toEqual(['machine.js']);
  });

  it('cannot be told for a module that was not built', () =>
    expect(() => scriptsOf([], [], {}, { entry: 'entry', hydration: 'hydrate' })).toThrow(
      "entry is not in the build's manifest",
    ));
});
