import { describe, expect, it } from 'vitest';
import { type Build, scriptsOf, sectionWeights, type Weighed } from './script-bytes';

const manifest = {
  entry: { file: 'entry.js' },
  hydrate: { file: 'hydrate.js', imports: ['_react'] },
  _react: { file: 'react.js' },
  purchase: { file: 'purchase.js', imports: ['_react', '_price'], dynamicImports: ['machine', 'member', 'toaster'] },
  machine: { file: 'machine.js', imports: ['_react'] },
  sticky: { file: 'sticky.js', imports: ['purchase'] },
  _price: { file: 'price.js' },
  member: { file: 'member.js' },
  toaster: { file: 'toaster.js' },
  news: { file: 'news.js', imports: ['_react'] },
};
const build: Build = {
  entry: 'entry',
  hydration: 'hydrate',
  textOf: () => '',
  ofMembers: ['member'],
  telling: ['toaster'],
};
const purchase: Weighed = {
  id: 'purchase',
  pages: ['product.detail'],
  hydrates: true,
  modules: ['purchase', 'sticky'],
};
const news: Weighed = { id: 'news', pages: 'any', hydrates: false, modules: ['news'] };
const scripts = (page: string): string[] => scriptsOf([page], [purchase, news], manifest, build).sort();

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
    const ever = scriptsOf(['product.detail'], [purchase], manifest, build, 'ever');
    expect(ever.filter((file) => !first.includes(file))).toEqual(['machine.js']);
  });

  it('are of actions those alone whose forms are sent there', () => {
    const withForms = {
      entry: { file: 'entry.js' },
      hydrate: { file: 'hydrate.js' },
      form: { file: 'form.js', imports: ['list'] },
      list: {
        file: 'list.js',
        dynamicImports: [
          'src/actions/auth/login.action.ts',
          'src/actions/login-code.action.ts',
          'src/actions/decide.action.ts',
        ],
      },
      'src/actions/auth/login.action.ts': { file: 'login.action.js' },
      'src/actions/login-code.action.ts': { file: 'login-code.action.js' },
      'src/actions/decide.action.ts': { file: 'decide.action.js' },
    };
    const texts: Readonly<Record<string, string>> = {
      'list.js': 'a={login:()=>b,"login-code":()=>c,decide:()=>d}',
      'form.js': 'e(f?"login":g);h={j:0,k:"no-login"}',
      'login.action.js': 'next(`login-code`)',
    };
    const section: Weighed = { id: 'form', pages: 'any', hydrates: true, modules: ['form'] };
    const sent = (own: Readonly<Record<string, string>>) =>
      scriptsOf(
        ['top'],
        [section],
        withForms,
        { ...build, textOf: (file) => ({ ...texts, ...own })[file] ?? '' },
        'ever',
      )
        .filter((file) => file.endsWith('.action.js'))
        .sort();
    expect(sent({})).toEqual(['login-code.action.js', 'login.action.js']);
    expect(sent({ 'form.js': 'e("reminder")' })).toEqual([]);
  });

  it('cannot be told for a module that was not built', () =>
    expect(() => scriptsOf([], [], {}, build)).toThrow("entry is not in the build's manifest"));
});

describe('what a section brings to a page', () => {
  const rail: Weighed = { id: 'rail', pages: 'any', hydrates: true, modules: ['_price'] };
  const bytes: Readonly<Record<string, number>> = {
    'purchase.js': 100,
    'price.js': 20,
    'sticky.js': 3,
    'machine.js': 4000,
  };
  const weights = (page: string, reach: 'at once' | 'ever' = 'at once') =>
    sectionWeights([page], [news, rail, purchase], manifest, build, {
      reach,
      bytesOf: (file) => bytes[file] ?? 1_000_000,
    });

  it('is told of those that come to life there, the heaviest first, without what all of them need', () =>
    expect(weights('product.detail')).toEqual([
      { id: 'purchase', bytes: 123, ownBytes: 103 },
      { id: 'rail', bytes: 20, ownBytes: 0 },
    ]));

  it('is its own where nothing else there brings it', () =>
    expect(weights('top')).toEqual([{ id: 'rail', bytes: 20, ownBytes: 20 }]));

  it('holds what it asks for while it is used, where that counts', () =>
    expect(weights('product.detail', 'ever')[0]).toEqual({ id: 'purchase', bytes: 4123, ownBytes: 4103 }));
});
