/**
 * The one private answer of a page that is kept for many: what is its visitor's own. The browser asks for it after the
 * first paint, below the shop's prefix, and fills the reserved places (docs/caching.md). It is ours, made of answers of
 * the contract, so it is the same before another platform. A part that the shop has no answer for is absent, never zero.
 */
import type { ProductHistory } from './history/history';
import type { Popup } from './popup/popup';

export const ownPath = '/-/own';

export interface OwnAnswer {
  /** As the member wants to be addressed, without 様. */
  readonly name?: string | undefined;
  /** Points that can be used now. */
  readonly points?: number | undefined;
  /** Pieces in the cart that the browser's cookie names. */
  readonly cart_count?: number | undefined;
  /** Ids of the coupons that the member has taken and that are in force, the newest of them. */
  readonly coupons?: readonly number[] | undefined;
  /** What was looked at last, newest first; of a guest, too. */
  readonly viewed?: readonly ProductHistory[] | undefined;
  /** What the shop tells its members at the moment (rule ent.popup). */
  readonly popups?: readonly Popup[] | undefined;
}
