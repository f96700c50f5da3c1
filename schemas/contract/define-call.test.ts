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

/** Names of all properties, however deep. */
const namesIn = (schema: unknown): readonly string[] =>
  typeof schema === 'object' && schema !== null
    ? Object.entries<unknown>({ ...schema }).flatMap(([name, inner]): readonly string[] => [
        ...(name === 'properties' ? Object.keys(inner as object) : []),
        ...namesIn(inner),
      ])
    : [];

it('asks for a token in no call of the contract that is for everyone, and in every one for whoever holds it', () => {
  const calls = Object.values(contract).flatMap((group) => Object.values<CallDefinition>(group));
  const isAskingForToken = ({ params, query, headers, body }: CallDefinition): boolean =>
    namesIn([params, query, headers, body]).some((name) => /token|^id$/.test(name));
  expect(calls.filter((one) => one.audience === 'everyone').filter(isAskingForToken)).toEqual([]);
  expect(calls.filter((one) => one.audience === 'visitor' && !isAskingForToken(one))).toEqual([]);
});
