/** What is a visitor's own, asked of the contract's calls all at once (schemas/own-answer.ts). */
import type { FastifyRequest } from 'fastify';
import type { AnyOwnPart, OwnAsked } from '../../../../schemas/define-own';
import type { OwnAnswer } from '../../../../schemas/own-answer';
import { ownParts } from '../../../../schemas/own.generated';
import type { Visitor } from '../../../../src/domain/visitor';
import { askFor, type Ask } from '../../../../storefront/page/load/ask';
import { cartTokenOf } from '../../cookies/cart-cookies';

/** Guests' carts are counted by their cookie; who has not confirmed the mail address is one. */
export const ownAskedOf = (request: FastifyRequest, { visitor }: { readonly visitor: Visitor }): OwnAsked =>
  visitor.kind === 'member' && visitor.isRegistered
    ? { isMember: true, cartToken: cartTokenOf(request) }
    : { isMember: false, cartToken: '' };

export const composeOwn = async (ask: Ask, asked: OwnAsked): Promise<OwnAnswer> => {
  const told = await Promise.all(
    Object.entries<AnyOwnPart>(ownParts).map(async ([name, { ask: wanted, pick, text }]) => {
      const query = wanted(asked);
      const answer = query && (await askFor(ask, query));
      if (!answer?.ok) return null;
      // The answer to what it has asked for, and what it has picked of that.
      const part = pick(answer.result as never);
      return { name, part, text: text?.(part as never) ?? null };
    }),
  );
  const known = told.filter((one) => one !== null);
  return {
    ...Object.fromEntries(known.map(({ name, part }) => [name, part])),
    texts: Object.fromEntries(known.flatMap(({ name, text }) => (text === null ? [] : [[name, text]]))),
  };
};
