import { afterEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../src/api/errors';
import { tokenizeCard } from './card-token';

const service = { code: 'sandbox', tokenize_url: '/pay/tokens', public_key: 'pk', is_demo: true };
const card = {
  ccNumber: '4242424242424242',
  ccName: 'HANAKO YAMADA',
  ccExpiration: '203012',
  securityCode: '123',
};
const token = { token: 'tok_1', masked_number: '************4242', expiration: '203012', name: 'HANAKO YAMADA' };

const answering = (status: number, body: unknown) => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
afterEach(() => void vi.unstubAllGlobals());

describe('a card on its way to the payment service', () => {
  it('[cart.card] goes to the service alone, without the shop’s cookies, and comes back as a token', async () => {
    const fetched = answering(200, token);
    expect(await tokenizeCard(service, card)).toEqual(token);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/pay/tokens');
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit' });
  });

  it('comes back with what is wrong, by field', async () => {
    const errors = { ccNumber: [{ code: 'pattern', message: 'カード番号をご確認ください。' }] };
    answering(422, { code: 'request.invalid', message: '', errors });
    await expect(tokenizeCard(service, card)).rejects.toMatchObject({ fault: { errors } });
  });

  it('is not taken for a token when the answer is something else', async () => {
    answering(200, { hello: 'world' });
    await expect(tokenizeCard(service, card)).rejects.toMatchObject({ fault: { code: 'cart.payment.card_missing' } });
  });

  const failing = () =>
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('failed to fetch'))),
    );

  it('is told that the payment service is away when it does not answer, or answers a fault', async () => {
    const away = { fault: { code: 'payment.unavailable' } };
    failing();
    await expect(tokenizeCard(service, card)).rejects.toMatchObject(away);
    answering(503, { code: 'service.unavailable', message: '' });
    await expect(tokenizeCard(service, card)).rejects.toMatchObject(away);
  });

  it('is as good as unanswered without a connection', async () => {
    failing();
    vi.stubGlobal('navigator', { onLine: false });
    await expect(tokenizeCard(service, card)).rejects.toBeInstanceOf(NetworkError);
  });
});
