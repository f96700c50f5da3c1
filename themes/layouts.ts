/**
 * The themes' base layouts: what a screen shows until a shop arranges it. Pure data, one file a page or frame, listed by
 * `npm run index`. A theme says only what it does differently from the shared ones.
 */
import type { LayoutDocument } from '../schemas/layout/document';
import type { FrameId } from '../schemas/screens/frames';
import type { PageId } from '../schemas/screens/pages';
import { sharedLayouts, ownLayouts } from './layouts.generated';
import { themeIds, type ThemeId } from './theme-ids';

export interface BaseLayouts {
  readonly pages: { readonly [Page in PageId]?: LayoutDocument };
  readonly frames: { readonly [Frame in FrameId]?: LayoutDocument };
}

// TypeScript reads `"$schema"` of a JSON module as any string; the engine's tests resolve every one of these.
const documents = <Id extends string>(modules: Readonly<Partial<Record<Id, object>>>) =>
  modules as { readonly [Key in Id]?: LayoutDocument };

const ofTheme = (theme: ThemeId): BaseLayouts => {
  const own: { readonly pages: object; readonly frames: object } = ownLayouts[theme];
  return {
    pages: documents<PageId>({ ...sharedLayouts.pages, ...own.pages }),
    frames: documents<FrameId>({ ...sharedLayouts.frames, ...own.frames }),
  };
};

export const themeLayouts = Object.fromEntries(themeIds.map((theme) => [theme, ofTheme(theme)])) as Readonly<
  // TypeScript forgets the keys, which are all of the ids.
  Record<ThemeId, BaseLayouts>
>;
