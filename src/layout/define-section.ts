/**
 * What the runtime knows of a section: its settings and data, how it is drawn and when its code goes to the browser.
 * A view is pure: props in, JSX out, no fetching. It is the export `View` of its module.
 *
 * To add a variant: add a module with a `View` and name it in `variants`; a theme's own is found by its folder.
 */
import type { ReactNode } from 'react';
import type { Needs } from '../../schemas/query';
import type { ObjectSchema } from '../../schemas/contract/json-schema';
import type { SectionData, ViewProps } from './define-data';
import type { SettingsDefinition } from './define-settings';

/**
 * When a section's code is loaded: at once, when the browser idles, when it is near or touched, only when touched, for members
 * at once and for guests never, or never.
 */
export type Hydrate = 'load' | 'idle' | 'visible' | 'touch' | 'members' | 'never';

/** `module` is the file's path from the project root; the build adds it (vite/view-modules.ts). */
export type ViewLoader<P> = (() => Promise<{ readonly View: (props: P) => ReactNode }>) & { readonly module?: string };

interface Drawing<P> {
  readonly hydrate: Hydrate;
  readonly variants: { readonly default: ViewLoader<P> } & Readonly<Record<string, ViewLoader<P>>>;
}

export type SectionDefinition<D extends SettingsDefinition<string, ObjectSchema>, N extends Needs, S> = SectionData<
  D,
  N,
  S
> &
  Drawing<ViewProps<D, S>>;

export const defineSection = <D extends SettingsDefinition<string, ObjectSchema>, N extends Needs, S>(
  data: SectionData<D, N, S>,
  drawing: Drawing<ViewProps<D, S>>,
): SectionDefinition<D, N, S> => ({ ...data, ...drawing });
