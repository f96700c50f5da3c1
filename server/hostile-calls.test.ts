import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createRandom } from '../bench/soak/random';
import { bodyOf, type MembersShop, openMembers, right } from './domains/members/members.test-support';
import { openProvider, type TestProvider } from './domains/members/provider/provider.test-support';
import { home } from './domains/members/provider/visits.test-support';
import { askHostilely } from './hostile-calls.test-support';

vi.setConfig({ testTimeout: 240_000 });

let shop: MembersShop;
let provider: TestProvider;
let origin: string;
beforeAll(async () => {
  provider = await openProvider([home]);
  shop = await openMembers({ loginProviders: [provider.configured()] });
  await shop.apps[0].listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.apps[0].server.address() as { readonly port: number };
  origin = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const requests = 400;

it('answers whatever is sent to any call with a 2xx or a 4xx, and changes nothing where it refuses', async () => {
  const email = await shop.member();
  const { token } = await shop.login(email);
  const { id: skuId } = await shop.db.selectFrom('skus').select('id').where('channel_id', '=', 'test').executeTakeFirstOrThrow(); // prettier-ignore
  const products = [{ sku_id: skuId, quantity: 2 }];
  const { token: cartToken } = bodyOf(await shop.ask('PATCH', '/v1/carts/products/add', { products }, { token }));
  const known: Readonly<Record<string, unknown>> = { token: cartToken, sku_id: skuId, login_id: email, email, password: right, provider: provider.configured().key }; // prettier-ignore
  const knownAs = (name: string): unknown => known[name];
  const hostility = {
    random: createRandom(1_123),
    knownAs,
    channel: 'test',
    logIn: async () => (await shop.login(await shop.member())).token,
  };
  const { findings, answers, calls } = await askHostilely(origin, shop.db, hostility, requests);
  expect(findings).toEqual([]);
  expect(answers['2xx']).toBeGreaterThan(requests / 20);
  expect(answers['4xx']).toBeGreaterThan(requests / 2);
  expect(calls.size).toBeGreaterThan(60);
});
