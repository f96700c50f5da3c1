/** The payment service as the network may show it: over a real socket, in time, late, broken and not at all. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { signMessage } from '../../../sandbox-payments/signature';
import { walletKey } from '../../../sandbox-payments/wallet';
import { createSandboxGateway } from './gateway';
import { PaymentServiceSilent } from './gateway.types';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const gatewayTo = async (answer: RequestListener, timeoutMs = 2_000, keepsCards = true) => {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  return createSandboxGateway({ baseUrl, apiKey: 'the-key-of-the-shop', fetch, timeoutMs, keepsCards });
};

const answering = (status: number, body: unknown): RequestListener => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (_request, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(text);
};

const payment = {
  reference: 'test.261120-000001',
  paidWith: { by: 'token', token: 't' } as const,
  amountJpy: 1000,
  returnUrl: '/payments/return',
};

describe('a payment service', () => {
  it.each([
    ['a token of a card', { by: 'token', token: 't' }, { token: 't' }],
    ['a card that it keeps', { by: 'kept', reference: 'r' }, { kept_card: 'r' }],
    ['an account that is chosen at its page', { by: 'account' }, {}],
  ] as const)('is asked with the shop’s key, reference, amount and %s', async (_name, paidWith, said) => {
    let asked: unknown;
    const gateway = await gatewayTo((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const { method, url, headers } = request;
        asked = { method, url, key: headers.authorization, body: JSON.parse(body) as unknown };
        answering(200, { id: 'p1', status: 'authorised' })(request, response);
      });
    });
    expect(await gateway.authorise({ ...payment, paidWith })).toEqual({ status: 'authorised', paymentId: 'p1' });
    expect(asked).toEqual({
      method: 'POST',
      url: '/payments',
      key: 'Bearer the-key-of-the-shop',
      body: { reference: payment.reference, ...said, amount_jpy: 1000, return_url: '/payments/return' },
    });
  });

  it.each([
    [200, { id: 'p', status: 'declined' }, { status: 'declined', paymentId: 'p' }],
    [200, { id: 'p', status: 'voided' }, { status: 'voided', paymentId: 'p' }],
    [
      200,
      { id: 'p', status: 'challenge', challenge_url: '/c' },
      { status: 'challenge', paymentId: 'p', challengeUrl: '/c' },
    ],
    [404, { code: 'unknown' }, { status: 'unknown' }],
    [422, { code: 'token' }, { status: 'declined', paymentId: '' }],
  ])('that answers %i %o means %o', async (status, body, outcome) => {
    const gateway = await gatewayTo(answering(status, body));
    expect(await gateway.find(payment.reference)).toEqual(outcome);
  });

  it.each([
    ['breaks down', answering(500, { code: 'oh' })],
    ['stands behind a proxy that breaks down', answering(502, '<html>Bad Gateway</html>')],
    ['says what nobody knows', answering(200, { id: 'p', status: 'perhaps' })],
    ['leads nowhere', answering(200, { id: 'p', status: 'challenge' })],
    ['hangs up', ((request) => void request.socket.destroy()) satisfies RequestListener],
  ])('that %s has said nothing, since it may have booked', async (_name, answer) => {
    const gateway = await gatewayTo(answer);
    await expect(gateway.authorise(payment)).rejects.toThrow(PaymentServiceSilent);
  });

  it('keeps cards, or none', async () => {
    expect((await gatewayTo(answering(200, {}), 2_000, false)).cards).toBeNull();
  });

  it.each(['authorised', 'declined', 'voided'] as const)('tells, signed, that a payment is %s', async (status) => {
    const gateway = await gatewayTo(answering(200, {}));
    const now = new Date('2026-11-20T12:00:00+09:00');
    const { reference, amountJpy } = payment;
    const said = { reference, payment_id: 'p', status, amount_jpy: amountJpy };
    const message = { reference, paymentId: 'p', amountJpy, outcome: { status, paymentId: 'p' } };
    expect(gateway.readMessage(signMessage('the-key-of-the-shop', said, now), now)).toEqual(message);
    expect(gateway.readMessage(signMessage(walletKey('the-key-of-the-shop'), said, now), now)).toBeNull();
    const undecided = signMessage('the-key-of-the-shop', { ...said, status: 'challenge' }, now);
    expect(gateway.readMessage(undecided, now)).toEqual({ ...message, outcome: null });
    expect(gateway.readMessage({ ...undecided, status }, now)).toBeNull();
  });

  it('says what a card is that it keeps, or that it keeps none', async () => {
    const said = { fingerprint: 'f', brand: 'jcb', last_digits: '0000', expiration: '203012', name: 'TARO' };
    const kept = { fingerprint: 'f', lastDigits: '0000', expiration: '203012', holder: 'TARO' };
    const keepWith = async (status: number, body: unknown) =>
      (await gatewayTo(answering(status, body))).cards?.keep('r', 't');
    expect(await keepWith(200, said)).toEqual({ ...kept, brand: 'jcb' });
    expect(await keepWith(200, { ...said, brand: 'elo' })).toEqual({ ...kept, brand: 'other' });
    expect(await keepWith(422, { code: 'token' })).toBeNull();
    for (const [status, body] of [
      [200, { ...said, name: undefined }],
      [500, said],
    ] as const)
      await expect(keepWith(status, body)).rejects.toThrow(PaymentServiceSilent);
    const deaf = await gatewayTo(answering(401, { code: 'key' }));
    await expect(deaf.cards?.forget('r')).rejects.toThrow(PaymentServiceSilent);
  });

  it('that does not answer in time has said nothing, too', async () => {
    const gateway = await gatewayTo(() => undefined, 50);
    await expect(gateway.authorise(payment)).rejects.toThrow(PaymentServiceSilent);
    await expect(gateway.void(payment.reference, 1000)).rejects.toThrow(PaymentServiceSilent);
  });
});

describe('money that a payment service is told to move', () => {
  it.each([
    [200, { status: 'done' }, 'done'],
    [409, { code: 'amount' }, 'refused'],
    [404, { code: 'unknown' }, 'refused'],
  ])('%i %o: it is %s', async (status, body, outcome) => {
    const gateway = await gatewayTo(answering(status, body));
    expect(await gateway.capture(payment.reference, 1000)).toBe(outcome);
    expect(await gateway.refund(payment.reference, 'r1', 300)).toBe(outcome);
  });

  it('may have moved, where nothing can be read of the answer', async () => {
    for (const answer of [answering(500, {}), answering(200, '<html>'), answering(200, { status: 'perhaps' })]) {
      const gateway = await gatewayTo(answer);
      await expect(gateway.capture(payment.reference, 1000)).rejects.toThrow(PaymentServiceSilent);
      await expect(gateway.refund(payment.reference, 'r1', 300)).rejects.toThrow(PaymentServiceSilent);
    }
  });
});
