import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchScreen } from '../../../../storefront/page/load/match-screen';
import { screens } from '../../../../schemas/screens/screens';
import { openTestShop, quiet, type TestShop } from '../../shop.test-support';
import { testShops } from '../../test-shops.test-support';
import { migrateDatabase } from '../../../db/migrate';
import { migrations } from '../../../db/migrations/all.generated';
import { writeTakenPaths } from '../../../db/taken-paths';
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

  it('is refused at a new screen from the first start on, however many nodes start at once', async () => {
    const written = () => sql`select xmin::text from pg_proc where proname = 'noren_is_taken'`.execute(shop.db);
    const start = (paths?: readonly string[]) =>
      migrateDatabase(shop.url, { migrations, log: quiet, afterwards: (trx) => writeTakenPaths(trx, paths) });
    const inserted = sql`insert into static_pages (channel_id, url, title, body_html) values ('test', '/atelier/Tour', 'x', '')`;
    const withOne = [...screens.map(({ path }) => path), '/atelier/{key?}', '/a.b'];
    const { rows: before } = await written();
    await Promise.all([start(), start()]);
    expect((await written()).rows).toEqual(before);
    await inserted.execute(shop.db);
    await Promise.all([start(withOne), start(withOne), start(withOne)]);
    expect(await isTaken(['/atelier', '/atelier/x', '/atelier/x/y', '/a.b', '/axb', '/product'])).toEqual([
      '/atelier',
      '/atelier/x',
      '/a.b',
      '/product',
    ]);
    const said: string[] = [];
    await tellHiddenPages(shop.db, { warn: (message) => void said.push(message) });
    expect(said).toEqual([expect.stringContaining('/atelier/Tour of test is never shown')]);
    await sql`delete from static_pages where url = '/atelier/Tour'`.execute(shop.db);
    await expect(inserted.execute(shop.db)).rejects.toThrow('static_pages_free_path');
    await start();
    expect(await isTaken(['/atelier/x'])).toEqual([]);
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
