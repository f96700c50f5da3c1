import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../shop.test-support';
import { testShops } from '../test-shops.test-support';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  await shop.db.deleteFrom('layouts').execute();
});
afterAll(() => shop.close());

const store = (document: string, page = 'top', kind: 'page' | 'frame' = 'page', instance = '') =>
  shop.db
    .insertInto('layouts')
    .values({ channel_id: 'test', kind, page, instance, document })
    .onConflict((conflict) => conflict.columns(['channel_id', 'kind', 'page', 'instance']).doUpdateSet({ document }))
    .execute();

const top = () => shop.ask('layout.page', { params: { page: 'top' } });

describe('a stored layout', () => {
  it('comes back as it was stored, with what nobody understands', async () => {
    const text =
      '{"$schema":"noren/layout/9","page":"top","order":[],"sections":{},"unknown":{"__proto__":{"a":1}},"revision":7}';
    await store(text);
    const { status, body } = await top();
    expect([status, JSON.stringify(body)]).toEqual([200, text]);
  });

  it('is that of the page, of the frame, or of the instance', async () => {
    await store('{"page":"default"}', 'default', 'frame');
    await store('{"page":"static","for":"law"}', 'static', 'page', '/law');
    expect(await shop.get('layout.frame', { params: { page: 'default' } })).toEqual({ page: 'default' });
    const page = (instance: string) => shop.ask('layout.page', { params: { page: 'static' }, query: { instance } });
    expect(await page('/law')).toMatchObject({ status: 200, body: { for: 'law' } });
    expect(await page('')).toMatchObject({ status: 404, body: { code: 'layout.not-found' } });
    expect(await shop.ask('layout.frame', { params: { page: 'sample' } })).toMatchObject({ status: 404 });
    expect(await shop.ask('layout.page', { params: { page: 'top' } }, { channel: 'other' })).toMatchObject({
      status: 404,
    });
  });

  it('may be any text: what is no document is said to be unreadable', async () => {
    const nested = `${'['.repeat(90_000)}${']'.repeat(90_000)}`;
    const texts = [
      '',
      '{',
      'null',
      '[]',
      '"text"',
      '{"a":1}}',
      // Read as infinity, which would be answered as null.
      '{"a":1e400}',
      `{"a":[${'9'.repeat(250)}e99]}`,
      nested,
      `{"a":${nested}}`,
      `{"a":"${'x'.repeat(10_000_000)}"}`,
    ];
    for (const text of texts) {
      await store(text);
      expect(await top()).toMatchObject({ status: 500, body: { code: 'layout.unreadable' } });
    }
  });

  it('may hold brackets in its texts', async () => {
    await store(JSON.stringify({ text: `\\"${'['.repeat(5_000)}` }));
    expect((await top()).status).toBe(200);
  });

  it('is asked for under known pages only', async () => {
    expect((await shop.ask('layout.page', { params: { page: 'no-such' } })).status).toBe(422);
    expect((await shop.ask('layout.frame', { params: { page: 'top' } })).status).toBe(422);
  });
});
