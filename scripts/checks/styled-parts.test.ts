import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { themeFoldersIn } from '../indexes/theme-folders';
import { styledFolders, unhandedParts } from './styled-parts';

const view = `import { Frame } from '../../../sections/content/hero/frame';
import { box, list } from './hero.css';
export const View = () => (
  <div className={box}>
    <h2>題</h2>
    <ul className={list}><li><b>一</b></li></ul>
    <Frame />
  </div>
);`;

const problems = (styles: string): readonly string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'noren-parts-'));
  writeFileSync(join(folder, 'hero.tsx'), view);
  writeFileSync(
    join(folder, 'hero.css.ts'),
    `export const box = style({});\nexport const list = style({});\n${styles}`,
  );
  try {
    return unhandedParts(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('what a theme’s styles may reach', () => {
  it('is its own elements, however deep, and parts', () => {
    expect(problems('globalStyle(`${list} > li`, {}); globalStyle(`${list} :is(b, li)`, {});')).toEqual([]);
    expect(problems("import { part } from '../../../sections/a/b.parts';\nglobalStyle(`${box} ${part}`, {});")).toEqual(
      [],
    );
    expect(problems('globalStyle(`${box} > :nth-child(-n + 3)`, {}); globalStyle(`${box}:hover`, {});')).toEqual([]);
  });

  it.each([
    ['an element of a section', 'globalStyle(`${box} a`, {});'],
    ['an element beside one of a section', 'globalStyle(`${box} > section`, {});'],
    ['an element in a selector of a style', "export const c = style({ selectors: { '&:has(> section)': {} } });"],
    ['an element below a part', 'globalStyle(`${part} span`, {});'],
    ['an element of the whole page', "globalStyle('h2', {});"],
    ['styles of a section', "import { inner } from '../../../sections/a/b.css';"],
  ])('is not %s', (_name, styles) => expect(problems(styles)).toHaveLength(1));

  it.each(themeFoldersIn('.').flatMap((theme) => styledFolders(join('themes', theme))))('is no more in %s', (folder) =>
    expect(
      unhandedParts(folder),
      'A theme’s styles reach its own elements, and of a section what it hands out: export a class from the section’s <id>.parts.ts and name that.',
    ).toEqual([]),
  );
});
