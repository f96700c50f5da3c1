import { describe, expect, it } from 'vitest';
import { query } from '../../../schemas/query';
import { loadSections, type Sections } from './load-sections';
import { countingAsk, failed, found, type Answers } from '../test/small-shop';
import { resolvedSection, smallSection } from '../test/small-sections';

const news = () => ({ news: query('content.news', {}) });

const sections: Sections = {
  plain: smallSection(),
  news: smallSection({ needs: news }),
  again: smallSection({ needs: news }),
  maker: smallSection({ needs: () => ({ maker: query('catalog.maker', { params: { key: 'a' } }) }) }),
  thrower: smallSection({
    needs: () => {
      throw new Error('needs');
    },
  }),
  selecting: smallSection({ needs: news, select: (data) => ({ names: Object.keys(data) }) }),
  selectThrower: smallSection({
    needs: news,
    select: () => {
      throw new Error('select');
    },
  }),
};

const load = async (types: readonly string[], answers: Answers = { 'content.news': found({ data: [] }) }) => {
  const { ask, waves } = countingAsk(answers);
  const faults: [string, unknown][] = [];
  const lists = { before: [], after: [], main: types.map((type) => resolvedSection(`one-${type}`, type)) };
  const context = { page: 'top', params: {}, query: {}, today: '2026-11-20', cartToken: '', isMember: false } as const;
  const loaded = await loadSections(sections, lists, context, {
    ask,
    isPersonal: false,
    onError: (section, error) => faults.push([section, (error as Error).message]),
  });
  return { ...loaded, waves, faults, data: Object.fromEntries(loaded.main.map(({ id, data }) => [id, data])) };
};

describe('loadSections', () => {
  it('asks for the needs of all sections at once, and for equal ones once', async () => {
    const { waves, data } = await load(['news', 'again', 'maker', 'plain'], {
      'content.news': found({ data: ['n'] }),
      'catalog.maker': found({ name: '窯' }),
    });
    expect(waves).toEqual([['content.news', 'catalog.maker']]);
    expect(data).toEqual({
      'one-news': { news: { data: ['n'] } },
      'one-again': { news: { data: ['n'] } },
      'one-maker': { maker: { name: '窯' } },
      'one-plain': {},
    });
  });

  it('draws nothing where the thing is not there, and the error state where it cannot be had just now', async () => {
    const { data, isWhole } = await load(['maker', 'news'], { 'content.news': failed(503, 'service.unavailable') });
    expect(data).toEqual({ 'one-maker': null, 'one-news': 'failed' });
    expect(isWhole).toBe(false);
  });

  it('costs one section only, and tells, when it throws while it says its needs or selects from its data', async () => {
    const { data, faults, isWhole } = await load(['thrower', 'selectThrower', 'news', 'selecting']);
    expect(data).toEqual({
      'one-thrower': 'failed',
      'one-selectThrower': 'failed',
      'one-news': { news: { data: [] } },
      'one-selecting': { names: ['news'] },
    });
    expect(faults).toEqual([
      ['one-thrower', 'needs'],
      ['one-selectThrower', 'select'],
    ]);
    // It would throw again: keeping the page costs nobody anything.
    expect(isWhole).toBe(true);
  });

  it('loads what stands in slots, marks the frame’s ids, and leaves out what this build does not draw', async () => {
    const { ask, waves } = countingAsk({ 'content.news': found({ data: [] }) });
    const holder = resolvedSection('holder', 'plain', { slots: { below: [resolvedSection('inner', 'news')] } });
    const lists = { before: [holder], main: [resolvedSection('odd', 'outlet')], after: [] };
    const context = {
      page: 'top',
      params: {},
      query: {},
      today: '2026-11-20',
      cartToken: '',
      isMember: false,
    } as const;
    const loaded = await loadSections(sections, lists, context, { ask, isPersonal: false, onError: () => undefined });
    expect(waves).toEqual([['content.news']]);
    expect(loaded.before.map(({ id }) => id)).toEqual(['frame.holder']);
    expect(loaded.before[0]?.slots.below?.[0]).toMatchObject({ id: 'frame.inner', data: { news: { data: [] } } });
    expect(loaded.main).toEqual([]);
  });
});
