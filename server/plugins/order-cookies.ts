/**
 * How a browser proves that an order is its own: `order_<id>` holds the token of the cart that was ordered, and no script
 * can read it. The order's address alone, which is shared, kept in histories and sent on, shows nobody's address.
 * One cookie for each order, so that a second one hides no first; the order itself ends earlier than its cookie.
 */
import type { FastifyRequest } from 'fastify';
import { tokenIn } from '../../src/lib/cart-cookies';
import { cookieIn } from '../../src/lib/cookies';
import type { RawInput } from '../http/compiled-call';
import { giftReceiverOf } from './gift-cookies';
import { loginFlowOf } from './provider-cookies';
import { visitorTokenOf } from './visitor-cookies';

/** Of the screen after the order, for half an hour, and of a payment that takes as long before. */
export const orderCookieSeconds = 3_600;

export const orderCookieName = (id: string): string => `order_${id}`;

/** The token that the order was placed with, as the browser tells; undefined: it was not this browser. */
export const orderedWith = ({ headers }: FastifyRequest, id: string): string | undefined => {
  const token = cookieIn(headers.cookie ?? '', orderCookieName(id)) ?? '';
  return /^[\w-]{16,64}$/.test(token) ? token : undefined;
};

const textAt = (value: unknown, [name, ...rest]: readonly string[]): string | undefined => {
  if (name === undefined) return typeof value === 'string' ? value : undefined;
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? textAt((value as Readonly<Record<string, unknown>>)[name], rest)
    : undefined;
};

/** Where the calls that tell more to whoever ordered name the order. */
const orderIn: Readonly<Record<string, readonly string[]>> = {
  'order.temporary': ['params', 'id'],
  'tracking.sendEvent': ['body', 'event', 'order_id'],
};

const proof = 'x-cart-token';

/** Where the calls that a gift's receiver proves themselves to name the gift. */
const giftIn: Readonly<Record<string, readonly string[]>> = {
  'gift.shipping': ['params', 'token'],
  'gift.checkShipping': ['body', 'token'],
  'gift.checkDelivery': ['body', 'token'],
  'gift.receive': ['params', 'token'],
  'gift.complete': ['params', 'token'],
};

const callbackCall = 'auth.providerCallback';
const loginCalls = new Set(['auth.login', 'auth.loginSyncChannel', 'auth.verify', callbackCall]);

/** Of the browser's cart, which becomes the member's. */
const cartOf = (request: FastifyRequest): string | undefined => {
  const token = tokenIn(request.headers.cookie ?? '') ?? '';
  return /^[\w-]{32}$/.test(token) ? token : undefined;
};

/** Calls that a guest's name goes with. */
const visitorCalls = new Set(['history.keep', 'history.guest', 'upload.keep', 'upload.file', ...loginCalls]);

/** The call's input with what the browser's cookies prove. A proof of the caller's own stays. */
export const withProof = <Input extends RawInput>(request: FastifyRequest, call: string, input: Input): Input => {
  const place = orderIn[call];
  const id = place && textAt(input, place);
  const ordered = id === undefined ? undefined : orderedWith(request, id);
  const token = loginCalls.has(call) ? cartOf(request) : ordered;
  const visitor = visitorCalls.has(call) ? visitorTokenOf(request) : undefined;
  const state = call === callbackCall ? textAt(input, ['query', 'state']) : undefined;
  const flow = state === undefined ? undefined : loginFlowOf(request, state);
  const giftPlace = giftIn[call];
  const gift = giftPlace && textAt(input, giftPlace);
  const receiver = gift === undefined ? undefined : giftReceiverOf(request, gift);
  const proofs = {
    ...(token === undefined ? {} : { [proof]: token }),
    ...(visitor === undefined ? {} : { 'x-visitor-token': visitor }),
    ...(flow === undefined ? {} : { 'x-login-flow': flow }),
    ...(receiver === undefined ? {} : { 'x-gift-receiver': receiver }),
  };
  return Object.keys(proofs).length === 0 ? input : { ...input, headers: { ...proofs, ...input.headers } };
};
