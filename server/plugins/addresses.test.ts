import Fastify, { type FastifyInstance } from 'fastify';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fastifyOptions } from './fastify-options';
import { addresses } from './addresses';

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

/** Answers with the origin that it was asked at. */
const open = async (): Promise<FastifyInstance> => {
  const app = Fastify({ ...fastifyOptions({ trustProxy: ['127.0.0.1'] }), logger: false });
  apps.push(app);
  await app.register(addresses);
  app.get('/*', ({ protocol, host }) => `${protocol}://${host}`);
  return app;
};

const noHosts = [
  'a@b',
  'user:secret@shop.example',
  'shop.example/elsewhere',
  'shop.example:80/elsewhere',
  'shop.example?a',
  'shop.example#a',
  'shop.example\\a',
  'shop example',
  'shop..example',
  '.',
  'shop.example:port',
  'shop.example:70000',
  'shop.example:1:2',
  '[::1',
  '[::g]',
  '::1',
  '1.2.3.999',
  'a'.repeat(300),
  '<b>',
  'a"b',
  "a'b",
  'a,b',
  'a;b',
  '%61',
];

describe('an address', () => {
  it.each(noHosts)('is refused with a host that is none: %j', async (host) => {
    const app = await open();
    const page = await app.inject({ url: '/', headers: { host, accept: 'text/html' } });
    expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(page.body).toContain('アドレスに正しくない文字が含まれています');
    if (host.length > 2) expect(page.body + JSON.stringify(page.headers)).not.toContain(host);
    const call = await app.inject({ url: '/v1/x', headers: { host } });
    expect([call.statusCode, call.json()]).toMatchObject([400, { code: 'request.malformed' }]);
  });

  it.each(noHosts)('is refused where a trusted proxy names it: %j', async (host) => {
    const app = await open();
    const answer = await app.inject({ url: '/', headers: { 'x-forwarded-host': `shop.example,${host}` } });
    // Of several, Fastify takes what the last proxy says.
    const last = host.split(',').at(-1)?.trim() ?? '';
    expect(answer.statusCode).toBe(last === host ? 400 : 200);
  });

  it.each(['javascript', 'ftp', 'httpss', 'https:', 'HTTP', 'http\tx', 'a b'])(
    'is refused with the protocol %j of a trusted proxy',
    async (protocol) => {
      const answer = await (await open()).inject({ url: '/', headers: { 'x-forwarded-proto': protocol } });
      expect(answer.statusCode).toBe(400);
    },
  );

  it.each([
    'shop.example',
    'SHOP.Example:8443',
    'localhost:3000',
    '127.0.0.1:80',
    '[::1]:3000',
    'xn--zckzah.jp',
    'a_b.internal',
    'shop.example.',
  ])('is taken with the host %j', async (host) => {
    const answer = await (await open()).inject({ url: '/', headers: { host } });
    expect([answer.statusCode, answer.body]).toEqual([200, `http://${host}`]);
  });

  it('is refused without any host, as the first HTTP allows', async () => {
    const url = new URL(await (await open()).listen({ host: '127.0.0.1', port: 0 }));
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(url.port), url.hostname, () => socket.write('GET / HTTP/1.0\r\n\r\n'));
      let text = '';
      socket.on('data', (data: Buffer) => (text += data.toString()));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('believes no forwarded header of whoever is no proxy', async () => {
    const headers = { 'x-forwarded-host': 'a@b', 'x-forwarded-proto': 'ftp', host: 'shop.example' };
    const answer = await (await open()).inject({ url: '/', headers, remoteAddress: '10.0.0.9' });
    expect([answer.statusCode, answer.body]).toEqual([200, 'http://shop.example']);
  });
});
