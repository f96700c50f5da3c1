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
  ['a document that is cut off inside a string', `{"a":"${'\\"'.repeat(99_000)}`],
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
    // The last good document stands in.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-s=news-list]')).toHaveCount(1);
    await db.query(`update layouts set document = $1 where ${where}`, [original]);
  });
}

test('a frame without its footer, or with a hidden one, keeps the links that the law wants', async ({ page, db }) => {
  const ofFrame = "channel_id = 'minori' and kind = 'frame' and page = 'default'";
  const [row] = await db.query<{ document: string }>(`select document from layouts where ${ofFrame}`);
  const frame = JSON.parse(row?.document ?? '') as Document;
  const without = { ...frame, order: frame.order.filter((id) => id !== 'footer') };
  const hidden = { ...frame, sections: { ...frame.sections } };
  hidden.sections.footer = { type: 'footer', v: 1, visible: { visitor: 'member' }, window: { until: '2020-01-01' } };
  for (const document of [without, hidden]) {
    await db.query(`update layouts set document = $1 where ${ofFrame}`, [JSON.stringify(document)]);
    await expect.poll(async () => (await page.goto('/news'))?.status()).toBe(200);
    for (const name of ['特定商取引法に基づく表記', 'プライバシーポリシー', '利用規約'])
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible();
  }
  await db.query(`update layouts set document = $1 where ${ofFrame}`, [row?.document]);
});

test('colours that cannot be read leave the theme’s in place', async ({ page, db }) => {
  const ink = async (): Promise<string> => {
    await page.goto('/news');
    return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--n-color-ink').trim());
  };
  const before = await ink();
  const schemes = "channel_id = 'minori' and is_selected";
  const [row] = await db.query<{ roles: object }>(`select roles from color_schemes where ${schemes}`);
  const store = (roles: object) =>
    db.query(`update color_schemes set roles = $1 where ${schemes}`, [JSON.stringify(roles)]);
  await store({ ...row?.roles, ink: '#1B1B1B' });
  await expect.poll(ink).toBe('#1B1B1B');
  await store({ ...row?.roles, ink: '#FFFFFF' });
  await expect.poll(ink).toBe(before);
  await store(row?.roles ?? {});
});

test('[site.layout-silent] a missing arrangement falls back to the theme without a word to the shopper', async ({
  page,
  db,
}) => {
  await db.query(`delete from layouts where channel_id = 'gakuen'`);
  const response = await page.goto('/gakuen/product');
  expect(response?.status()).toBe(200);
  await expect(page.locator('[data-s=product-list]')).toBeVisible();
});

test.describe('a shop that is closed', () => {
  // The maintenance screen, as long as it is.
  test.use({ allowedErrors: [/503/] });

  test('maintenance sends everyone to its screen, and leaving it lets them in again', async ({ page, db }) => {
    await db.query(
      `update channels set is_maintenance = true, maintenance_title = '棚卸しのため休業中です', maintenance_message = '二十一時に再開します。', maintenance_gtm_id = 'GTM-MAINT' where id = 'minori'`,
    );
    const way = /\/maintenance\/\?redirect=%2Fproduct%3Fcategory%3Dtea%23list$/;
    // From that address to itself the browser only looks for the part of it, and asks the shop nothing.
    const opened = async () => {
      await page.goto('about:blank');
      await page.goto('/product?category=tea#list');
      return page.url();
    };
    await expect.poll(opened).toMatch(way);
    await expect(page.getByText('棚卸しのため休業中です')).toBeVisible();
    await expect(page.getByText('二十一時に再開します。')).toBeVisible();
    await db.query(`update channels set is_maintenance = false where id = 'minori'`);
    // Whoever waits there is where they were.
    const again = async () => (await page.getByRole('link', { name: 'もう一度読み込む' }).click(), page.url());
    await expect.poll(again).toMatch(/\/product\?category=tea#list$/);
  });
});
