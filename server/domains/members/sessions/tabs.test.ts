import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type MembersShop, minuteMs, openMembers } from '../members.test-support';
import { refreshInTabs, statusesOf, type Tabs } from './tabs.test-support';

vi.setConfig({ testTimeout: 120_000 });

let shop: MembersShop;
let wish: Tabs;
beforeAll(async () => {
  shop = await openMembers();
  const origins = await Promise.all(shop.apps.map((app) => listen(app)));
  wish = { origins, channel: 'test', tabs: 20, rounds: 4 };
});
afterAll(() => shop.close());

const listen = (app: FastifyInstance): Promise<string> => app.listen({ port: 0, host: '127.0.0.1' });

describe('[auth.refresh-before] twenty tabs that refresh one login at once', () => {
  it('all go on, round after round, on whatever process', async () => {
    const { token } = await shop.login(await shop.member());
    const { token: last, faults } = await refreshInTabs(wish, token);
    expect(faults).toEqual([]);
    expect(await statusesOf(wish, [last])).toEqual([200, 200]);
  });

  it('are all logged out where somebody shows a token that was given up long ago', async () => {
    const email = await shop.member();
    const { token: stolen } = await shop.login(email);
    const elsewhere = await shop.login(email);
    const { token: last } = await refreshInTabs({ ...wish, rounds: 2 }, stolen);
    shop.pass(minuteMs);
    expect(await statusesOf(wish, [last])).toEqual([200, 200]);
    expect(await statusesOf(wish, [stolen, last])).toEqual([401, 401, 401, 401]);
    // Another login of the same member is nobody's business.
    expect(await statusesOf(wish, [elsewhere.token])).toEqual([200, 200]);
  });
});
