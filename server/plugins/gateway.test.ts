import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTinyApp, type TinyApp } from './app.test-support';

let shop: TinyApp;
beforeAll(async () => {
  shop = await createTinyApp();
});
afterAll(() => shop.app.close());

const host = 'minori.localhost:3000';
const xhr = { 'x-requested-with': 'XMLHttpRequest' };

const write = async (headers: Record<string, string>): Promise<number> => {
  const payload = { name: '栗' };
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: '/v1/items',
    headers: { host, ...headers },
    payload,
  });
  return statusCode;
};

describe('where shoppers come by https', () => {
  it.each([
    ['takes', `https://${host}`, 201],
    ['refuses', `http://${host}`, 403],
    ['refuses', `ftp://${host}`, 403],
  ])('%s a write from %s', async (_, origin, status) => {
    const secure = await createTinyApp({}, { publicUrl: `https://${host}` });
    const { statusCode } = await secure.app.inject({
      method: 'POST',
      url: '/v1/items',
      headers: { host, ...xhr, cookie: 'session=1', origin },
      payload: { name: '栗' },
    });
    await secure.app.close();
    expect(statusCode).toBe(status);
  });
});

describe('a write that a browser sends', () => {
  it.each([
    ['from our own page', { ...xhr, cookie: 'session=1', 'sec-fetch-site': 'same-origin' }],
    ['from our own page, by an older browser', { ...xhr, cookie: 'session=1', origin: `http://${host}` }],
    ['by a program without cookies', xhr],
    ['with a bearer token', { authorization: 'Bearer token', cookie: 'session=1', 'sec-fetch-site': 'cross-site' }],
  ])('passes %s', async (_, headers) => {
    expect(await write(headers)).toBe(201);
  });

  it.each([
    ['without X-Requested-With', { cookie: 'session=1', 'sec-fetch-site': 'same-origin' }],
    ['from another site', { ...xhr, cookie: 'session=1', 'sec-fetch-site': 'cross-site' }],
    ['from another host of the same site', { ...xhr, 'sec-fetch-site': 'same-site', origin: `http://${host}` }],
    ['with another origin', { ...xhr, origin: 'http://evil.example' }],
    ['with an opaque origin', { ...xhr, origin: 'null' }],
    ['with a cookie and no word on where it comes from', { ...xhr, cookie: 'session=1' }],
  ])('is refused %s', async (_, headers) => {
    expect(await write(headers)).toBe(403);
  });

  it('never hinders a read', async () => {
    const answer = await shop.app.inject({
      url: '/v1/items',
      headers: { cookie: 'session=1', 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.statusCode).toBe(200);
  });
});
