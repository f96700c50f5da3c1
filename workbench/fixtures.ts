/** Every section's fixtures, found beside it: `sections/<area>/<id>/<id>.fixtures.ts` exports `<id>Fixtures`. */
import type { ReactNode } from 'react';
import type { Crumb } from '../src/ui/shop-context';

export interface Fixture {
  readonly settings: object;
  readonly data: object;
  readonly slots?: Readonly<Record<string, ReactNode>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly params?: Readonly<Record<string, string>>;
  readonly crumbs?: readonly Crumb[];
}

interface SectionFixtures {
  /** The folder that the section stands in: `product`, `cart` … */
  readonly area: string;
  readonly fixtures: Readonly<Record<string, Fixture>>;
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../sections/*/*/*.fixtures.{ts,tsx}', {
  eager: true,
});

const isFixture = (value: unknown): value is Fixture =>
  typeof value === 'object' && value !== null && 'settings' in value && 'data' in value;

const camel = (id: string): string => id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The fixtures of a section; an error that says what to write where there are none. */
export const fixturesOf = (id: string): SectionFixtures => {
  const path = Object.keys(modules).find((candidate) => new RegExp(`/${id}/${id}[.]fixtures[.]tsx?$`).test(candidate));
  const found = path && modules[path]?.[`${camel(id)}Fixtures`];
  if (!path || typeof found !== 'object' || found === null)
    throw new Error(`workbench: ${id}/${id}.fixtures.ts must export ${camel(id)}Fixtures`);
  const fixtures = Object.fromEntries(
    Object.entries(found).map(([name, value]: [string, unknown]) => {
      if (!isFixture(value)) throw new Error(`workbench: the fixture "${name}" of ${id} has no settings and data`);
      return [name, value];
    }),
  );
  return { area: path.split('/').at(-3) ?? '', fixtures };
};
