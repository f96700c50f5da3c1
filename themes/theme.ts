/**
 * A theme: its tokens and few global rules, and the variants that it draws its own way. A variant named like one of
 * the section's own takes its place, so `default` gives a section another face in this theme.
 */
import type { PropsOf } from '../src/layout/define-data';
import type { ViewLoader } from '../src/layout/define-section';
import type { sections } from '../sections/registry.generated';
import type { ThemeId } from './theme-ids';

type Sections = typeof sections;

export interface Theme {
  readonly id: ThemeId;
  /** Japanese name in the studio. */
  readonly title: string;
  /** By role, as its tokens have them; a page need not repeat what the shop's colour scheme has in common with them. */
  readonly colors: Readonly<Record<string, string>>;
  /** Tokens and global rules; the build adds the module's path. */
  readonly style: (() => Promise<unknown>) & { readonly module?: string };
  readonly variants: {
    readonly [Id in keyof Sections]?: Readonly<Record<string, ViewLoader<PropsOf<Sections[Id]>>>>;
  };
}
