import { expect, test } from './support/test';

type Document = {
  order: string[];
  sections: Record<
    string,
    { type: string; v: number; variant?: string; settings?: object; visible?: object; window?: object }
  >;
};

test.describe.configure({ mode: 'serial' });

const path = '/news';
const where = "channel_id = 'minori' and kind = 'page' and page = 'news.list'";
let original = '';

test.beforeAll(async ({ db }) => {
  const [row] = await db.query<{ document: string }>(`select document from layouts where ${where}`);
  original = row?.document ?? '';
});
test.afterAll(async ({ db }) => {
  await db.query(`update layouts set document = $1 where ${where}`, [original]);
});

const change = (edit: (document: Document) => void): string => {
  const document = JSON.parse(original) as Document;
  edit(document);
  return JSON.stringify(document);
};

test('order, variant, setting, visibility and window of a stored document change the next page view', async ({
  page,
  db,
}) => {
  const store = (text: string) => db.query(`update layouts set document = $1 where ${where}`, [text]);
  const types = async (): Promise<(string | null)[]> => {
    await page.goto(path);
    return page.locator('main > [data-s]').evaluateAll((all) => all.map((one) => one.getAttribute('data-s')));
  };
  expect(await types()).toEqual(['breadcrumbs', 'news-list']);

  await store(change((document) => document.order.reverse()));
  await expect.poll(types).toEqual(['news-list', 'breadcrumbs']);

  await store(change(({ sections }) => Object.assign(sections.news ?? {}, { settings: { title: '店からの便り' } })));
  await expect
    .poll(async () => {
      await page.goto(path);
      return page.getByRole('heading', { name: '店からの便り' }).count();
    })
    .toBe(1);

  await store(change(({ sections }) => Object.assign(sections.crumbs ?? {}, { visible: { visitor: 'member' } })));
  await expect.poll(types).toEqual(['news-list']);

  await store(
    change(({ sections }) => Object.assign(sections.crumbs ?? {}, { window: { until: '2020-01-01T00:00+09:00' } })),
  );
  await expect.poll(types).toEqual(['news-list']);

  await store(
    change((document) => {
      document.sections.odd = { type: 'hologram', v: 9, settings: { depth: 3 } };
      document.order.unshift('odd');
    }),
  );
  await expect.poll(types).toEqual(['breadcrumbs', 'news-list']);
});

for (const [name, text] of [
  ['broken JSON', '{"$schema":'],
  ['an array', '[]'],
  ['200,000 levels', '['.repeat(200_000) + ']'.repeat(200_000)],
  [
    '10 MB',
    JSON.stringify({
      $schema: 'noren/layout/1',
      page: 'news.list',
      order: [],
      sections: {},
      pad: 'x'.repeat(10_000_000),
    }),
  ],
  [
    '__proto__ as an id',
    '{"$schema":"noren/layout/1","page":"news.list","order":["__proto__"],"sections":{"__proto__":{"type":"news-list","v":1}}}',
  ],
  ['nothing in it', '{"$schema":"noren/layout/1","page":"news.list","order":[],"sections":{}}'],
] as const) {
  test(`${name} as a document does not break the screen`, async ({ page, db }) => {
    await db.query(`update layouts set document = $1 where ${where}`, [text]);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await db.query(`update layouts set document = $1 where ${where}`, [original]);
  });
}

test('[site.layout-silent] a missing arrangement falls back to the theme without a word to the shopper', async ({
  page,
  db,
}) => {
  await db.query(`delete from layouts where channel_id = 'gakuen'`);
  const response = await page.goto('/gakuen/product');
  expect(response?.status()).toBe(200);
  await expect(page.locator('[data-s=product-list]')).toBeVisible();
});

test('maintenance sends everyone to its screen, and leaving it lets them in again', async ({ page, db }) => {
  await db.query(
    `update channels set is_maintenance = true, maintenance_title = '棚卸しのため休業中です', maintenance_message = '二十一時に再開します。', maintenance_gtm_id = 'GTM-MAINT' where id = 'minori'`,
  );
  await expect.poll(async () => (await page.goto('/product'), page.url())).toMatch(/\/maintenance\/$/);
  await expect(page.getByText('棚卸しのため休業中です')).toBeVisible();
  await expect(page.getByText('二十一時に再開します。')).toBeVisible();
  await db.query(`update channels set is_maintenance = false where id = 'minori'`);
  await expect.poll(async () => (await page.goto('/product'), page.url())).toMatch(/\/product$/);
});
