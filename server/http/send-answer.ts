import type { FastifyReply } from 'fastify';
import type { RawAnswer } from './compiled-call';

/** Node refuses header values beyond Latin-1; a Japanese one goes out percent-encoded. */
const headerText = (value: string | number): string =>
  typeof value === 'string' && /[^\t\x20-\x7e]/.test(value) ? encodeURIComponent(value) : String(value);

/** A file is saved, or shown by a page of the shop's as a picture: whatever is in it, it never is a page itself. */
const fileHeaders = (suggested: string) => ({
  'content-disposition': `attachment${/^[\w.%~!-]+$/.test(suggested) ? `; filename*=UTF-8''${suggested}` : ''}`,
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
});

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
    reply.headers(fileHeaders(headerText(headers['x-suggested-filename'] ?? '')));
    return reply.type(body.type || 'application/octet-stream').send(Buffer.from(await body.arrayBuffer()));
  }
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
};
