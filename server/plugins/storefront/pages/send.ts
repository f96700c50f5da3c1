import type { FastifyReply, FastifyRequest } from 'fastify';
import { encode, encodingOf } from '../entries/encoding';
import { type Entry, remainingHeaders } from '../entries/entry';
import type { Served } from '../cache/page-cache';

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, '');

const isKnown = (request: FastifyRequest, { status, etag }: Entry): boolean => {
  const known = request.headers['if-none-match'];
  return (
    status === 200 &&
    known !== undefined &&
    known.split(',').some((tag) => withoutWeakness(tag) === withoutWeakness(etag))
  );
};

export const send = async (
  request: FastifyRequest,
  reply: FastifyReply,
  served: Served,
  now: Date,
): Promise<FastifyReply> => {
  const { entry, body, encoding } = served;
  reply.headers(remainingHeaders(entry, now.getTime()));
  if (isKnown(request, entry)) return reply.code(304).removeHeader('content-type').send();
  if (encoding !== 'identity' && body.length > 0) reply.header('content-encoding', encoding);
  return reply.code(entry.status).send(body);
};

/** Compresses for this one visitor, so lightly. */
export const sendOnce = async (
  request: FastifyRequest,
  reply: FastifyReply,
  entry: Entry,
  now: Date,
): Promise<FastifyReply> => {
  const encoding = encodingOf(request.headers['accept-encoding']);
  return send(request, reply, { entry, body: await encode(entry.identity, encoding, 4), encoding }, now);
};
