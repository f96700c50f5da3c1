import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../shop.test-support';
import { testShops } from '../../test-shops.test-support';
import { createChannelsService } from './channels.service';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
});
afterAll(() => shop.close());

describe('a channel', () => {
  it.each([
    ['its id alone decides', { id: 'other', host: 'test.localhost' }, 'other'],
    ['an unknown id', { id: 'no-such', host: 'test.localhost' }, null],
    ['its host', { host: 'other.localhost', path: '/product' }, 'other'],
    ['its host in any case', { host: 'Other.LOCALHOST' }, 'other'],
    ['its host, whatever the path', { host: 'test.localhost', path: '/other/product' }, 'test'],
    ['its path prefix', { host: 'localhost', path: '/other/product?x=1' }, 'other'],
    ['its bare prefix', { host: '127.0.0.1', path: '/other' }, 'other'],
    ['its bare prefix with a query', { host: '127.0.0.1', path: '/other?x=1' }, 'other'],
    ['a path that only begins like a prefix', { host: 'localhost', path: '/otherwise' }, 'test'],
    ['the plain URL, which is the first channel', { host: 'localhost', path: '/' }, 'test'],
    ['an unknown host', { host: 'evil.example', path: '/other' }, null],
    ['no host', {}, null],
  ])('is found by: %s', async (_case, hint, id) => {
    expect((await shop.shop.channels.find(hint))?.id ?? null).toBe(id);
  });

  it('is found at the host of the public URL', async () => {
    const channels = createChannelsService(shop.db, { plainHosts: ['shop.example'], onChange: shop.versions.onChange });
    expect((await channels.find({ host: 'shop.example', path: '/' }))?.id).toBe('test');
    expect((await channels.find({ host: 'shop.example', path: '/other/' }))?.id).toBe('other');
    expect((await channels.first())?.id).toBe('test');
    expect((await channels.all()).map(({ id }) => id)).toEqual(['test', 'other']);
  });

  it('stands below the hosts that lead to the shop as a whole', async () => {
    const { channels } = shop.shop;
    for (const host of ['localhost', 'LocalHost']) {
      expect((await channels.below(host)).map(({ prefix }) => prefix)).toEqual(['/other']);
    }
    for (const host of ['test.localhost', 'evil.example']) expect(await channels.below(host)).toEqual([]);
  });

  it('can be moved to another host while the shop runs', async () => {
    expect(await shop.shop.channels.find({ host: 'new.example' })).toBeNull();
    await shop.db.updateTable('channels').set({ host: 'new.example' }).where('id', '=', 'other').execute();
    await shop.versions.refresh();
    expect((await shop.shop.channels.find({ host: 'new.example' }))?.id).toBe('other');
    expect(await shop.shop.channels.find({ host: 'other.localhost' })).toBeNull();
  });
});
