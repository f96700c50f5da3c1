import { describe, expect, it } from 'vitest';
import { sampleSettings } from '../../../sections/samples/shop';
import { settingsRegistry } from '../../../sections/settings-registry.generated';
import { frameIds } from '../../../schemas/screens/frames';
import { themeIds } from '../../../themes/theme-ids';
import { themeLayouts } from '../../../themes/layouts';
import type { LayoutIssue } from '../../../src/layout/reading/layout-issues';
import { createLayoutSource, frameDocument, pageDocument, type LayoutContext } from './layout-source';
import type { Query } from '../../../schemas/query';
import type { QueryResult } from './ask';
import { failed, found, guest } from '../test/small-shop';

const context: LayoutContext = {
  now: new Date('2026-11-20T03:00:00Z'),
  channel: 'minori',
  theme: 'minori',
  settings: sampleSettings,
  visitor: guest,
  ask: () => Promise.resolve(failed(404)),
};

const setUp = () => {
  const issues: LayoutIssue[] = [];
  const source = createLayoutSource({
    definitions: settingsRegistry,
    variantsOf: () => ['simple'],
    base: themeLayouts,
    onIssues: (_where, found) => issues.push(...found),
  });
  return { source, issues, codes: () => issues.map(({ code }) => code) };
};

const newsPage = (order: string[]): object => ({
  $schema: 'noren/layout/1',
  page: 'news.list',
  order,
  sections: { crumbs: { type: 'breadcrumbs', v: 1 }, news: { type: 'news-list', v: 1 } },
});

const published = found(newsPage(['news', 'crumbs']));
const typesOf = ({ sections }: { sections: readonly { type: string }[] }): string[] => sections.map(({ type }) => type);

describe('the layout source', () => {
  it('asks for the published page and frame', () => {
    expect([pageDocument('top'), frameDocument('simple')].map(({ call }) => call)).toEqual([
      'layout.page',
      'layout.frame',
    ]);
  });

  it('prefers what the shop published to the theme’s base', async () => {
    const { source, issues } = setUp();
    const layout = await source.page('news.list', published, context);
    expect(layout.source).toBe('published');
    expect(typesOf(layout)).toEqual(['news-list', 'breadcrumbs']);
    expect(issues).toEqual([]);
  });

  it('[site.layout-frames] has every frame in every theme, without an issue', async () => {
    const { source, issues } = setUp();
    expect([...frameIds].sort()).toEqual(['default', 'invalidChannel', 'maintenance', 'sample', 'simple']);
    for (const theme of themeIds) {
      for (const frame of frameIds) {
        const layout = await source.frame(frame, failed(404), { ...context, theme });
        expect(layout.source, `${theme} ${frame}`).toBe('base');
        expect(typesOf(layout), `${theme} ${frame}`).toContain('outlet');
      }
    }
    expect(issues).toEqual([]);
  });

  it.each([
    ['the call fails', failed(500)],
    ['the service is away', failed(503)],
    ['it is broken', found('{"$schema":')],
    ['it is of a newer format', found({ ...newsPage(['news']), $schema: 'noren/layout/2' })],
  ])('keeps the last published one that worked when %s', async (_name, answer) => {
    const { source, issues } = setUp();
    await source.page('news.list', published, context);
    const layout = await source.page('news.list', answer, context);
    expect(layout.source).toBe('last-good');
    expect(typesOf(layout)).toEqual(['news-list', 'breadcrumbs']);
    expect(issues.length).toBeGreaterThan(0);
  });

  it('asks the shop which one worked last, and only then', async () => {
    const { source } = setUp();
    const asked: string[] = [];
    let answer = found(newsPage(['news']));
    const asking = (query: Query) => {
      asked.push(`${query.call} ${JSON.stringify(query.input)}`);
      return Promise.resolve(answer);
    };
    const on = (published: QueryResult) => source.page('news.list', published, { ...context, ask: asking });
    await on(published);
    await on(failed(404));
    expect(asked).toEqual([]);

    // The shop's memory goes before that of the process.
    await on(published);
    const first = await on(failed(500));
    expect(asked).toEqual(['layout.lastGood {"params":{"kind":"page","page":"news.list"}}']);
    expect([first.source, typesOf(first)]).toEqual(['last-good', ['news-list']]);
    expect(await on(failed(500))).toBe(first);

    // Another node drew another good one meanwhile.
    answer = found(newsPage(['crumbs']));
    expect(typesOf(await on(failed(500)))).toEqual(['breadcrumbs']);

    // Where the shop cannot say, the process remembers.
    answer = failed(503);
    expect(typesOf(await on(failed(503)))).toEqual(['news-list', 'breadcrumbs']);
  });

  it('falls to the base where none ever worked, and when the shop takes its page back', async () => {
    const { source } = setUp();
    expect((await source.page('news.list', failed(500), context)).source).toBe('base');
    await source.page('news.list', published, context);
    expect((await source.page('news.list', failed(404), context)).source).toBe('base');
    expect((await source.page('news.list', failed(500), context)).source).toBe('base');
  });

  it('keeps shops apart', async () => {
    const { source } = setUp();
    await source.page('news.list', published, context);
    expect((await source.page('news.list', failed(500), { ...context, channel: 'gakuen' })).source).toBe('base');
  });

  it('resolves once for the same answer, and tells an issue once', async () => {
    const { source, codes } = setUp();
    const odd = found({
      ...newsPage(['news']),
      sections: { news: { type: 'news-list', v: 1 }, x: { type: 'hologram', v: 1 } },
    });
    const first = await source.page('news.list', odd, context);
    expect(await source.page('news.list', odd, context)).toBe(first);
    const told = codes().length;
    await source.page('news.list', odd, context);
    expect(codes()).toHaveLength(told);
  });

  it('resolves anew when a window opens', async () => {
    const { source } = setUp();
    const later = found({
      ...newsPage(['crumbs', 'news']),
      sections: {
        crumbs: { type: 'breadcrumbs', v: 1, window: { from: '2026-11-20T13:00+09:00' } },
        news: { type: 'news-list', v: 1 },
      },
    });
    const before = await source.page('news.list', later, context);
    expect(typesOf(before)).toEqual(['news-list']);
    expect(before.nextEdge).toEqual(new Date('2026-11-20T04:00:00Z'));
    expect(
      typesOf(await source.page('news.list', later, { ...context, now: new Date('2026-11-20T04:00:00Z') })),
    ).toEqual(['breadcrumbs', 'news-list']);
  });
});

describe('what the law wants within reach', () => {
  const frame = (page: string): object => ({
    $schema: 'noren/layout/1',
    page,
    order: ['header', 'outlet', 'footer'],
    sections: {
      header: { type: 'header', v: 1 },
      outlet: { type: 'outlet', v: 1 },
      footer: { type: 'footer', v: 1, visible: { visitor: 'member' }, window: { until: '2020-01-01' } },
    },
  });
  const without = (page: string): object => ({ ...frame(page), order: ['header', 'outlet'] });

  it.each(frameIds.filter((id) => id !== 'maintenance' && id !== 'invalidChannel'))(
    'stays at the foot of the frame %s, though a shop leaves the footer out or hides it',
    async (id) => {
      const { source, codes } = setUp();
      for (const document of [frame(id), without(id)]) {
        const layout = await source.frame(id, found(document), context);
        expect(typesOf(layout)).toEqual(['header', 'outlet', 'footer']);
        expect(layout.sections.at(-1)?.screens).toHaveLength(3);
      }
      expect(codes()).toEqual(['essential-shown', 'not-in-order', 'essential-restored']);
    },
  );
});
