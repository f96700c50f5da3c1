import { describe, expect, it } from 'vitest';
import { sampleSettings } from '../../sections/samples/shop';
import { settingsRegistry } from '../../sections/settings-registry';
import { frameIds } from '../../schemas/layout/pages';
import { themeIds } from '../../themes/theme-ids';
import { themeLayouts } from '../../themes/layouts';
import type { LayoutIssue } from '../layout/layout-issues';
import { createLayoutSource, frameDocument, pageDocument, type LayoutContext } from './layout-source';
import { failed, found, guest } from './test/small-shop';

const context: LayoutContext = {
  now: new Date('2026-11-20T03:00:00Z'),
  channel: 'minori',
  theme: 'minori',
  settings: sampleSettings,
  visitor: guest,
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

  it('prefers what the shop published to the theme’s base', () => {
    const { source, issues } = setUp();
    const layout = source.page('news.list', published, context);
    expect(layout.source).toBe('published');
    expect(typesOf(layout)).toEqual(['news-list', 'breadcrumbs']);
    expect(issues).toEqual([]);
  });

  it('[site.layout-frames] has every frame in every theme, without an issue', () => {
    const { source, issues } = setUp();
    expect([...frameIds].sort()).toEqual(['default', 'invalidChannel', 'maintenance', 'sample', 'simple']);
    for (const theme of themeIds) {
      for (const frame of frameIds) {
        const layout = source.frame(frame, failed(404), { ...context, theme });
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
  ])('keeps the last published one that worked when %s', (_name, answer) => {
    const { source, issues } = setUp();
    source.page('news.list', published, context);
    const layout = source.page('news.list', answer, context);
    expect(layout.source).toBe('last-good');
    expect(typesOf(layout)).toEqual(['news-list', 'breadcrumbs']);
    expect(issues.length).toBeGreaterThan(0);
  });

  it('falls to the base where none ever worked, and when the shop takes its page back', () => {
    const { source } = setUp();
    expect(source.page('news.list', failed(500), context).source).toBe('base');
    source.page('news.list', published, context);
    expect(source.page('news.list', failed(404), context).source).toBe('base');
    expect(source.page('news.list', failed(500), context).source).toBe('base');
  });

  it('keeps shops apart', () => {
    const { source } = setUp();
    source.page('news.list', published, context);
    expect(source.page('news.list', failed(500), { ...context, channel: 'gakuen' }).source).toBe('base');
  });

  it('resolves once for the same answer, and tells an issue once', () => {
    const { source, codes } = setUp();
    const odd = found({
      ...newsPage(['news']),
      sections: { news: { type: 'news-list', v: 1 }, x: { type: 'hologram', v: 1 } },
    });
    const first = source.page('news.list', odd, context);
    expect(source.page('news.list', odd, context)).toBe(first);
    const told = codes().length;
    source.page('news.list', odd, context);
    expect(codes()).toHaveLength(told);
  });

  it('resolves anew when a window opens', () => {
    const { source } = setUp();
    const later = found({
      ...newsPage(['crumbs', 'news']),
      sections: {
        crumbs: { type: 'breadcrumbs', v: 1, window: { from: '2026-11-20T13:00+09:00' } },
        news: { type: 'news-list', v: 1 },
      },
    });
    const before = source.page('news.list', later, context);
    expect(typesOf(before)).toEqual(['news-list']);
    expect(before.nextEdge).toEqual(new Date('2026-11-20T04:00:00Z'));
    expect(typesOf(source.page('news.list', later, { ...context, now: new Date('2026-11-20T04:00:00Z') }))).toEqual([
      'breadcrumbs',
      'news-list',
    ]);
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
