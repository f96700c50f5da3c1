/**
 * The one private answer of a page that is kept for many: what is its visitor's own. The browser asks for it after the
 * first paint, below the shop's prefix, and fills the reserved places (docs/caching.md). It is ours, made of answers of
 * the contract, so it is the same before another platform. A part that the shop has no answer for is absent, never zero.
 * The parts stand in `<group>/<part>.own.ts`.
 */
import type { ownParts } from './own.generated';

export const ownPath = '/-/own';

type Parts = typeof ownParts;

export type OwnAnswer = {
  readonly [Name in keyof Parts]?: ReturnType<Parts[Name]['pick']>;
} & {
  /** What the elements `data-own="<part>"` say, by part. */
  readonly texts?: Readonly<Partial<Record<keyof Parts, string>>>;
};

type Id = string | number;
/** Parts that are lists of ids: what a member has done to which of the items that a page shows to all. */
type PartOfIds = {
  [Name in keyof Parts]: ReturnType<Parts[Name]['pick']> extends readonly Id[] ? Name : never;
}[keyof Parts];

/** Of an element that shows where the item is among the part's: `data-own-in="coupons:1"`. */
export type OwnMark = `${PartOfIds}:${Id}`;

/** Whether it is: what stands before the element gives way to it then. */
export const isOwnIn = (own: OwnAnswer, mark: string): boolean => {
  const [part, id] = mark.split(':');
  // Whatever the part is, its ids are compared as the page has them.
  const ids: unknown = own[part as keyof OwnAnswer];
  return Array.isArray(ids) && ids.map(String).includes(String(id));
};
