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
