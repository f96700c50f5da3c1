/** The answer to a request whose address cannot be read: a plain page for a browser, an error of the list for others. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { plainEntry } from './storefront/entries/entry';
import { answerForError } from '../http/error-answer';
import { sendAnswer } from '../http/send-answer';

/** `prefix`: that of the channel that was asked, to whose top the page leads; asked for only where there is a page. */
export const sendUnreadable = async (
  error: Error,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  prefix: () => Promise<string>,
): Promise<FastifyReply> => {
  const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  if (!isPage) return sendAnswer(reply, answerForError(error, request.log));
  // Without the shop's answer the page leads to the root, as for an unknown host.
  const { status, headers, identity } = plainEntry('malformed', await prefix().catch(() => ''), 400);
  return reply.code(status).headers(headers).send(identity);
};
