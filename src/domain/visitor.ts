import type { VisitorKind } from '../../schemas/layout/document';

/**
 * Who asks. The server finds out in one place (server/request/visitor-of.ts); a screen is told the class alone, so that nothing
 * on a page that is kept for a class can be one visitor's own.
 */
export interface Guest {
  readonly kind: 'guest';
  /** Has passed the shop's keycode gate. */
  readonly hasKeycode?: true;
}

export interface Member {
  readonly kind: 'member';
  readonly userId: number;
  /** Has finished registering. */
  readonly isRegistered: boolean;
  readonly hasKeycode?: true;
}

export type Visitor = Guest | Member;

export const guest: Guest = { kind: 'guest' };

/** Those for whom pages are alike; `registered` is a member who has finished registering. */
export type VisitorClass = 'guest' | 'member' | 'registered';

export const classOf = (visitor: Visitor): VisitorClass =>
  visitor.kind === 'guest' ? 'guest' : visitor.isRegistered ? 'registered' : 'member';

/** As shop admins tell them apart in a layout, and the frame in its links. */
export const kindOf = (visitor: VisitorClass): VisitorKind => (visitor === 'guest' ? 'guest' : 'member');
