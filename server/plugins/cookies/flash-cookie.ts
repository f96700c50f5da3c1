/** What the next screen says once (src/domain/flash.ts). The browser's script ends the cookie, or the screen that is drawn with it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { flashIn, type Flash, type FlashName, flashPair, flashSeconds, noFlashPair } from '../../../src/domain/flash';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export const keepFlash = ({ reply }: Exchange, name: FlashName, to: string): void => {
  reply.header('set-cookie', `${flashPair(name, to)}; Path=/; Max-Age=${flashSeconds}; SameSite=Lax`);
};

/** What the page at the path has to say, which is not to be said again. */
export const takeFlash = ({ request, reply }: Exchange, path: string): Flash | null => {
  const flash = flashIn(request.headers.cookie ?? '', path);
  if (flash) reply.header('set-cookie', `${noFlashPair}; Path=/; Max-Age=0; SameSite=Lax`);
  return flash;
};
