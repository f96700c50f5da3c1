/**
 * A part of the one private answer that fills the places of pages which are kept for many (schemas/own-answer.ts). It stands in
 * `<group>/<part>.own.ts`, which exports `<part>Own`; `npm run index` writes their list.
 */
import type { BodyOf, Query, ReadId } from './query';

export interface OwnAsked {
  /** Has finished registering, and is logged in: calls below /me answer. */
  readonly isMember: boolean;
  /** Of a member's cart; '' where there is none. */
  readonly cartToken: string;
}

export interface OwnPart<Id extends ReadId, Part> {
  /** What it is made of; null: whoever asks has no such thing. */
  readonly ask: (asked: OwnAsked) => Query<Id> | null;
  readonly pick: (body: BodyOf<Id>) => Part;
  /** What the elements `data-own="<part>"` say; null: what stands there stays. */
  readonly text?: (part: Part) => string | null;
}

/** A part of any call: it picks of the body of its own. */
export interface AnyOwnPart {
  readonly ask: (asked: OwnAsked) => Query | null;
  readonly pick: (body: never) => unknown;
  readonly text?: (part: never) => string | null;
}

export const defineOwn = <Id extends ReadId, Part>(part: OwnPart<Id, Part>): OwnPart<Id, Part> => part;
