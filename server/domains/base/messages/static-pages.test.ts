import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchScreen } from '../../../../storefront/page/load/match-screen';
import { screens } from '../../../../schemas/screens/screens';
import { openTestShop, type TestShop } from '../../shop.test-support';
import { testShops } from '../../test-shops.test-support';
import { tellHiddenPages } from './messages.service';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
});
afterAll(() => shop.close());

const isTaken = async (paths: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ path: string }>`
    select path from unnest(${[...paths]}::text[]) with ordinality as asked (path, place)
    where noren_is_taken(path) order by place
  `.execute(shop.db);
  return rows.map(({ path }) => path);
};

const pathsOf = (pattern: string): string[] => {
  const filled = [pattern.replace(/\{\w+\?\}/, 'あ-1'), pattern.replace(/\/\{\w+\?\}/, '')];
  return filled.map((path) => path.replace(/\{\w+\}/g, 'あ-1'));
};

describe('a static page', () => {
  it('is refused wherever a screen stands, in whatever letters', async () => {
    const taken = screens.map(({ path }) => path).filter((path) => path !== '/' && path !== '/*');
    const paths = [...new Set(taken.flatMap(pathsOf))].flatMap((path) => [
      path,
      path.toUpperCase(),
      path.replace(/(?<=^\/[^/]+)\/.*/, (rest) => rest.toUpperCase()),
    ]);
    const ofScreens = paths.filter((path) => matchScreen(path)?.row.page !== 'static');
    expect(ofScreens.length).toBeGreaterThan(150);
    expect(await isTaken(paths)).toEqual(ofScreens);
    const ofServer = ['/v1/x', '/-/outbox', '/assets/a.js', '/images', '/payments/x', '/robots.txt', '/sitemap.xml'];
    expect(await isTaken(ofServer)).toEqual(ofServer);
  });

  it('may stand anywhere else', async () => {
    const parts = ['ec', 'product', 'products', 'a', 'mypage', 'cart', 'list', 'law', 'uos', 'あ', 'confirm', 'key'];
    const paths = parts.flatMap((a) => [
      `/${a}`,
      ...parts.flatMap((b) => [`/${a}/${b}`, ...parts.map((c) => `/${a}/${b}/${c}`)]),
    ]);
    const free = paths.filter((path) => matchScreen(path)?.row.page === 'static');
    expect(free.length).toBeGreaterThan(1000);
    expect(await isTaken(free)).toEqual([]);
  });

  it('that was there before is named at each start', async () => {
    const said: string[] = [];
    const tell = () => tellHiddenPages(shop.db, { warn: (message) => void said.push(message) });
    await tell();
    expect(said).toEqual([]);
    await sql`alter table static_pages drop constraint static_pages_free_path`.execute(shop.db);
    await sql`insert into static_pages (channel_id, url, title, body_html) values ('test', '/product', 'x', '')`.execute(
      shop.db,
    );
    await tell();
    expect(said).toEqual(['The static page /product of test is never shown: something else answers at that address.']);
  });
});
