import { describe, expect, it } from 'vitest';
import { sections } from '../sections/registry.generated';
import { themeIds } from '../themes/theme-ids';
import { themes } from '../themes/registry.generated';
import { fixturesOf } from './fixtures';
import { looks } from './looks';
import { stories, variantsIn } from './stories';

const files = Object.keys(import.meta.glob('../sections/*/*/*.section.ts'));

const storiesOf = (section: string): readonly string[] =>
  stories.filter((story) => story.section === section).map(({ variant, name }) => `${variant}/${name}`);

describe('the stories', () => {
  it('are of every section that has a folder', () =>
    expect([...new Set(stories.map(({ section }) => section))].sort()).toEqual(
      files.map((path) => path.split('/').at(-2)).sort(),
    ));

  it.each(Object.entries(sections))('show each variant of %s with each fixture', (id, { variants }) => {
    const themed = Object.values(themes).flatMap((theme) => Object.keys(variantsIn(theme, id)));
    const names = Object.keys(fixturesOf(id).fixtures);
    expect(names).toContain('ok');
    const expected = [...new Set([...Object.keys(variants), ...themed])].flatMap((variant) =>
      names.map((name) => `${variant}/${name}`),
    );
    expect(storiesOf(id)).toEqual(expected);
  });

  it('are seen in every theme', () => {
    const plain = looks.filter(({ scheme }) => scheme === null).map(({ theme }) => theme);
    expect(plain.sort()).toEqual([...themeIds].sort());
  });

  it('are seen in each colour scheme of a demo shop that is not its theme’s own, over that theme', () =>
    expect(looks.filter(({ scheme }) => scheme !== null).map(({ id }) => id)).toEqual([
      'gakuen/fukamidori-mikan',
      'minori/wakatake',
    ]));

  it('cannot be had of a section without fixtures', () =>
    expect(() => fixturesOf('contact-card')).toThrow('contact-card.fixtures.ts must export contactCardFixtures'));
});
