/**
 * How a browser proves that an order is its own: `order_<id>` holds the token of the cart that was ordered, and no script
 * can read it. The order's address alone, which is shared, kept in histories and sent on, shows nobody's address.
 * One cookie for each order, so that a second one hides no first; the order itself ends earlier than its cookie.
 */
import type { FastifyRequest } from 'fastify';
import { cookieIn } from '../../../src/lib/cookies';

/** Of the screen after the order, for half an hour, and of a payment that takes as long before. */
export const orderCookieSeconds = 3_600;

export const orderCookieName = (id: string): string => `order_${id}`;

/** The token that the order was placed with, as the browser tells; undefined: it was not this browser. */
export const orderedWith = ({ headers }: FastifyRequest, id: string): string | undefined => {
  const token = cookieIn(headers.cookie ?? '', orderCookieName(id)) ?? '';
  return /^[\w-]{16,64}$/.test(token) ? token : undefined;
};
