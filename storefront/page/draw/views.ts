/** The views of all sections and themes, loaded once at the server's start, so that drawing never waits. */
import type { ThemeId } from '../../../themes/theme-ids';
import type { Theme } from '../../../themes/theme';
import type { View } from '../../island/island';
import type { Sections } from '../load/load-sections';
import type { AnyViewLoader, LoadedSection } from '../load/screen';

export interface FoundView {
  readonly module: string;
  readonly view: View;
}

export interface Views {
  viewOf(section: LoadedSection, theme: ThemeId): FoundView | null;
  variantsOf(type: string, theme: ThemeId): readonly string[];
}

const load = async (name: string, loader: AnyViewLoader): Promise<FoundView> => {
  const module = loader.module;
  if (!module) throw new Error(`views: "${name}" has no module path; is it written () => import('./…')?`);
  // Props were checked where the section was defined; here a view is only called.
  return { module, view: (await loader()).View as View };
};

const loadMap = async (
  prefix: string,
  loaders: Readonly<Record<string, AnyViewLoader>>,
): Promise<Record<string, FoundView>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(loaders).map(
        async ([variant, loader]) => [variant, await load(`${prefix}/${variant}`, loader)] as const,
      ),
    ),
  );

type LoaderMaps = { readonly [type: string]: Readonly<Record<string, AnyViewLoader>> | undefined };

const loadMaps = async (maps: LoaderMaps): Promise<Map<string, Record<string, FoundView>>> =>
  new Map(
    await Promise.all(
      Object.entries(maps).map(async ([type, loaders = {}]) => [type, await loadMap(type, loaders)] as const),
    ),
  );

/** A theme's variant comes before a section's own of the same name. */
export const loadViews = async (sections: Sections, themes: Readonly<Record<ThemeId, Theme>>): Promise<Views> => {
  const own = await loadMaps(
    Object.fromEntries(Object.entries(sections).map(([type, { variants }]) => [type, variants])),
  );
  const themed = new Map(
    await Promise.all(Object.values(themes).map(async ({ id, variants }) => [id, await loadMaps(variants)] as const)),
  );
  const all = (type: string, theme: ThemeId): Readonly<Record<string, FoundView>> => ({
    ...own.get(type),
    ...themed.get(theme)?.get(type),
  });
  // Computed once: which variants there are does not change while the server runs.
  const merged = new Map(
    Object.values(themes).map(({ id }) => [id, new Map(Object.keys(sections).map((type) => [type, all(type, id)]))]),
  );
  return {
    viewOf: ({ resolved }, theme) => {
      const variants = merged.get(theme)?.get(resolved.type);
      return variants?.[resolved.variant] ?? variants?.default ?? null;
    },
    variantsOf: (type, theme) => Object.keys(merged.get(theme)?.get(type) ?? {}),
  };
};
