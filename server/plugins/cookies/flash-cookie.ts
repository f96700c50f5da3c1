/** What the next screen says once (src/domain/flash). The browser's script ends the cookie, or the screen that is drawn with it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { flashOf, type Flash, type FlashName } from '../../../src/domain/flash/flash';
import { flashNameIn, flashTo, noFlash } from '../../../src/domain/flash/flash-cookie';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export const keepFlash = ({ reply }: Exchange, name: FlashName, to: string): void => {
  reply.header('set-cookie', flashTo(name, to));
};

/** What the page at the path has to say, which is not to be said again. */
export const takeFlash = ({ request, reply }: Exchange, path: string): Flash | null => {
  const flash = flashOf(flashNameIn(request.headers.cookie ?? '', path));
  if (flash) reply.header('set-cookie', noFlash);
  return flash;
};
