import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { Channel } from '../request/request-context';
import { DatabaseUnavailable } from '../db/database-unavailable';
import { challengeShell } from '../sandbox-payments/challenge-page';
import { pagePolicy } from '../sandbox-payments/service-page';
import { walletShell } from '../sandbox-payments/wallet-page';
import { paymentDoors } from './payments';

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

const id = 'A'.repeat(22);
const gakuen: Channel = { id: 'gakuen', name: '学園', host: 'gakuen.example', prefix: '/gakuen', theme: 'gakuen' };

const returnAt = async (host: string, publicUrl: string | null): Promise<unknown> => {
  const app = Fastify();
  apps.push(app);
  await app.register(paymentDoors, {
    messages: {
      receive: () => Promise.resolve({ channelId: 'gakuen', publicId: id, errorCode: null, isOrdered: true }) as never,
    },
    findChannel: () => Promise.resolve(gakuen),
    publicUrl,
    now: () => new Date(),
  });
  const answer = await app.inject({ method: 'POST', url: '/payments/return?a=b', headers: { host } });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([303, 'no-store']);
  return answer.headers.location;
};

const refusedAt = async (url: string, receive: () => Promise<never>) => {
  const app = Fastify();
  apps.push(app);
  const now = () => new Date();
  await app.register(paymentDoors, {
    messages: { receive },
    findChannel: ({ id: wanted }) => Promise.resolve(wanted === 'gakuen' ? gakuen : null),
    publicUrl: null,
    now,
  });
  return app.inject({ method: 'POST', url, headers: { host: 'shop.example' } });
};

describe('whoever comes back with what the shop cannot use', () => {
  const nothing = () => Promise.resolve(null as never);
  const away = () => Promise.reject(new DatabaseUnavailable(5, { cause: new Error('away') }));

  it.each([
    ['an old message', 403, '/payments/return?reference=gakuen.261120-123456', nothing, '/gakuen/cart/confirm'],
    ['no message', 403, '/payments/return', nothing, '/cart/confirm'],
    ['a channel that is none', 403, '/payments/return?reference=a%22b.261120-123456', nothing, '/cart/confirm'],
    [
      'a message while the database is away',
      503,
      '/payments/return?reference=gakuen.261120-123456',
      away,
      '/gakuen/cart/confirm',
    ],
  ] as const)('sees a page that leads on: %s', async (_what, status, url, receive, way) => {
    const { statusCode, headers, body } = await refusedAt(url, receive);
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(/href="([^"]*)"/.exec(body)?.[1]).toBe(way);
    expect(body).toContain('お支払いの結果を確認できませんでした');
  });
});

describe('whoever comes back from a payment service', () => {
  it.each([
    ['where the shop is asked', 'shop.example', null, `/gakuen/cart/complete?id=${id}`],
    ['at its public address', 'shop.example', 'https://shop.example', `/gakuen/cart/complete?id=${id}`],
    ['at a host of the channel’s own', 'Gakuen.example', 'https://shop.example', `/cart/complete?id=${id}`],
    [
      'at the storefront that asks the shop',
      'api.example:8080',
      'https://shop.example',
      `https://shop.example/gakuen/cart/complete?id=${id}`,
    ],
  ])('sees the order %s', async (_where, host, publicUrl, expected) => {
    expect(await returnAt(host, publicUrl)).toBe(expected);
  });

  it.each([
    ['challenge', challengeShell],
    ['wallet', walletShell],
  ])('is let there by the page of the %s', (_name, shell) => {
    expect(pagePolicy(shell, ['/payments/return', ''])).toContain("; form-action 'self';");
    expect(pagePolicy(shell, ['/payments/return', 'https://shop.example'])).toContain(
      "; form-action 'self' https://shop.example;",
    );
  });
});
