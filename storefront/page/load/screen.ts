/** What loadScreen answers: everything that a page view needs, before a byte is written. */
import type { DataContext } from '../../../src/layout/define-data';
import type { Hydrate } from '../../../src/layout/define-section';
import type { ResolvedSection } from '../../../src/layout/resolving/resolve-section';
import type { SettingsDefinition } from '../../../src/layout/define-settings';
import type { Needs } from '../../../schemas/query';
import type { ColorScheme, FrontSettings } from '../../../schemas/site/site';
import type { ShopEnv } from '../../../src/ui/shop-context';
import type { Flash } from '../../../src/domain/flash/flash';
import type { HeadData } from './heads/head';
import type { ThemeId } from '../../../themes/theme-ids';

/** Any section, as the runtime handles it: its settings, data and views were checked where it was defined. */
export interface AnySection {
  readonly settings: SettingsDefinition;
  readonly hydrate: Hydrate;
  readonly needs: (context: DataContext<never>) => Needs;
  readonly select?: (data: never) => unknown;
  readonly variants: Readonly<Record<string, AnyViewLoader>>;
}

export type AnyViewLoader = (() => Promise<{ readonly View: unknown }>) & { readonly module?: string };

/** A resolved section with its data. `data` null: it draws nothing; 'failed': it draws the error state. */
export interface LoadedSection {
  /** Unique on the screen: `gallery`, `frame.header`. */
  readonly id: string;
  readonly resolved: ResolvedSection;
  readonly definition: AnySection;
  readonly data: object | null | 'failed';
  readonly slots: Readonly<Record<string, readonly LoadedSection[]>>;
}

export interface Screen {
  readonly kind: 'screen';
  readonly status: number;
  readonly env: ShopEnv;
  readonly theme: ThemeId;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Sections of the frame before and after the outlet. */
  readonly frame: {
    readonly key: string;
    readonly before: readonly LoadedSection[];
    readonly after: readonly LoadedSection[];
  };
  readonly sections: readonly LoadedSection[];
  readonly head: HeadData;
  readonly settings: FrontSettings;
  readonly colorScheme: ColorScheme | null;
  /** What it says once. */
  readonly flash: Flash | null;
  /** false: a section's data could not be had just now, so the screen is not worth keeping. */
  readonly isWhole: boolean;
  /** The screen may not be kept past this time: a window opens or closes. */
  readonly validUntil: Date | null;
}

export type ScreenAnswer = Screen | { readonly kind: 'redirect'; readonly to: string };
