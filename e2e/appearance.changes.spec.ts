import { expect, test, type Database } from './support/test';

test.describe.configure({ mode: 'serial' });

const set = (db: Database, key: string, value: unknown, channel = 'minori') =>
  db.query(
    `insert into settings (channel_id, key, value) values ($1, $2, $3)
     on conflict (channel_id, key) do update set value = excluded.value`,
    [channel, key, JSON.stringify(value)],
  );

test('another colour scheme recolours the shop with the next page view, as soon as it is chosen', async ({
  page,
  db,
}) => {
  const choose = async (key: string): Promise<void> => {
    await db.query(`update color_schemes set is_selected = false where channel_id = 'minori'`);
    await db.query(`update color_schemes set is_selected = true where channel_id = 'minori' and key = $1`, [key]);
  };
  const colours = async (): Promise<string[]> => {
    await page.goto('/news');
    return page.locator('html').evaluate((html) => {
      const { backgroundColor, color } = getComputedStyle(html);
      return [backgroundColor, color];
    });
  };
  const own = await colours();
  await choose('wakatake');
  await expect.poll(colours).toEqual(['rgb(246, 248, 241)', 'rgb(34, 48, 42)']);
  await choose('kakishibu');
  await expect.poll(colours).toEqual(own);
});

test('[site.theme-by-shop] a screen wears the shop’s theme, and its header the variant that the shop set', async ({
  page,
  db,
}) => {
  const looks = async (): Promise<Record<'theme' | 'header' | 'hero', string>> => {
    await page.goto('/');
    const classesIn = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all
          .flatMap((one) => [...one.querySelectorAll('[class]')])
          .map((element) => element.getAttribute('class'))
          .join(),
      );
    return {
      theme: (await page.locator('html').getAttribute('data-theme')) ?? '',
      header: await classesIn('[data-s=header]'),
      hero: await classesIn('[data-s=hero]'),
    };
  };
  const own = await looks();
  expect(own.theme).toBe('minori');
  await db.query(`update channels set theme = 'gakuen' where id = 'minori'`);
  await expect.poll(async () => (await looks()).theme).toBe('gakuen');
  const other = await looks();
  expect(other.header).not.toBe(own.header);
  expect(other.hero).not.toBe(own.hero);
  await db.query(`update channels set theme = 'minori' where id = 'minori'`);
  await expect.poll(looks).toEqual(own);

  const where = `channel_id = 'minori' and kind = 'frame' and page = 'default'`;
  const [stored] = await db.query<{ document: string }>(`select document from layouts where ${where}`);
  await db.query(
    `update layouts set document = jsonb_set(document::jsonb, '{sections,header,variant}', '"simple"')::text where ${where}`,
  );
  await expect.poll(async () => (await looks()).header).not.toBe(own.header);
  await db.query(`update layouts set document = $1 where ${where}`, [stored?.document]);
  await expect.poll(looks).toEqual(own);
});

test('[site.screen-class] phone up to the small breakpoint, PC above the medium one, tablet between', async ({
  page,
  db,
}) => {
  const where = `channel_id = 'minori' and kind = 'page' and page = 'news.list'`;
  const [stored] = await db.query<{ document: string }>(`select document from layouts where ${where}`);
  const one = (screen: string) => ({
    type: 'free-text',
    v: 1,
    settings: { text: screen },
    visible: { screen },
  });
  const document = {
    $schema: 'noren/layout/1',
    page: 'news.list',
    order: ['news', 'on-phone', 'on-tablet', 'on-pc'],
    sections: {
      news: { type: 'news-list', v: 1 },
      'on-phone': one('phone'),
      'on-tablet': one('tablet'),
      'on-pc': one('pc'),
    },
  };
  await db.query(`update layouts set document = $1 where ${where}`, [JSON.stringify(document)]);
  await set(db, 'SITE.BREAKPOINT.SCREEN-SM', 500);
  await set(db, 'SITE.BREAKPOINT.SCREEN-MD', 900);
  const shownAt = async (width: number): Promise<string[]> => {
    await page.setViewportSize({ width, height: 700 });
    const names = await page
      .locator('main [data-i^=on-]')
      .evaluateAll((all) =>
        all.filter((one) => one.getClientRects().length > 0).map((one) => one.getAttribute('data-i') ?? ''),
      );
    return names;
  };
  await page.setViewportSize({ width: 500, height: 700 });
  await expect
    .poll(async () => {
      await page.goto('/news');
      return shownAt(500);
    })
    .toEqual(['on-phone']);
  expect(await shownAt(501)).toEqual(['on-tablet']);
  expect(await shownAt(900)).toEqual(['on-tablet']);
  expect(await shownAt(901)).toEqual(['on-pc']);
  await set(db, 'SITE.BREAKPOINT.SCREEN-SM', 767);
  await set(db, 'SITE.BREAKPOINT.SCREEN-MD', 1023);
  await db.query(`update layouts set document = $1 where ${where}`, [stored?.document]);
});

test('while the shop does not sell, every page says so and nothing can be bought', async ({ page, db }) => {
  const notice = page.getByText('販売を一時停止');
  const [isUse, isSelling] = ['IS_USE', 'IS_SELLING'].map((name) => `PLUGIN.TEMPORARY_STOP_SELLING.${name}`);
  await set(db, isUse ?? '', true);
  await set(db, isSelling ?? '', false);
  await expect.poll(async () => (await page.goto('/product/kurikinton'), notice.count())).toBeGreaterThan(0);
  for (const button of await page.locator('[data-s=purchase] button[type=submit]').all())
    await expect(button).toBeDisabled();
  await set(db, isSelling ?? '', true);
  await expect.poll(async () => (await page.goto('/product/kurikinton'), notice.count())).toBe(0);
  await set(db, isUse ?? '', false);
});
