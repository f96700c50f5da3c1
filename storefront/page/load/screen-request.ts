/** What a page view asks for: an address, and what is known of whoever asks. */
import type { Flash } from '../../../src/domain/flash/flash';
import type { VisitorClass } from '../../../src/domain/visitor';
import type { Posted } from '../../../src/ui/shop-context';
import type { Ask } from './ask';

export interface ScreenRequest {
  /** Path of the screen without the channel's prefix, as the browser sent it. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** `origin` is the public one, for canonical addresses. */
  readonly channel: { readonly id: string; readonly prefix: string; readonly origin: string };
  readonly visitor: VisitorClass;
  readonly hasKeycode: boolean;
  /** Of a guest whose browser shows a login that is over, on a screen that is a visitor's own. */
  readonly isLoginOver?: true;
  /** The mark of the member whose screen it is, where it is one's own (src/lib/member-mark.ts). */
  readonly drawnFor?: string;
  /** The token of the visitor's cart; '' where there is none, and on a screen that is drawn for everyone. */
  readonly cartToken: string;
  readonly now: Date;
  readonly ask: Ask;
  /** A plain form that the screen shows again. */
  readonly posted?: Posted;
  /** The answer is this visitor's alone: a gate leads back to the whole address that they came for. */
  readonly keepsQuery?: true;
  /** What the screen says once, of what was done before it. */
  readonly flash?: Flash;
}
