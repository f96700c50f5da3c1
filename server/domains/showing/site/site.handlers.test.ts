import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../shop.test-support';
import { testShops } from '../../test-shops.test-support';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
});
afterAll(() => shop.close());

const setSetting = async (key: string, value: unknown) => {
  const row = { channel_id: 'test', key, value: JSON.stringify(value) };
  await shop.db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.columns(['channel_id', 'key']).doUpdateSet({ value: row.value }))
    .execute();
  await shop.versions.refresh();
};

const days = async (startDate: string, endDate: string) =>
  (await shop.get('site.businessCalendar', { query: { startDate, endDate } })).data;

describe('the environment', () => {
  it('says what anyone may know, and the maintenance text while there is maintenance', async () => {
    expect(await shop.get('site.environment', {})).toEqual({
      channel: 'test',
      name: '試し屋',
      theme: 'minori',
      is_maintenance: false,
      maintenance: null,
      is_member_only: false,
      is_member_used: true,
      is_keycode_gated: false,
    });
    const maintenance = {
      is_maintenance: true,
      maintenance_title: '点検中',
      maintenance_message: '9時まで',
      keycode: 'k',
    };
    await shop.db.updateTable('channels').set(maintenance).where('id', '=', 'test').execute();
    await shop.versions.refresh();
    expect(await shop.get('site.environment', {})).toMatchObject({
      is_maintenance: true,
      maintenance: { title: '点検中', message: '9時まで', gtm_id: '' },
      is_keycode_gated: true,
    });
  });
});

describe('settings', () => {
  it('[site.settings-keys] exist under exactly these names', async () => {
    const settings = await shop.get('site.settings', {});
    expect(Object.keys(settings)).toEqual(
      expect.arrayContaining([
        'SITE.NAMESPACE',
        'SITE.CHANNEL_PREFIX',
        'SITE.BREAKPOINT.SCREEN-SM',
        'SITE.BREAKPOINT.SCREEN-MD',
        'ORDER.SHIPPING.IS_ALLOW_MULTIPLE',
        'ORDER.SOCIAL_GIFT.IS_USE',
        'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE',
        'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING',
        'GTM.ID',
      ]),
    );
  });

  it('are what is stored, over defaults; a value of the wrong kind counts as not stored', async () => {
    await setSetting('GTM.ID', 42);
    await setSetting('SITE.PHONE', '03-0000-0000');
    expect(await shop.get('site.settings', {})).toMatchObject({
      'SITE.NAME': '試し屋',
      'SITE.BREAKPOINT.SCREEN-SM': 600,
      'SITE.BREAKPOINT.SCREEN-MD': 1024,
      'SITE.THEME': 'minori',
      'TAX.ROUNDING': 'half_up',
      'GTM.ID': '',
      'SITE.PHONE': '03-0000-0000',
    });
    const other = await shop.get('site.settings', {}, { channel: 'other' });
    expect(other).toMatchObject({ 'SITE.NAME': '隣の店', 'SITE.CHANNEL_PREFIX': '/other', 'TAX.ROUNDING': 'down' });
  });

  it('let the shop sell unless the temporary stop is in use and selling is off', async () => {
    const channel = await shop.shop.channels.find({ id: 'test' });
    if (!channel) throw new Error('The channel is missing.');
    const selling: unknown[] = [];
    for (const isUse of [false, true]) {
      for (const isSelling of [false, true]) {
        await setSetting('PLUGIN.TEMPORARY_STOP_SELLING.IS_USE', isUse);
        await setSetting('PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING', isSelling);
        selling.push([isUse, isSelling, await shop.shop.settings.isSelling(channel, new Date())]);
      }
    }
    expect(selling).toEqual([
      [false, false, true],
      [false, true, true],
      [true, false, false],
      [true, true, true],
    ]);
  });

  it('say from how many pieces on a product is few', async () => {
    const status = async () => (await shop.get('catalog.product', { params: { key: 'sencha' } })).stock_status;
    expect(await status()).toBe('in');
    await setSetting('STOCK.FEW_AT', 100);
    expect(await status()).toBe('few');
    await setSetting('STOCK.FEW_AT', 'many');
    expect(await status()).toBe('in');
  });
});

describe('the colour scheme', () => {
  it('is the chosen one, or one that recolours nothing', async () => {
    expect(await shop.get('site.colorScheme', {})).toMatchObject({
      info: { key: 'kaki', name: '柿渋' },
      loading: { spinner: '0011', size: 20 },
      roles: { ink: '#2B2925' },
    });
    expect(await shop.get('site.colorScheme', {}, { channel: 'other' })).toMatchObject({ roles: {} });
  });

  it('is another one as soon as that is chosen', async () => {
    const choose = async (key: string) => {
      await shop.db.updateTable('color_schemes').set({ is_selected: false }).where('channel_id', '=', 'test').execute();
      const chosen = shop.db.updateTable('color_schemes').set({ is_selected: true });
      await chosen.where('channel_id', '=', 'test').where('key', '=', key).execute();
    };
    await choose('matsu');
    expect(await shop.get('site.colorScheme', {})).toMatchObject({ info: { name: '松葉' }, roles: { ink: '#22302A' } });
    await choose('kaki');
    expect(await shop.get('site.colorScheme', {})).toMatchObject({ info: { name: '柿渋' } });
  });
});

describe('texts that the shop edits', () => {
  it('are answered one by one and all at once, sanitised also when they came into the database otherwise', async () => {
    const body_html = '<p>危険<img src=x onerror=alert(1)></p><script>alert(1)</script>';
    await shop.db.insertInto('messages').values({ channel_id: 'test', code: 'raw', title: '生', body_html }).execute();
    const all = await shop.get('site.messages', { query: { per: 'all' } });
    expect(all.data.map(({ code }) => code)).toEqual(['caution', 'raw']);
    const raw = await shop.get('site.message', { params: { code: 'raw' } });
    expect(raw.body_html).toBe('<p>危険<img src="x" alt="" loading="lazy" /></p>');
    expect((await shop.get('site.message', { params: { code: 'caution' } })).body_html).toBe('<p>ご注意</p>');
    expect((await shop.ask('site.message', { params: { code: 'no-such' } })).status).toBe(404);
    expect((await shop.ask('site.message', { params: { code: 'caution' } }, { channel: 'other' })).status).toBe(404);
  });

  it('include free areas', async () => {
    expect((await shop.get('site.freeAreas', {})).data).toMatchObject([{ code: 'top', body_html: '<p>自由な文</p>' }]);
    expect(await shop.get('site.freeArea', { params: { code: 'top' } })).toMatchObject({ title: '自由' });
    expect((await shop.ask('site.freeArea', { params: { code: 'no-such' } })).status).toBe(404);
  });

  it('[call.static-page-path] include static pages at paths of any depth; urls lists all', async () => {
    await shop.db
      .insertInto('static_pages')
      .values({ channel_id: 'test', url: '/a/b/c/d', title: '深い', body_html: '<p>深い</p>' })
      .execute();
    for (const path of ['a/b/c/d', '/a/b/c/d', 'a/b/c/d/']) {
      expect(await shop.get('site.staticPage', { params: { path } })).toMatchObject({ url: '/a/b/c/d', title: '深い' });
    }
    expect(await shop.get('site.staticPage', { params: { path: 'guide/shipping' } })).toMatchObject({
      body_html: '<h2>送料</h2>',
    });
    expect((await shop.ask('site.staticPage', { params: { path: 'guide' } })).status).toBe(404);
    const { data } = await shop.get('site.staticPageUrls', {});
    expect(data.map(({ url }) => url)).toEqual(['/a/b/c/d', '/guide/shipping']);
  });
});

describe('the business calendar', () => {
  it('[call.calendar] answers every day from startDate to endDate', async () => {
    const year = await days('2027-01-01', '2027-12-31');
    expect([year.length, year[0]?.date, year.at(-1)?.date]).toEqual([365, '2027-01-01', '2027-12-31']);
  });

  it("marks holidays and business days by weekday, national holiday and the shop's exceptions", async () => {
    expect(await days('2026-11-20', '2026-11-25')).toEqual([
      { date: '2026-11-20', is_business_day: true, holiday: null, note: null },
      { date: '2026-11-21', is_business_day: true, holiday: null, note: null },
      { date: '2026-11-22', is_business_day: false, holiday: null, note: null },
      { date: '2026-11-23', is_business_day: false, holiday: '勤労感謝の日', note: null },
      { date: '2026-11-24', is_business_day: true, holiday: null, note: null },
      { date: '2026-11-25', is_business_day: false, holiday: null, note: null },
    ]);
    expect(await days('2026-11-29', '2026-11-29')).toMatchObject([
      { is_business_day: true, note: 'お歳暮期間につき営業' },
    ]);
    expect(await days('2026-12-29', '2026-12-29')).toMatchObject([{ is_business_day: false, note: '年末年始休業' }]);
    await setSetting('CALENDAR.IS_CLOSED_ON_HOLIDAYS', false);
    expect(await days('2026-11-23', '2026-11-23')).toMatchObject([{ is_business_day: true, holiday: '勤労感謝の日' }]);
  });

  it('knows substitute holidays, and Monday to Friday for a shop that said nothing', async () => {
    const query = { startDate: '2027-03-19', endDate: '2027-03-23' };
    const { data } = await shop.get('site.businessCalendar', { query }, { channel: 'other' });
    expect(data.map(({ date, is_business_day, holiday }) => [date, is_business_day, holiday])).toEqual([
      ['2027-03-19', true, null],
      ['2027-03-20', false, null],
      ['2027-03-21', false, '春分の日'],
      ['2027-03-22', false, expect.stringContaining('振替休日')],
      ['2027-03-23', true, null],
    ]);
  });

  it('refuses a span that is backwards, beyond a year, or of no days', async () => {
    const spans = [
      ['2026-11-02', '2026-11-01'],
      ['2026-01-01', '2027-01-02'],
      ['2026-02-30', '2026-03-01'],
      ['x', 'y'],
    ] as const;
    for (const [startDate, endDate] of spans) {
      const answer = await shop
        .ask('site.businessCalendar', { query: { startDate, endDate } })
        .catch((error: unknown) => error);
      expect(answer).toMatchObject(answer instanceof Error ? { code: 'request.invalid' } : { status: 422 });
    }
  });
});
