import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sectionsIndex, settingsIndex } from './sections.index';
import { themeVariantsIndexes } from './theme-variants.index';

let root = '';

const has = (...paths: readonly string[]): void => {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '');
  }
};

const hasSection = (folder: string, id: string): void =>
  has(...['settings', 'data', 'section'].map((role) => `sections/${folder}/${id}.${role}.ts`));

const minori = (): string =>
  themeVariantsIndexes.find(({ path }) => path === 'themes/minori/variants.generated.ts')?.text(root) ?? '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'noren-index-'));
  hasSection('product/stock', 'stock');
  hasSection('content/news-list', 'news-list');
  has('themes/minori/index.ts');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the lists of sections', () => {
  it('name each by its folder, area by area', () => {
    has('sections/content/parts/tiles.css.ts');
    expect(sectionsIndex.text(root)).toContain(
      "import { newsList } from './content/news-list/news-list.section';\nimport { stock } from './product/stock/stock.section';\n",
    );
    expect(sectionsIndex.text(root)).toContain("export const sections = {\n  'news-list': newsList,\n  stock,\n}");
    expect(settingsIndex.text(root)).toContain("  'news-list': newsListSettings,\n  stock: stockSettings,\n}");
  });

  it('refuse a folder that is not named like its section, and one without data', () => {
    hasSection('product/sizes', 'size-table');
    expect(() => sectionsIndex.text(root)).toThrow('sections/product/sizes: the folder of size-table must be named');
    rmSync(join(root, 'sections/product/sizes'), { recursive: true });
    rmSync(join(root, 'sections/product/stock/stock.data.ts'));
    expect(() => settingsIndex.text(root)).toThrow('stock.data.ts is missing');
  });
});

describe('the list of a theme’s variants', () => {
  it('takes section and variant from the names of its views', () => {
    has('themes/minori/layouts/top.json', 'themes/minori/stock/stock-minori.css.ts', 'themes/minori/stock/patch.tsx');
    has('themes/minori/stock/stock-minori.tsx', 'themes/minori/stock/stock-minori.test.tsx');
    has('themes/minori/news-list/news-list-quiet-minori.tsx');
    expect(minori()).toContain(`export const variants = {
  'news-list': {
    quiet: () => import('./news-list/news-list-quiet-minori'),
  },
  stock: {
    default: () => import('./stock/stock-minori'),
  },
};`);
  });

  it('is empty where the theme draws nothing its own way', () =>
    expect(minori()).toContain('export const variants = {};'));

  it('refuses a view of no section', () => {
    has('themes/minori/stok/stok-minori.tsx');
    expect(() => minori()).toThrow('themes/minori/stok/stok-minori.tsx: no view of a section stok.');
  });
});
