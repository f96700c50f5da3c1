import type { FrameId } from '../../../../schemas/screens/frames';
import type { PageId } from '../../../../schemas/screens/pages';

export interface LayoutAddress {
  readonly kind: 'page' | 'frame';
  readonly page: PageId | FrameId;
  /** '' unless it is a landing or static page. */
  readonly instance: string;
}

export type PublishedLayout =
  | { readonly kind: 'document'; readonly document: Record<string, unknown> }
  /** The shop has arranged nothing: the theme's base holds. */
  | { readonly kind: 'none' }
  /** What is stored is no document. */
  | { readonly kind: 'unreadable' };

export interface LayoutLog {
  warn(fields: object, message: string): void;
}
