/**
 * What the runtime knows of a section: which data it needs, how it is drawn and when its code goes to the browser.
 * A view is pure: props in, JSX out, no fetching. It is the export `View` of its module.
 *
 * To add a variant: add a module with a `View` and name it in `variants`; a theme does the same in its own index.
 */
import type { ReactNode } from 'react';
import type { Needs, ResultOf } from '../../schemas/query';
import type { ObjectSchema } from '../../schemas/contract/json-schema';
import type { PageId } from '../../schemas/screens/pages';
import type { SettingsDefinition, SettingsOf } from './define-settings';

/** When a section's code is loaded: at once, when the browser idles, when it is near or touched, or never. */
export type Hydrate = 'load' | 'idle' | 'visible' | 'never';

export interface DataContext<Settings> {
  readonly page: PageId;
  /** Parameters of the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** The first value of each query parameter. */
  readonly query: Readonly<Record<string, string>>;
  readonly settings: Settings;
  /** Today in Japan, `2026-11-20`. */
  readonly today: string;
  /** The visitor's cart; '' where there is none, and on every screen that is drawn for everyone. */
  readonly cartToken: string;
}

/** The answers to a section's needs, by their names. */
export type DataOf<N> = { readonly [K in keyof N]: ResultOf<N[K]> };

export interface ViewProps<D, N = Record<never, never>, S = DataOf<N>> {
  /** Unique on the screen; the stem for DOM ids. */
  readonly id: string;
  readonly settings: SettingsOf<D>;
  readonly data: S;
  readonly slots: Readonly<Record<string, ReactNode>>;
  readonly query: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
}

/** `module` is the file's path from the project root; the build adds it (vite/view-modules.ts). */
export type ViewLoader<P> = (() => Promise<{ readonly View: (props: P) => ReactNode }>) & { readonly module?: string };

export interface SectionDefinition<D extends SettingsDefinition<string, ObjectSchema>, N extends Needs, S> {
  readonly settings: D;
  readonly hydrate: Hydrate;
  /**
   * Data to ask for; merged with all other sections' and asked for at once. A 404 draws nothing, another failure the error
   * state. So does a call that is not for everyone on a screen that is: a section with something personal draws a place
   * for it there, of its final size, which the browser fills (docs/caching.md).
   */
  readonly data: (context: DataContext<SettingsOf<D>>) => N;
  /** What of the answers the views get: for sections that hydrate, only this goes to the browser. All of it by default. */
  readonly select?: (data: DataOf<N>) => S;
  readonly variants: { readonly default: ViewLoader<ViewProps<D, N, S>> } & Readonly<
    Record<string, ViewLoader<ViewProps<D, N, S>>>
  >;
}

type Optional<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

export const defineSection = <
  D extends SettingsDefinition<string, ObjectSchema>,
  N extends Needs = Record<never, never>,
  S = DataOf<N>,
>(
  settings: D,
  runtime: Optional<Omit<SectionDefinition<D, N, S>, 'settings'>, 'data'>,
): SectionDefinition<D, N, S> => ({ settings, data: () => ({}) as N, ...runtime });

/** The props of a section's views, from its definition: `SectionProps<typeof purchase>`. */
export type SectionProps<Section> =
  Section extends SectionDefinition<infer D, infer N, infer S> ? ViewProps<D, N, S> : never;
