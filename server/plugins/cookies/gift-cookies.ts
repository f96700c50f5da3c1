/**
 * How a browser proves that it is the one which receives a gift: `gift_<start of its token>` holds what the shop has
 * answered to the check of its address, and no script can read it. The link alone, which whoever ordered has as well,
 * shows nobody's address. One cookie for each gift, for as long as the shop keeps what was checked.
 */
import type { FastifyRequest } from 'fastify';
import { cookieIn } from '../../../src/lib/cookies';
import { isGiftToken } from '../../../src/domain/gift';
import { cookieAttributes, type Visit } from '../../request/visit';

/** A day at most. */
const maxAgeSeconds = 24 * 3600;

/** So much of a token tells gifts apart, and opens none. */
const nameLength = 12;
const cookieName = (gift: string): string => `gift_${gift.slice(0, nameLength)}`;

/** What the browser proves itself by to a gift; undefined: nothing. */
export const giftReceiverOf = ({ headers }: FastifyRequest, gift: string): string | undefined => {
  if (!isGiftToken(gift)) return undefined;
  const proof = cookieIn(headers.cookie ?? '', cookieName(gift)) ?? '';
  return isGiftToken(proof) ? proof : undefined;
};

/** @param gift the token of its link */
export const keepGiftCookie = (visit: Visit, gift: string, proof: string): void => {
  if (!isGiftToken(gift) || !isGiftToken(proof)) return;
  visit.reply.header('set-cookie', `${cookieName(gift)}=${proof}; ${cookieAttributes(visit, maxAgeSeconds)}; HttpOnly`);
};
