import { wire } from 'virtual:noren/wire/shop';
import { afterEach, expect, it, vi } from 'vitest';
import { contract } from '../../schemas/shop-contract';
import { wireOf } from '../../schemas/contract/wire';
import { createBrowserClient } from './browser-client';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('knows every call of the contract, and no schema', () => {
  expect(wire).toEqual(wireOf(contract));
  expect(JSON.stringify(wire)).not.toContain('additionalProperties');
});

it('asks the shop that the page came from, below its prefix', async () => {
  const fetched = vi.fn((_url: string, _init: RequestInit) =>
    Promise.resolve(new Response('{"data":[]}', { headers: { 'content-type': 'application/json' } })),
  );
  vi.stubGlobal('fetch', fetched);
  const { client } = createBrowserClient({ channel: 'gakuen', prefix: '/gakuen', log: () => undefined });
  await expect(client.catalog.tags({})).resolves.toMatchObject({ status: 200, body: { data: [] } });
  expect(fetched.mock.calls[0]?.[0]).toBe('/gakuen/v1/tags');
  expect(new Headers(fetched.mock.calls[0]?.[1].headers).get('x-channel-id')).toBe('gakuen');
});
