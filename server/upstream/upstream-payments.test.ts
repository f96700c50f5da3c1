import { describe, expect, it } from 'vitest';
import type { LooseAnswer } from '../../src/api/transport';
import { upstreamPaymentOrigins } from './upstream-payments';
import { withAddresses } from './with-addresses';

const apiUrl = 'https://api.example/shop';

describe('an address in an answer of the other shop', () => {
  const service = { code: 'pay', public_key: 'pk', is_demo: true };
  const named = (id: string, body: object, status = 200) => withAddresses(id, { status, body }, apiUrl).body;

  it.each([
    ['/sandbox-payments/tokens', 'https://api.example/sandbox-payments/tokens'],
    ['tokens', 'https://api.example/tokens'],
    ['//pay.example/tokens', 'https://pay.example/tokens'],
    ['https://pay.example:8443/v1/tokens?a=b', 'https://pay.example:8443/v1/tokens?a=b'],
  ])('%s is %s', (given, expected) => {
    expect(named('order.paymentService', { ...service, tokenize_url: given })).toEqual({
      ...service,
      tokenize_url: expected,
    });
    expect(named('cart.decide', { status: 'challenge', challenge_url: given })).toEqual({
      status: 'challenge',
      challenge_url: expected,
    });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://a;script-src%20b/',
    'https://a@',
    'http://[',
    'http://a@evil.example/',
    'https://pay.example:x@evil.example/',
  ])('is a fault where it is none: %s', (given) => {
    expect(() => named('order.paymentService', { ...service, tokenize_url: given })).toThrow('is no address');
  });

  it('is left alone where there is none', () => {
    const decided = { status: 'ordered', challenge_url: null };
    expect(named('cart.decide', decided)).toEqual(decided);
    expect(named('cart.decide', { code: 'x', message: '' }, 422)).toEqual({ code: 'x', message: '' });
    expect(named('order.payments', { tokenize_url: '/a' })).toEqual({ tokenize_url: '/a' });
  });
});

describe('the origins of payment services', () => {
  const setUp = (answers: Record<string, () => LooseAnswer | Promise<LooseAnswer>>) => {
    const asked: string[] = [];
    const logged: unknown[] = [];
    let time = 0;
    const send = async (id: string, input: { params?: Readonly<Record<string, unknown>> }): Promise<LooseAnswer> => {
      const name = [id, ...Object.values(input.params ?? {})].join(' ');
      asked.push(name);
      return (await answers[name]?.()) ?? { status: 404, headers: {}, body: { code: 'x', message: 'x' } };
    };
    const origins = upstreamPaymentOrigins({
      upstream: { handlers: {}, transportFor: () => ({ ids: [], send }) },
      apiUrl,
      log: { warn: (...line: unknown[]) => void logged.push(line) } as never,
      now: () => time,
    });
    return { origins: () => origins({ id: 'minori' }), asked, logged, pass: (ms: number) => (time += ms) };
  };
  const answer = (body: unknown, status = 200): LooseAnswer => ({ status, headers: {}, body });
  const methods = (...codes: (string | null)[]) => answer({ data: codes.map((service_code) => ({ service_code })) });
  const at = (tokenize_url: string) => () => answer({ tokenize_url });

  it('are those of all methods, each once, and asked for once a minute', async () => {
    const { origins, asked, pass } = setUp({
      'order.payments': () => methods('a', 'b', 'a', null, 'gone', 'odd'),
      'order.paymentService a': at('/sandbox-payments/tokens'),
      'order.paymentService b': at('https://pay.example/tokens'),
      'order.paymentService odd': at('javascript:alert(1)'),
    });
    expect(await Promise.all([origins(), origins()])).toEqual(
      Array.from({ length: 2 }, () => ['https://api.example', 'https://pay.example']),
    );
    const first = asked.length;
    expect(first).toBe(5);
    pass(61_000);
    await origins();
    expect(asked.length).toBe(2 * first);
  });

  it('are none where the other shop takes no payments', async () => {
    expect(await setUp({}).origins()).toEqual([]);
  });

  it.each([
    ['is away', () => Promise.reject(new Error('away'))],
    ['fails', () => answer({ code: 'service.unavailable', message: '' }, 503)],
  ])('are not known while the other shop %s, and asked for again', async (_how, failing) => {
    const answers: Parameters<typeof setUp>[0] = { 'order.payments': failing };
    const { origins, logged } = setUp(answers);
    expect(await origins()).toBeNull();
    expect(logged).toHaveLength(1);
    answers['order.payments'] = () => methods();
    expect(await origins()).toEqual([]);
  });
});
