import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerHeaders } from './answer-headers';
import { errors } from './errors';
import { upstreamImages } from './upstream-images';

type Answer = (reply: FastifyReply, request: FastifyRequest) => unknown;

const answers = new Map<string, Answer>();
const asked: FastifyRequest[] = [];
const other = Fastify();
const elsewhere = Fastify();
const front = Fastify();
let elsewhereUrl: string;
const mostBytes = 100_000;

const urlOf = (app: FastifyInstance): string => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

const square = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
const pictures: Record<string, Buffer> = {};
const document = '<!doctype html><script>alert(1)</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

beforeAll(async () => {
  for (const kind of ['png', 'jpeg', 'webp', 'gif', 'avif'] as const) {
    pictures[kind] = await square.clone().toFormat(kind).toBuffer();
  }
  other.get('/*', (request, reply) => {
    asked.push(request);
    return answers.get(request.url)?.(reply, request) ?? reply.code(404).type('text/html').send(document);
  });
  elsewhere.get('/*', (_request, reply) => reply.type('image/png').send(pictures.png));
  for (const app of [other, elsewhere]) await app.listen({ port: 0, host: '127.0.0.1' });
  elsewhereUrl = urlOf(elsewhere);
  await front.register(answerHeaders, { publicUrl: null });
  await front.register(errors);
  await front.register(upstreamImages, { apiUrl: `${urlOf(other)}/shop`, mostBytes });
});
afterAll(() => Promise.all([front, other, elsewhere].map((app) => app.close())));

const get = (name: string, headers: Record<string, string> = {}) => front.inject({ url: `/images/${name}`, headers });
const answer = (name: string, given: Answer): void => void answers.set(`/shop/images/${name}`, given);

describe('a picture of the other shop', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'])('is shown as what its bytes are: %s', async (kind) => {
    answer(`a.${kind}?w=1`, (reply) =>
      reply
        .headers({ etag: '"1"', 'cache-control': 'public, max-age=60', 'set-cookie': 'a=b', 'x-other': '1' })
        .type(kind === 'gif' ? 'application/octet-stream' : `image/${kind}`)
        .send(pictures[kind]),
    );
    const { statusCode, headers, rawPayload } = await get(`a.${kind}?w=1`, {
      cookie: 'cartToken=x',
      authorization: 'x',
    });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': `image/${kind}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=60',
      etag: '"1"',
    });
    for (const name of ['set-cookie', 'x-other']) expect(headers).not.toHaveProperty(name);
    expect(rawPayload.equals(pictures[kind] ?? Buffer.alloc(0))).toBe(true);
    const sent = asked.at(-1)?.headers ?? {};
    for (const name of ['cookie', 'authorization']) expect(sent).not.toHaveProperty(name);
  });

  it('is not sent again to whoever has it', async () => {
    answer('kept.png', (reply, request) =>
      request.headers['if-none-match'] === '"1"'
        ? reply.code(304).header('etag', '"1"').send()
        : reply.code(500).send(),
    );
    const { statusCode, body, headers } = await get('kept.png', { 'if-none-match': '"1"' });
    expect([statusCode, body, headers.etag]).toEqual([304, '', '"1"']);
  });
});

describe('what is none', () => {
  const refused = async (name: string, status = 404): Promise<void> => {
    const { statusCode, headers, body } = await get(name);
    expect([statusCode, headers['content-type']]).toEqual([status, 'application/json; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toContain('alert');
  };

  it.each([
    ['a document', 'text/html', document],
    ['a document that says it is a picture', 'image/png', document],
    ['a drawing with script', 'image/svg+xml', svg],
    ['a drawing that says it is a raster', 'image/webp', svg],
    ['a picture that says it is a document', 'text/html; charset=utf-8', 'picture'],
    ['script', 'text/javascript', 'alert(1)'],
    ['nothing', 'image/png', ''],
    ['half a sign', 'image/webp', 'RIFF'],
    ['a sound', 'image/webp', 'RIFF0000WAVEfmt '],
  ])('is not shown: %s', async (_what, type, body) => {
    answer('x', (reply) => {
      reply.header('content-type', type);
      return reply.send(body === 'picture' ? pictures.png : Buffer.from(body));
    });
    await refused('x');
  });

  it('is not fetched from elsewhere, nor are browsers sent there', async () => {
    for (const [index, location] of [
      `${elsewhereUrl}/a.png`,
      '//127.0.0.1/a.png',
      '/v1/products',
      '/images/a.png',
      '../v1/products',
      'javascript:alert(1)',
      'http://[',
    ].entries()) {
      answer(`to-${index}`, (reply) => reply.code(302).header('location', location).send());
      await refused(`to-${index}`);
    }
    answer('moved', (reply) => reply.code(301).header('location', 'new.png?w=1').send());
    const { statusCode, headers } = await get('moved');
    expect([statusCode, headers.location]).toEqual([302, '/images/new.png?w=1']);
  });

  it('is not asked for outside of the other shop’s pictures', async () => {
    answers.set('/shop/v1/secret', (reply) => reply.type('image/png').send(pictures.png));
    asked.length = 0;
    for (const path of ['../v1/secret', '%2e%2e/v1/secret', '..\\v1/secret', 'a/../../v1/secret']) await refused(path);
    expect(asked).toEqual([]);
  });

  it('is cut off where it is too large', async () => {
    const large = Buffer.concat([pictures.png ?? Buffer.alloc(0), Buffer.alloc(mostBytes)]);
    answer('said', (reply) => reply.type('image/png').send(large));
    await refused('said');
    // Told by nobody beforehand.
    const url = await front.listen({ port: 0, host: '127.0.0.1' });
    answer('unsaid', (reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'image/png' });
      reply.raw.write(large.subarray(0, 1_000));
      reply.raw.end(large.subarray(1_000));
    });
    await expect(fetch(`${url}/images/unsaid`).then((response) => response.arrayBuffer())).rejects.toThrow();
  });

  it('is not there while the other shop fails', async () => {
    answer('broken', (reply) => reply.code(500).type('text/html').send(document));
    await refused('broken', 503);
    answer('gone', (reply) => {
      reply.raw.destroy();
      return reply;
    });
    await refused('gone', 503);
  });
});
