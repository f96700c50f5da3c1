import type { FastifyReply } from 'fastify';
import type { RawAnswer } from './compiled-call';

/** Node refuses header values beyond Latin-1; a Japanese one goes out percent-encoded. */
const headerText = (value: string | number): string =>
  typeof value === 'string' && /[^\t\x20-\x7e]/.test(value) ? encodeURIComponent(value) : String(value);

/** Plain JSON.stringify: a serialiser made from the schema would change what does not fit it. */
export const sendAnswer = async (
  reply: FastifyReply,
  { status, body, headers = {} }: RawAnswer,
): Promise<FastifyReply> => {
  reply.code(status);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  for (const [name, value] of Object.entries(headers)) reply.header(name, headerText(value));
  if (body === undefined) return reply.send();
  if (body instanceof Blob) {
    return reply.type(body.type || 'application/octet-stream').send(Buffer.from(await body.arrayBuffer()));
  }
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
};
