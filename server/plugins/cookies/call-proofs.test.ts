import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { CallDefinition } from '../../../schemas/contract/define-call';
import { contract } from '../../../schemas/shop-contract';
import { proofs, withProof } from './call-proofs';

const token = 'a'.repeat(32);
const browser = { 'user-agent': 'Test/1' };

/** The headers that a call takes, of a browser with that cookie. */
const toldTo = async (call: string, input: object, cookie: string): Promise<object> => {
  const app = Fastify();
  app.get('/', (request) => withProof(request, call, input));
  const { headers = {} } = (await app.inject({ url: '/', headers: { ...browser, cookie } })).json<{
    headers?: object;
  }>();
  await app.close();
  return headers;
};

it('knows every secret that a call of a browser takes in a header', () => {
  const taken = Object.values(contract).flatMap((calls) =>
    Object.values<CallDefinition>(calls).flatMap(({ headers }) => Object.entries(headers?.properties ?? {})),
  );
  const secret = taken.filter(([, schema]) => (schema as { 'x-personal'?: string })['x-personal'] === 'token');
  // A login goes with every call (gateway.ts); the other is made up by whoever calls.
  const others = ['authorization', 'idempotency-key'];
  const names = new Set(secret.map(([name]) => name).filter((name) => !others.includes(name)));
  expect([...names].filter((name) => !Object.hasOwn(proofs, name))).toEqual([]);
  expect(Object.keys(proofs).filter((name) => !names.has(name))).toEqual(['user-agent']);
});

it('tells a call of one order by the cookie of that order, and others by the cart', async () => {
  const cookie = `order_o1=${'b'.repeat(32)}; cartToken=${token}`;
  expect(await toldTo('order.temporary', { params: { id: 'o1' } }, cookie)).toEqual({ 'x-cart-token': 'b'.repeat(32) });
  expect(await toldTo('order.temporary', { params: { id: 'o2' } }, cookie)).toEqual({});
  expect(await toldTo('cart.ofOrder', { params: { order_no: '1' } }, cookie)).toEqual({ 'x-cart-token': token });
  expect(await toldTo('auth.login', { body: {} }, cookie)).toEqual({ ...browser, 'x-cart-token': token });
});

it('tells nothing to a call that takes nothing, and leaves the caller’s own', async () => {
  const cookie = `cartToken=${token}`;
  expect(await toldTo('catalog.products', { query: {} }, cookie)).toEqual({});
  const own = { headers: { 'x-cart-token': 'c'.repeat(32), 'user-agent': 'Own/1' } };
  expect(await toldTo('auth.login', own, cookie)).toEqual(own.headers);
});
