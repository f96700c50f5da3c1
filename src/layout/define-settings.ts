/**
 * What server, studio and tests know of a section: its settings and where it may stand. Pure data; shoppers never
 * download it. The view side is in define-section.ts.
 *
 * A property of the schema marked `'x-responsive': true` may be stored as one value or one per screen class; the
 * renderer hands it to the section's CSS as the custom property `--s-<name>` and to its view as `Responsive<T>`.
 */
import type { Infer, ObjectSchema } from '../../schemas/contract/json-schema';
import type { JsonObject, ScreenClass } from '../../schemas/layout/document';
import type { FrameId } from '../../schemas/screens/frames';
import type { PageId } from '../../schemas/screens/pages';

export interface SlotDefinition {
  /** Section types that may stand in the slot; `column`: all that say that they can stand in one. */
  readonly accepts: readonly string[] | 'column';
  readonly limit?: number;
}

export interface SettingsDefinition<Id extends string = string, S extends ObjectSchema = ObjectSchema> {
  readonly id: Id;
  /** Raised with every change of the schema that needs a migration; from 1. */
  readonly version: number;
  /** Japanese name in the studio. */
  readonly title: string;
  /** Pages and frames that it may stand on. */
  readonly pages: readonly (PageId | FrameId)[] | 'any';
  /** It reads well in half a page's width. */
  readonly canStandInColumn?: true;
  /** At most so many on one page. */
  readonly limit?: number;
  /** Put back where it is missing; its visibility and window are ignored. On these pages, or on all of `pages`. */
  readonly essential?: true | readonly (PageId | FrameId)[];
  /** A shop that has no members does not draw it. On members' own screens nothing is drawn there, whatever it is. */
  readonly isOfMembers?: true;
  readonly schema: S;
  /** `'1->2'`: settings of version 1 → settings of version 2. */
  readonly migrations?: Readonly<Record<`${number}->${number}`, (settings: JsonObject) => JsonObject>>;
  readonly slots?: Readonly<Record<string, SlotDefinition>>;
  /** Ready-made settings that the studio offers. */
  readonly presets?: readonly { readonly title: string; readonly settings: JsonObject; readonly variant?: string }[];
}

export const defineSettings = <const Id extends string, const S extends ObjectSchema>(
  definition: SettingsDefinition<Id, S>,
): SettingsDefinition<Id, S> => definition;

/** A value for every screen class. */
export type Responsive<T> = Readonly<Record<ScreenClass, T>>;

type ResponsiveKeys<S> = S extends { properties: infer P }
  ? { [K in keyof P]: P[K] extends { readonly 'x-responsive': true } ? K : never }[keyof P]
  : never;

/** Resolved settings as a view gets them: validated, defaults filled in, responsive ones spread over the classes. */
export type SettingsOf<D> =
  D extends SettingsDefinition<string, infer S>
    ? {
        readonly [K in keyof Infer<S>]-?: K extends ResponsiveKeys<S>
          ? Responsive<NonNullable<Infer<S>[K]>>
          : Infer<S>[K];
      }
    : never;
