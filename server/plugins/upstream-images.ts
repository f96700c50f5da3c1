/**
 * Pictures of the shop behind SHOP_API_URL, under our own address: pages load pictures from nowhere else. Whatever that
 * shop keeps below its own `/images`, here it is a raster picture or nothing: a document would run as ours.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { pictureType } from '../domains/base/pictures/picture-type';
import { Refusal } from '../http/error-answer';

export interface UpstreamImagesOptions {
  readonly apiUrl: string;
  readonly mostBytes?: number;
}

/** No cookie and no token goes to the other shop, and no cookie of it comes back. */
const asked = ['accept', 'if-none-match', 'if-modified-since'] as const;
const answered = ['cache-control', 'etag', 'last-modified', 'vary'] as const;

const pick = (names: readonly string[], read: (name: string) => unknown): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name);
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );

const timeoutMs = 20_000;
const usualMostBytes = 20_000_000;
/** As much as says what kind of picture it is. */
const headBytes = 32;

/** Of an answer: opened as a page of its own, nothing in it runs or loads anything. */
const closedPolicy = "default-src 'none'; sandbox";

/** The other shop sent what is no picture, or more than one can be. */
class NoPicture extends Error {
  override readonly name = 'NoPicture';
}

const declaredTypes = /^(?:image\/(?:avif|gif|jpe?g|png|webp)|application\/octet-stream)$/;

const isDeclaredPicture = (type: string | null): boolean =>
  declaredTypes.test((type?.split(';')[0] ?? '').trim().toLowerCase());

/** The bytes with their beginning read: enough of them to know what they are. */
const beginOf = async (body: AsyncIterator<Uint8Array>): Promise<Buffer> => {
  let head = Buffer.alloc(0);
  while (head.length < headBytes) {
    const next = await body.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  return head;
};

const rest = async function* (head: Buffer, body: AsyncIterator<Uint8Array>, mostBytes: number) {
  try {
    let length = head.length;
    yield head;
    for (let next = await body.next(); !next.done; next = await body.next()) {
      length += next.value.length;
      // What was sent is cut off: no cache keeps half a picture.
      if (length > mostBytes) throw new NoPicture(`more than ${mostBytes} bytes`);
      yield next.value;
    }
  } finally {
    await body.return?.();
  }
};

export const upstreamImages = (
  app: FastifyInstance,
  { apiUrl, mostBytes = usualMostBytes }: UpstreamImagesOptions,
  done: () => void,
): void => {
  const base = `${apiUrl.replace(/\/$/, '')}/images/`;
  const folder = new URL(base);

  /** An address below the other shop's pictures, as one below ours; null for any other. */
  const ownAddress = (url: URL): string | null =>
    url.origin === folder.origin && url.pathname.startsWith(folder.pathname)
      ? `/images/${url.pathname.slice(folder.pathname.length)}${url.search}`
      : null;

  const redirect = (reply: FastifyReply, from: URL, location: string | null): FastifyReply => {
    const to = location !== null && URL.canParse(location, from) ? ownAddress(new URL(location, from)) : null;
    if (to === null) throw new NoPicture(`a redirect to ${String(location)}`);
    return reply.header('cache-control', 'no-store').redirect(to, 302);
  };

  const pass = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const url = new URL(base + request.url.replace(/^\/images\//, ''));
    // `..` leads out of the folder.
    if (ownAddress(url) === null) throw new Refusal('request.not-found');
    const sent = pick(asked, (name) => request.headers[name]);
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { headers: sent, redirect: 'manual', signal });
    const { status, body } = response;
    reply.headers(pick(answered, (name) => response.headers.get(name)));
    reply.header('content-security-policy', closedPolicy);
    if (status === 304) return reply.code(304).send();
    const bytes: AsyncIterator<Uint8Array> | undefined = body?.[Symbol.asyncIterator]();
    try {
      if (status >= 300 && status < 400) return await redirect(reply, url, response.headers.get('location'));
      if (status === 404 || status === 410) throw new Refusal('request.not-found');
      if (status !== 200 || !bytes) throw new Refusal('service.unavailable');
      if (Number(response.headers.get('content-length')) > mostBytes)
        throw new NoPicture(`more than ${mostBytes} bytes`);
      const declared = response.headers.get('content-type');
      if (!isDeclaredPicture(declared)) throw new NoPicture(`a file of type ${String(declared)}`);
      const head = await beginOf(bytes);
      const type = pictureType(head);
      if (type === null) throw new NoPicture(`what only says that it is ${String(declared)}`);
      return await reply.type(type).send(Readable.from(rest(head, bytes, mostBytes)));
    } catch (error) {
      await bytes?.return?.();
      throw error;
    }
  };

  app.get('/images/*', async (request, reply) => {
    try {
      return await pass(request, reply);
    } catch (error) {
      reply.removeHeader('cache-control').removeHeader('etag').removeHeader('last-modified');
      if (error instanceof Refusal) throw error;
      request.log.warn({ err: error }, 'a picture of the other shop cannot be had');
      throw new Refusal(error instanceof NoPicture ? 'request.not-found' : 'service.unavailable');
    }
  });
  done();
};
