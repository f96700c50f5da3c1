/** Pictures of the shop behind SHOP_API_URL, under our own address: pages load pictures from nowhere else. */
import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/error-answer';

export interface UpstreamImagesOptions {
  readonly apiUrl: string;
}

const pick = <H extends object>(headers: H, names: readonly (keyof H)[]): Partial<H> => {
  const picked: Partial<H> = {};
  for (const name of names) if (headers[name] !== undefined) picked[name] = headers[name];
  return picked;
};

/** No cookie and no token goes to the other shop, and no cookie of it comes back. */
const asked = ['accept', 'if-none-match', 'if-modified-since'] as const;
const answered = [
  'cache-control', 'content-length', 'content-type', 'etag', 'last-modified', 'location', 'vary',
] as const; // prettier-ignore

const timeoutMs = 20_000;

export const upstreamImages = async (app: FastifyInstance, { apiUrl }: UpstreamImagesOptions): Promise<void> => {
  const { origin, pathname } = new URL(apiUrl);
  // The proxy brings its own, which would clash with the app's.
  app.removeAllContentTypeParsers();
  await app.register(proxy, {
    upstream: origin,
    prefix: '/images',
    rewritePrefix: `${pathname.replace(/\/$/, '')}/images`,
    httpMethods: ['GET', 'HEAD'],
    http: { requestOptions: { timeout: timeoutMs } },
    replyOptions: {
      rewriteRequestHeaders: (_request, headers) => pick(headers, asked),
      rewriteHeaders: (headers) => ({ ...pick(headers, answered), 'x-content-type-options': 'nosniff' }),
      onError: (reply, { error }) => {
        reply.log.warn({ err: error }, 'a picture of the other shop cannot be had');
        reply.send(new Refusal('service.unavailable'));
      },
    },
  });
};
