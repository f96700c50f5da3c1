import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cutOffDocument } from '../../../../bench/layout/hostile-values';
import { openTestShop, type TestShop } from '../../shop.test-support';
import { testShops } from '../../test-shops.test-support';
import { keepLastGood } from './layout.repository';
import { createLayoutsService, type LayoutsService } from './layout.service';

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

  it('is that of the page where the instance has none of its own', async () => {
    await store('{"page":"static","for":"all"}', 'static');
    await store('{"page":"static","for":"terms"}', 'static', 'page', '/terms');
    const page = (instance: string) => shop.get('layout.page', { params: { page: 'static' }, query: { instance } });
    expect(await page('/terms')).toMatchObject({ for: 'terms' });
    expect(await page('/privacy')).toMatchObject({ for: 'all' });
    await shop.db.deleteFrom('layouts').where('page', '=', 'static').execute();
  });

  it('may be any text: what is no document is said to be unreadable', async () => {
    const nested = `${'['.repeat(90_000)}${']'.repeat(90_000)}`;
    const texts = [
      cutOffDocument,
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
    const unreadable = { status: 500, body: { code: 'layout.unreadable' } };
    await store('{', 'default', 'frame');
    expect(await shop.ask('layout.frame', { params: { page: 'default' } })).toMatchObject(unreadable);
    await shop.db.deleteFrom('layouts').where('kind', '=', 'frame').execute();
    await store('{', 'brand.list');
    await keepLastGood(shop.db, 'test', { kind: 'page', page: 'brand.list', instance: '' }, '{');
    const lastGood = { params: { kind: 'page', page: 'brand.list' } };
    expect(await shop.ask('layout.lastGood', lastGood)).toMatchObject(unreadable);
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

/** A node: it remembers what it has read, and says what was wrong with it. */
const startNode = () => {
  const said: string[] = [];
  const layouts = createLayoutsService(shop);
  const log = { warn: (_fields: object, message: string) => void said.push(message) };
  const address = { kind: 'page', page: 'top', instance: '' } as const;
  return {
    said,
    published: () => layouts.published('test', address, log),
    lastGood: () => layouts.lastGood('test', address),
  };
};

const documentOf = (title: string): string =>
  JSON.stringify({
    $schema: 'noren/layout/1',
    page: 'top',
    order: ['news'],
    sections: { news: { type: 'news-list', v: 1, settings: { title } } },
  });
const titleOf = (found: Awaited<ReturnType<LayoutsService['lastGood']>>): string | undefined =>
  /"title":"([^"]*)"/.exec(JSON.stringify(found))?.[1];

describe('what is wrong with a stored layout', () => {
  it('is told once for each text, not at each view: a key that stands twice, too', async () => {
    const node = startNode();
    await store(
      '{"$schema":"noren/layout/1","page":"top","page":"top","order":["m"],"sections":{"m":{"type":"message","v":1}}}',
    );
    const views = (): Promise<unknown> => Promise.all([1, 2, 3].map(() => node.published()));
    expect(await views()).toMatchObject([{ kind: 'document' }, { kind: 'document' }, { kind: 'document' }]);
    expect(node.said).toEqual([
      'a stored layout is ambiguous (test top): the key "page" stands twice in one object; the last one counts',
    ]);
    await store('{');
    expect(await views()).toEqual([{ kind: 'unreadable' }, { kind: 'unreadable' }, { kind: 'unreadable' }]);
    expect(node.said[1]).toMatch(/^a stored layout cannot be read \(test top\): the document is not JSON/);
    expect(node.said).toHaveLength(2);
  });

  it('is not looked for again while the text stays: the same object comes back', async () => {
    const node = startNode();
    await store(documentOf('同じ'));
    const [first, second] = [await node.published(), await node.published()];
    expect(first).toMatchObject({ kind: 'document' });
    expect('document' in second && 'document' in first && second.document === first.document).toBe(true);
  });
});

describe('the last good layout', () => {
  it('is kept in the database, so that a restarted node knows it', async () => {
    await store(documentOf('一'));
    await startNode().published();
    await store('{"$schema":"noren/layout/1","page":"top","order":[],"sections":{}}');
    for (const node of [startNode(), startNode()]) {
      await node.published();
      expect(titleOf(await node.lastGood())).toBe('一');
    }
    const answer = await shop.ask('layout.lastGood', { params: { kind: 'page', page: 'top' } });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([200, documentOf('一')]);
  });

  it('is the newest, whichever node reads first', async () => {
    const nodes = [startNode(), startNode(), startNode()];
    for (const title of ['二', '三', '四']) {
      await store(documentOf(title));
      await Promise.all(nodes.map((node) => node.published()));
      expect(titleOf((await nodes[0]?.lastGood()) ?? { kind: 'none' })).toBe(title);
    }
  });

  it('is the one that is published again, also at a node that did not see the one between', async () => {
    const [first, second] = [startNode(), startNode()];
    for (const [node, title] of [
      [first, '以前'],
      [second, '途中'],
      [first, '以前'],
    ] as const) {
      await store(documentOf(title));
      await node.published();
      expect(titleOf(await second.lastGood())).toBe(title);
    }
  });

  it('is written once, however often it is viewed', async () => {
    await store(documentOf('一度'));
    const written = () => sql<{ xmin: string }>`select xmin from layout_last_good where page = 'top'`.execute(shop.db);
    const node = startNode();
    await node.published();
    const { rows } = await written();
    await Promise.all([node.published(), startNode().published()]);
    expect((await written()).rows).toEqual(rows);
  });

  it('is not overwritten by a node that read an older one before', async () => {
    await store(documentOf('古い'));
    const late = keepLastGood(shop.db, 'test', { kind: 'page', page: 'top', instance: '' }, documentOf('もっと古い'));
    expect(await late).toBe(false);
    await startNode().published();
    expect(titleOf(await startNode().lastGood())).toBe('古い');
  });

  it('waits for nobody who is writing the layout, and is kept with the next view', async () => {
    await store(documentOf('前'));
    const node = startNode();
    await shop.db.transaction().execute(async (transaction) => {
      await sql`select 1 from layouts where channel_id = 'test' and page = 'top' for update`.execute(transaction);
      expect(await node.published()).toMatchObject({ kind: 'document' });
      expect(titleOf(await node.lastGood())).not.toBe('前');
    });
    await node.published();
    expect(titleOf(await node.lastGood())).toBe('前');
  });

  it('goes with the layout that the shop takes back', async () => {
    await store(documentOf('去る'));
    await startNode().published();
    await shop.db.deleteFrom('layouts').where('page', '=', 'top').execute();
    expect(await startNode().lastGood()).toEqual({ kind: 'none' });
    expect((await shop.ask('layout.lastGood', { params: { kind: 'page', page: 'top' } })).status).toBe(404);
  });
});
