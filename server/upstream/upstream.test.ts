import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contract as shopContract } from '../../schemas/shop-contract';
import { createDispatch } from '../http/dispatch';
import { fastifyOptions } from '../plugins/fastify-options';
import { createContextOf } from '../http/request-contexts';
import { contract } from '../plugins/contract';
import { errors } from '../plugins/errors';
import { fittingChannels } from './fitting-channels';
import { createUpstream } from './upstream';
import { upstreamChannels, type UpstreamChannels } from './upstream-channels';

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Another shop platform: what it answers at a path. */
const answers = new Map<string, Answer>();
const asked: string[] = [];
const other = Fastify();
let shop: FastifyInstance;
let channels: UpstreamChannels;
let clock = 0;

const environment = (channel: string) => ({
  channel,
  name: '他店',
  theme: 'minori',
  is_maintenance: false,
  is_member_only: false,
  is_member_used: true,
  is_keycode_gated: false,
});

const settings = (prefix: string) => ({
  ...Object.fromEntries(
    ['SITE.NAMESPACE', 'GTM.ID', 'SITE.NAME', 'SITE.TAGLINE', 'SITE.DESCRIPTION', 'SITE.COMPANY', 'SITE.PHONE'].map(
      (key) => [key, ''],
    ),
  ),
  ...Object.fromEntries(
    ['SITE.PHONE_HOURS', 'SITE.EMAIL', 'SITE.ADDRESS', 'SITE.REGISTRATION_NUMBER', 'SITE.THEME'].map((key) => [
      key,
      '',
    ]),
  ),
  'SITE.CHANNEL_PREFIX': prefix,
  'SITE.BREAKPOINT.SCREEN-SM': 767,
  'SITE.BREAKPOINT.SCREEN-MD': 1024,
  'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': false,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': false,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': true,
  'TAX.ROUNDING': 'down',
});

beforeAll(async () => {
  other.all('/*', (request, reply) => {
    const channel = request.headers['x-channel-id'];
    const path = request.url.split('?')[0] ?? '';
    asked.push(`${String(channel)} ${request.url}`);
    if (channel !== undefined && channel !== 'gakuen' && channel !== 'main') {
      return reply.code(404).send({ code: 'channel.not-found', message: 'チャネルが存在しません。' });
    }
    return answers.get(path)?.(request, reply) ?? reply.code(404).send({});
  });
  await other.listen({ port: 0, host: '127.0.0.1' });
  answers.set('/public.json', ({ headers }) => environment(String(headers['x-channel-id'] ?? 'main')));
  answers.set('/v1/settings/front', ({ headers }) => settings(headers['x-channel-id'] === 'gakuen' ? '/gakuen' : ''));

  shop = Fastify({ ...fastifyOptions({ trustProxy: false }), logger: false });
  const apiUrl = `http://127.0.0.1:${(other.server.address() as AddressInfo).port}`;
  const upstream = createUpstream({ apiUrl, timeoutMs: 3_000, log: shop.log });
  const plainHosts = ['front.example'];
  channels = upstreamChannels({ upstream, plainHosts, log: shop.log, now: () => clock });
  const dispatch = createDispatch({
    contract: shopContract,
    handlers: upstream.handlers,
    answerChecks: 'always',
    isClosed: () => Promise.resolve(false),
    isMemberless: () => Promise.resolve(false),
    limits: null,
    isRelay: true,
  });
  await shop.register(errors);
  await shop.register(contract, {
    dispatch,
    contextOf: createContextOf({
      findChannel: channels.find,
      visitorOf: () => Promise.resolve({ kind: 'guest' }),
      now: () => new Date(),
    }),
  });
});
afterEach(() => {
  asked.length = 0;
});
afterAll(async () => {
  await shop.close();
  await other.close();
});

const get = async (url: string, headers: Record<string, string> = { 'x-channel-id': 'gakuen' }) => {
  const answer = await shop.inject({ url, headers });
  return { status: answer.statusCode, body: answer.json<unknown>(), headers: answer.headers };
};

describe('another shop behind ours', () => {
  it('is asked as the channel that was asked for, with defaults filled in', async () => {
    answers.set('/v1/tags', () => ({ data: [{ id: 1, key: 'gift', name: '贈り物', colour: 'red' }], took: 3 }));
    expect(await get('/v1/tags')).toMatchObject({
      status: 200,
      body: { data: [{ id: 1, key: 'gift', name: '贈り物' }] },
    });
    answers.set('/v1/products', () => ({ data: [] }));
    const list = await get('/v1/products?page=3');
    expect(list).toMatchObject({
      status: 200,
      body: { data: [], facets: [] },
      headers: { 'x-total': '0', 'x-per-page': '15' },
    });
    expect(asked.at(-1)).toMatch(/^gakuen \/v1\/products\?page=3/);
  });

  it('is told whose the call is: the one address that is believed here, whatever the visitor says of others', async () => {
    const told: unknown[] = [];
    answers.set('/v1/tags', ({ headers }) => {
      told.push(headers['x-forwarded-for']);
      return { data: [] };
    });
    const visitor = { url: '/v1/tags', headers: { 'x-channel-id': 'gakuen', 'x-forwarded-for': '198.51.100.1' } };
    for (const remoteAddress of ['203.0.113.7', '2001:db8::1']) await shop.inject({ ...visitor, remoteAddress });
    await channels.find({ id: 'gakuen' });
    expect(told).toEqual(['203.0.113.7', '2001:db8::1']);
  });

  it('is shown the access token of a request, but for what is answered for everyone', async () => {
    const shown: unknown[] = [];
    const note: Answer = ({ url, headers }, reply) => {
      shown.push([url, headers.authorization, headers.cookie]);
      return reply.code(401).send({ code: 'auth.required', message: '' });
    };
    for (const path of ['/v1/tags', '/v1/me/user']) answers.set(path, note);
    const token = 't'.repeat(32);
    for (const headers of [{ authorization: `Bearer ${token}` }, { cookie: `access_token=${token}` }, { cookie: '' }])
      for (const url of ['/v1/tags', '/v1/me/user'])
        await shop.inject({ url, headers: { 'x-channel-id': 'gakuen', ...headers } });
    const asGuest = ['/v1/tags', undefined, undefined];
    const asMember = ['/v1/me/user', `Bearer ${token}`, undefined];
    // Without a token there is nothing to ask.
    expect(shown).toEqual([asGuest, asMember, asGuest, asMember, asGuest]);
  });

  it('says its errors in our shape', async () => {
    answers.set('/v1/products/x', (_, reply) =>
      reply.code(404).send({ code: 'product.gone', message: 'もうありません。', trace: 'a.php:5' }),
    );
    expect(await get('/v1/products/x')).toMatchObject({
      status: 404,
      body: { code: 'product.gone', message: 'もうありません。' },
    });
    expect((await get('/v1/products/x')).body).not.toHaveProperty('trace');
  });

  it.each([
    ['a 503 without a code is maintenance', {}, 'site.maintenance'],
    ['a 503 with a code keeps it', { code: 'service.unavailable', message: '混雑中' }, 'service.unavailable'],
  ])('%s', async (_, body, code) => {
    answers.set('/v1/tags', (_request, reply) => reply.code(503).header('retry-after', '7').send(body));
    expect(await get('/v1/tags')).toMatchObject({ status: 503, body: { code }, headers: { 'retry-after': '7' } });
  });

  it.each<[string, Answer]>([
    ['a list that is none', () => ({ data: 'none' })],
    ['a tag without its name', () => ({ data: [{ id: 1, key: 'gift' }] })],
    ['a page of HTML', (_, reply) => reply.type('text/html').send('<h1>Hello</h1>')],
    ['a status outside the contract', (_, reply) => reply.code(302).header('location', '/v1/tags2').send()],
  ])('answers %s with a fault of the server', async (_, answer) => {
    answers.set('/v1/tags', answer);
    answers.set('/v1/tags2', (_request, reply) => reply.code(418).send({}));
    expect(await get('/v1/tags')).toMatchObject({ status: 500, body: { code: 'server.error' } });
  });

  it('asks to come back when the other shop is too slow or away', async () => {
    answers.set('/v1/tags', () => new Promise(() => undefined));
    expect(await get('/v1/tags')).toMatchObject({ status: 503, body: { code: 'service.unavailable' } });
    answers.set('/v1/tags', (request) => request.raw.destroy());
    expect(await get('/v1/tags')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  });

  it('never lets a parameter reach another of its paths', async () => {
    expect(await get('/v1/static-pages/url/guide/%2E%2E/%2E%2E/secret')).toMatchObject({ status: 404 });
    expect(asked.filter((line) => line.includes('secret'))).toEqual([]);
  });
});

describe('what another shop could do to ours', () => {
  const fault = { status: 500, body: { code: 'server.error' } };
  const meta = '<meta http-equiv="refresh" content="0;url=https://evil.example">';
  const news = (body_html: string, more = {}) => ({ id: 1, key: 'a', title: 'a', published_at: '2026-11-20T10:00:00+09:00', body_html, ...more }); // prettier-ignore

  it('its HTML is cleaned like our own', async () => {
    answers.set('/v1/news', () => ({ data: [news(`<p onclick="x">a</p>${meta}<script>b</script>`)] }));
    expect(await get('/v1/news')).toMatchObject({ status: 200, body: { data: [{ body_html: '<p>a</p>' }] } });
    answers.set('/v1/messages', () => ({
      data: [{ code: 'a', title: '', body_html: meta, updated_at: '2026-11-20T10:00:00Z' }],
    }));
    expect(await get('/v1/messages')).toMatchObject({ status: 200, body: { data: [{ body_html: '' }] } });
  });

  it.each([
    ['more entries than a page has', { data: Array.from({ length: 101 }, () => news('')) }],
    ['more HTML than can be cleaned', { data: Array.from({ length: 60 }, () => news('a'.repeat(10_000))) }],
    ['a moment that no clock shows', { data: [news('', { published_at: '2026-12-31T23:59:60Z' })] }],
  ])('%s is a fault', async (_, body) => {
    answers.set('/v1/news', () => body);
    expect(await get('/v1/news')).toMatchObject(fault);
  });

  /** Sends the same piece for as long as somebody reads, but for a while at most; answers how much went out. */
  const pouring = (piece: string, status = 200) => {
    let sent = 0;
    const over = new Promise<number>((resolve) => {
      answers.set('/v1/tags', (_, reply) => {
        reply.hijack();
        const { raw } = reply;
        raw.writeHead(status, { 'content-type': 'application/json' });
        raw.on('close', () => resolve(sent));
        const pour = (): void => {
          while (!raw.destroyed && sent < 300_000_000) {
            sent += piece.length;
            if (!raw.write(piece)) return void raw.once('drain', pour);
          }
          raw.end();
        };
        pour();
      });
    });
    return over;
  };

  it.each([
    ['bytes', 'a'.repeat(100_000), 200],
    ['values', '{},'.repeat(30_000), 200],
    ['bytes of an error', ' '.repeat(100_000), 500],
  ])('an answer of too many %s is neither read nor waited for', async (_, piece, status) => {
    const sent = pouring(piece, status);
    expect(await get('/v1/tags')).toMatchObject(fault);
    expect(await sent).toBeLessThan(100_000_000);
  });

  it.each([301, 302, 303, 307, 308])(
    'a %i takes nobody elsewhere, neither a read nor what a visitor typed',
    async (code) => {
      const elsewhere: unknown[] = [];
      const evil = Fastify();
      evil.all('/*', ({ url, body }) => (elsewhere.push([url, body]), { data: [] }));
      await evil.listen({ port: 0, host: '127.0.0.1' });
      const away = `http://127.0.0.1:${(evil.server.address() as AddressInfo).port}`;
      const lead: Answer = (request, reply) => reply.code(code).header('location', `${away}${request.url}`).send();
      answers.set('/v1/tags', lead);
      answers.set('/v1/carts/order/modify', lead);
      expect(await get('/v1/tags')).toMatchObject(fault);
      const payload = { token: 'A'.repeat(22), payment_id: 1 };
      const headers = { 'x-channel-id': 'gakuen', 'x-requested-with': 'XMLHttpRequest' };
      const written = await shop.inject({ method: 'PATCH', url: '/v1/carts/order/modify', headers, payload });
      expect(written.statusCode).toBe(500);
      expect(asked.at(-1)).toContain('/v1/carts/order/modify');
      expect(elsewhere).toEqual([]);
      await evil.close();
    },
  );

  it('what it says of fields is taken in our form only', async () => {
    answers.set('/v1/tags', (_, reply) =>
      reply.code(422).send({ code: 'request.invalid', message: 'だめ', errors: { email: 'wrong' } }),
    );
    expect((await get('/v1/tags')).body).toEqual({ code: 'request.invalid', message: 'だめ' });
    const errors = { email: [{ code: 'format', message: '形式' }] };
    answers.set('/v1/tags', (_, reply) => reply.code(422).send({ code: 'request.invalid', message: 'だめ', errors }));
    expect((await get('/v1/tags')).body).toEqual({ code: 'request.invalid', message: 'だめ', errors });
  });

  it.each(['/x; Domain=example.com', '//evil.example', '/a\r\nset-cookie: b=c'])(
    'its channel has no prefix that is none: %j',
    async (prefix) => {
      answers.set('/v1/settings/front', () => settings(prefix));
      expect(await get('/v1/settings/front')).toMatchObject(fault);
      answers.set('/v1/settings/front', ({ headers }) =>
        settings(headers['x-channel-id'] === 'gakuen' ? '/gakuen' : ''),
      );
    },
  );
});

const unknown = { status: 404, body: { code: 'channel.not-found' } };

describe('the channels of another shop that lists none', () => {
  it('are found by id, and on a host of ours the default one', async () => {
    expect(await get('/public.json')).toMatchObject({ status: 200, body: { channel: 'gakuen', maintenance: null } });
    for (const host of ['localhost:3000', 'front.example', 'Front.Example:8443']) {
      expect(await get('/public.json', { host })).toMatchObject({ status: 200, body: { channel: 'main' } });
    }
    for (const id of ['nobody', '../../x'])
      expect(await get('/public.json', { 'x-channel-id': id })).toMatchObject(unknown);
  });

  it('are not found on a host that is nobody’s', async () => {
    expect(await get('/public.json', { host: 'any.example' })).toMatchObject(unknown);
    expect(await channels.find({ host: 'any.example', path: '/gakuen' })).toBeNull();
    expect(await channels.find({ host: 'front.example', path: '/gakuen' })).toMatchObject({ id: 'gakuen' });
  });
});

describe('the channels that another shop lists', () => {
  const entry = (channel: string, prefix: string, host: string | null) => ({ channel, name: channel, theme: 'minori', prefix, host }); // prettier-ignore
  beforeAll(() => {
    answers.set('/v1/channels', () => ({
      data: [
        entry('main', '', 'main.example'),
        entry('gakuen', '/school', 'gakuen.example'),
        entry('third', '/3', null),
      ],
    }));
    clock += 61_000;
  });

  it.each([
    ['a host of its own', { host: 'Gakuen.example', path: '/' }, 'gakuen'],
    ['its prefix, which is not its id', { host: 'front.example', path: '/school/product' }, 'gakuen'],
    ['its id', { id: 'third', host: 'any.example' }, 'third'],
    ['the plain address', { host: 'localhost', path: '/gakuen' }, 'main'],
    ['a host of nobody', { host: 'any.example', path: '/school' }, null],
    ['an id of nobody', { id: 'nobody', host: 'localhost' }, null],
    ['no host', {}, null],
  ])('are found by %s', async (_how, hint, expected) => {
    expect((await channels.find(hint))?.id ?? null).toBe(expected);
  });

  it('are those that robots are told of, and the first is that of the plain address', async () => {
    expect((await channels.below('front.example')).map(({ prefix }) => prefix)).toEqual(['/school', '/3']);
    for (const host of ['gakuen.example', 'any.example']) expect(await channels.below(host)).toEqual([]);
    expect(await channels.first()).toMatchObject({ id: 'main' });
  });

  it('are all but those that break the contract, of which the log hears once', async () => {
    const told: string[] = [];
    const log = { warn: (text: string) => void told.push(text) };
    const keep = fittingChannels(log);
    const broken = [entry('bad id', '/bad', null), { channel: 'half' }, null, entry('gone', '//evil.example', null)];
    const body = { data: [entry('main', '', null), ...broken] };
    for (let time = 0; time < 3; time += 1) expect(keep(body)).toEqual({ data: [entry('main', '', null)] });
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/"bad id".*"half".*"gone"/);
    expect(keep({ data: broken })).toEqual({ data: broken });

    const { data } = answers.get('/v1/channels')?.({} as never, {} as never) as { data: unknown[] };
    answers.set('/v1/channels', () => ({ data: [...broken, ...data] }));
    clock += 61_000;
    expect((await channels.find({ host: 'localhost' }))?.id).toBe('main');
    answers.set('/v1/channels', () => ({ data }));
    clock += 61_000;
  });

  it('are asked for once a minute, and anew after a failure', async () => {
    const listings = () => asked.filter((line) => line.endsWith('/v1/channels')).length;
    clock += 61_000;
    await Promise.all([channels.find({ host: 'localhost' }), channels.below('localhost'), channels.first()]);
    expect(listings()).toBe(1);
    clock += 61_000;
    const { data } = answers.get('/v1/channels')?.({} as never, {} as never) as { data: unknown[] };
    answers.set('/v1/channels', (_request, reply) =>
      reply.code(503).send({ code: 'service.unavailable', message: '' }),
    );
    await expect(channels.find({ host: 'localhost' })).rejects.toMatchObject({ code: 'service.unavailable' });
    answers.set('/v1/channels', () => ({ data }));
    expect(await channels.find({ host: 'localhost' })).toMatchObject({ id: 'main' });
  });
});
