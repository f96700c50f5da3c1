import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Popup } from '../../../../schemas/popup/popup';
import { bodyOf, type MembersShop, openMembers } from '../../members/members.test-support';

vi.setConfig({ testTimeout: 120_000 });

let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
});
afterAll(() => shop.close());

const read = async (token: string, wish: object = {}) =>
  bodyOf(await shop.ask('GET', '/v1/me/popup', null, { token, ...wish })).data as Popup[];

describe('[ent.popup] pop-ups', () => {
  it('are those of the moment in the shop’s order, each with an id, cleaned, and with a link where there is one', async () => {
    const { token } = await shop.login(await shop.member());
    const popups = await read(token);
    expect(popups).toMatchObject([
      { title: 'お歳暮のご予約', body_html: '<p>承っています</p>', link: { url: '/product', label: '見る' } },
      { title: 'お休みします', body_html: '<p>水曜はお休みです。</p>', link: null },
    ]);
    expect(new Set(popups.map(({ id }) => id)).size).toBe(2);
  });

  it('are for members of the shop alone', async () => {
    expect((await shop.ask('GET', '/v1/me/popup')).status).toBe(401);
  });

  it('come and go when the shop says so, and are ten at most', async () => {
    const { token } = await shop.login(await shop.member());
    await sql`update popups set is_show = false where channel_id = 'test' and key = 'plain'`.execute(shop.db);
    expect((await read(token)).map(({ title }) => title)).toEqual(['お歳暮のご予約']);
    await sql`
      insert into popups (channel_id, key, title, position) select 'test', 'n' || n, n || '', 9 from generate_series(1, 12) n
    `.execute(shop.db);
    expect(await read(token)).toHaveLength(10);
    await sql`delete from popups where channel_id = 'test' and key like 'n%'`.execute(shop.db);
  });
});
