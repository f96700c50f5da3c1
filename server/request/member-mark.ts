/**
 * Whose a screen is that was drawn for a member: a sign that tells members apart and says nothing else. What such a screen
 * sends bears it, since somebody else may have logged in to the browser meanwhile, in another tab or on another way.
 */
import { createHash } from 'node:crypto';
import { memberHeader } from '../../src/lib/member-mark';
import { memberParameter } from '../../src/lib/member-parameter';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../../src/domain/visitor';
import type { Channel } from './request-context';

/** @param id as the login has answered it; a platform's may be no number */
export const markOf = ({ id: channel }: Pick<Channel, 'id'>, id: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['member', channel, id]))
    .digest('base64url')
    .slice(0, 12);

/** Null: a guest, or a member of another platform whose number is not known here. */
export const markOfVisitor = (channel: Pick<Channel, 'id'>, visitor: Visitor): string | null =>
  visitor.kind === 'member' && visitor.userId > 0 ? markOf(channel, String(visitor.userId)) : null;

type Sent = Pick<FastifyRequest, 'headers' | 'url'>;

/** All that a request says of whose its screen is: by a header or, of a plain form, in its address. */
const saidBy = ({ headers, url }: Sent): readonly string[] => [
  ...[headers[memberHeader] ?? []].flat(),
  ...new URLSearchParams(url.split('?')[1]).getAll(memberParameter),
];

const isMark = (text: string | undefined): text is string => text !== undefined && /^[\w-]{12}$/.test(text);

/** For whom the screen was drawn that sends this; null: it does not say, or not in one word. */
export const sentFor = (request: Sent): string | null => {
  const [said, ...more] = saidBy(request);
  return more.length === 0 && isMark(said) ? said : null;
};

/**
 * Whether a screen that was drawn for a member sends it, or claims so. Who shows a bearer token has no screen, and is whoever
 * the token says.
 */
export const isOfScreen = (request: Sent): boolean =>
  request.headers.authorization === undefined && saidBy(request).length > 0;

/** Whether another member is logged in by now, or nobody can tell: what is no mark was sent by none of the shop's screens. */
export const isForAnother = (
  request: Sent,
  { channel, visitor }: { readonly channel: Pick<Channel, 'id'>; readonly visitor: Visitor },
): boolean => {
  if (!isOfScreen(request)) return false;
  const drawnFor = sentFor(request);
  const now = markOfVisitor(channel, visitor);
  return drawnFor === null || (now !== null && drawnFor !== now);
};
