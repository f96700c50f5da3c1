/**
 * What a section asks the shop for, and what its views get of the answers. It stands in `<id>.data.ts`, pure and below
 * both the definition and the views, so that a view has its props from here and not from the definition that loads it.
 */
import type { ReactNode } from 'react';
import type { Needs, ResultOf } from '../../schemas/query';
import type { ObjectSchema } from '../../schemas/contract/json-schema';
import type { GiftPlace } from '../../schemas/gift/steps';
import type { PageId } from '../../schemas/screens/pages';
import type { SettingsDefinition, SettingsOf } from './define-settings';

/** The gift that a screen of its receiver is about. */
export interface ScreenGift {
  /** It can still be received. */
  readonly isWaiting: boolean;
  /** Where it goes, as this receiver has said; null: they have not, or the screen does not ask. */
  readonly place: GiftPlace | null;
}

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
  /** The visitor has finished registering and is logged in: calls below /me answer. */
  readonly isMember: boolean;
  /** Null or absent: it is about none, or the shop does not know it. */
  readonly gift?: ScreenGift | null;
}

/** The answers to a section's needs, by their names. */
type DataOf<N> = { readonly [K in keyof N]: ResultOf<N[K]> };

export interface SectionData<D extends SettingsDefinition<string, ObjectSchema>, N extends Needs, S> {
  readonly settings: D;
  /**
   * Asked for together with all other sections' needs, equal ones once. A 404 draws nothing, another failure the error
   * state. So does a call that is not for everyone on a screen that is: a section with something personal draws a place
   * for it there, of its final size, which the browser fills (docs/caching.md).
   */
  readonly needs: (context: DataContext<SettingsOf<D>>) => N;
  /** What of the answers the views get: for sections that hydrate, only this goes to the browser. All of it by default. */
  readonly select?: (data: DataOf<N>) => S;
}

/** What is said once here types the definition, the views and the fixtures: `PropsOf<typeof heroData>`. */
export const defineData = <D extends SettingsDefinition<string, ObjectSchema>, N extends Needs, S = DataOf<N>>(
  settings: D,
  asked: Omit<SectionData<D, N, S>, 'settings'>,
): SectionData<D, N, S> => ({ settings, ...asked });

export interface ViewProps<D, S> {
  /** Unique on the screen; the stem for DOM ids. */
  readonly id: string;
  readonly settings: SettingsOf<D>;
  readonly data: S;
  readonly slots: Readonly<Record<string, ReactNode>>;
  readonly query: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
}

/** The props of a section's views, from its data. */
export type PropsOf<Data> = Data extends { readonly settings: infer D; readonly select?: (data: never) => infer S }
  ? ViewProps<D, S>
  : never;
