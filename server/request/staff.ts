/**
 * Who is staff: whoever shows the token that the operator set, as a bearer; no cookie says so, and no token of a member.
 * It is compared by its hash, in constant time, and stands in no log. Where none is set, nobody is.
 */
import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';

export type IsStaff = (request: Pick<FastifyRequest, 'headers'>) => boolean;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** @param token at least 32 characters, as the configuration demands; null: nobody is staff */
export const createIsStaff = (token: string | null): IsStaff => {
  if (token === null) return () => false;
  const expected = hashOf(token);
  return ({ headers: { authorization = '' } }) => {
    const shown = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    return shown !== undefined && timingSafeEqual(hashOf(shown), expected);
  };
};
