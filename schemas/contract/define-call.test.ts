import { expect, it } from 'vitest';
import { contract, type ShopCalls } from '../shop-contract';
import { type CallDefinition, defineCall } from './define-call';

const call = { method: 'GET', path: '/v1/x', summary: 'x', responses: {} } as const;

it('takes a call only with an audience', () => {
  // @ts-expect-error -- nobody has said whom the answer is for
  const unsaid = defineCall({ ...call });
  // @ts-expect-error -- an audience that does not exist
  const unknown = defineCall({ ...call, audience: 'public' });
  expect([unsaid.path, unknown.path]).toEqual(['/v1/x', '/v1/x']);
});

it('takes no headers of a call for everyone', () => {
  const headers = { type: 'object', properties: { 'x-cart-token': { type: 'string' } } } as const;
  // @ts-expect-error -- what a client holds would be shown
  const showing = defineCall({ ...call, audience: 'everyone', headers });
  expect(showing.path).toBe('/v1/x');
});

it('has no place in the shop’s contract for a call of the staff', () => {
  const members = { drafts: { list: defineCall({ ...call, audience: 'member' }) } } satisfies ShopCalls;
  // @ts-expect-error -- it belongs into a contract that no shopper downloads
  const staff = { drafts: { list: defineCall({ ...call, audience: 'staff' }) } } satisfies ShopCalls;
  expect([members.drafts.list.path, staff.drafts.list.path]).toEqual(['/v1/x', '/v1/x']);
});

/** Whether any property, however deep, is marked (`x-personal`) as one of these. */
const asksFor = (schema: unknown, marks: readonly unknown[]): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  (('x-personal' in schema && marks.includes(schema['x-personal'])) ||
    Object.values(schema).some((inner) => asksFor(inner, marks)));

it('asks for a token in no call of the contract that is for everyone, and in every one for whoever holds it', () => {
  const calls = Object.values(contract).flatMap((group) => Object.values<CallDefinition>(group));
  const isAskingFor = ({ params, query, headers, body }: CallDefinition, ...marks: readonly string[]): boolean =>
    asksFor([params, query, headers, body], marks);
  const named = (some: readonly CallDefinition[]): readonly string[] =>
    some.map(({ method, path }) => `${method} ${path}`);
  expect(
    named(calls.filter((one) => one.audience === 'everyone' && isAskingFor(one, 'token'))),
    'An answer for everyone is kept and shown to others: who gives a token is a visitor.',
  ).toEqual([]);
  expect(
    named(calls.filter((one) => one.audience === 'visitor' && !isAskingFor(one, 'token', 'mail'))),
    'A visitor is known by a token or a mailbox: mark it (`x-personal`), or the call is for everyone, a write as well.',
  ).toEqual([]);
});

it('says of every call that locks after wrong passwords or codes after how many', () => {
  const locking = Object.values(contract)
    .flatMap((group) => Object.values<CallDefinition>(group))
    .filter(({ body, responses }) => 423 in responses && /"(password|verify_code)":/.test(JSON.stringify(body ?? {})));
  expect(locking.length).toBeGreaterThan(4);
  for (const { path, limits = [] } of locking)
    expect([path, limits.map(({ by }) => by)]).toEqual([path, expect.arrayContaining(['tries'])]);
});
