/**
 * What the workbench shows and its tests check: each section of the registry, in each variant that it or a theme has,
 * with each of its fixtures. Nothing is listed by hand, so nothing can be forgotten.
 */
import { sections } from '../sections/registry.generated';
import type { AnySection } from '../storefront/page/load/screen';
import { themes } from '../themes/registry.generated';
import type { Theme } from '../themes/theme';
import { type Fixture, fixturesOf } from './fixtures';

export interface Story {
  /** `purchase/sticky/ok` */
  readonly id: string;
  readonly section: string;
  readonly definition: AnySection;
  readonly area: string;
  readonly variant: string;
  readonly name: string;
  readonly fixture: Fixture;
}

/** A theme's variants of a section by name; none for a section that it draws no other way. */
export const variantsIn = (theme: Theme, section: string): AnySection['variants'] =>
  Object.entries(theme.variants).find(([id]) => id === section)?.[1] ?? {};

const variantNames = (id: string, { variants }: AnySection): readonly string[] => [
  ...new Set([
    ...Object.keys(variants),
    ...Object.values(themes).flatMap((theme) => Object.keys(variantsIn(theme, id))),
  ]),
];

export const stories: readonly Story[] = Object.entries(sections).flatMap(([section, definition]) => {
  const { area, fixtures } = fixturesOf(section);
  return variantNames(section, definition).flatMap((variant) =>
    Object.entries(fixtures).map(([name, fixture]) => ({
      id: `${section}/${variant}/${name}`,
      section,
      definition,
      area,
      variant,
      name,
      fixture,
    })),
  );
});
