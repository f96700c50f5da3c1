import { describe, expect, it } from 'vitest';
import { query } from '../../../../schemas/query';
import type { VisitorClass } from '../../../../src/domain/visitor';
import type { QueryResult } from '../../../../storefront/page/load/ask';
import { createRememberingAsk } from './remembering-ask';

const news = query('content.news', {});

const setUp = () => {
  let time = 0;
  let asked = 0;
  let result: QueryResult = { ok: true, result: 'first' };
  const remembering = createRememberingAsk(() => time);
  const ask = (version: string, channel = 'minori', visitor: VisitorClass = 'guest') =>
    remembering({ channel, version, visitor, isPersonal: false }, () => {
      asked += 1;
      return Promise.resolve(result);
    });
  return {
    ask,
    asked: () => asked,
    answer: (next: QueryResult) => (result = next),
    pass: (ms: number) => (time += ms),
  };
};

describe('the remembering ask', () => {
  it('asks once for all page views of a data version', async () => {
    const { ask, asked } = setUp();
    await Promise.all([ask('1')(news), ask('1')(news)]);
    expect(await ask('1')(query('content.news', {}))).toEqual({ ok: true, result: 'first' });
    expect(asked()).toBe(1);
  });

  it('asks anew after a write, in another channel, for other input, and after a few seconds', async () => {
    const { ask, asked, pass } = setUp();
    await ask('1')(news);
    await ask('2')(news);
    await ask('2', 'gakuen')(news);
    await ask('2')(query('content.news', { query: { page: 2 } }));
    expect(asked()).toBe(4);
    pass(2_000);
    await ask('2')(news);
    expect(asked()).toBe(5);
  });

  it('asks anew for another class of visitor', async () => {
    const { ask, asked } = setUp();
    for (const visitor of ['guest', 'member', 'registered', 'guest'] as const) await ask('1', 'minori', visitor)(news);
    expect(asked()).toBe(3);
  });

  it('remembers that something is not there, but no failure', async () => {
    const { ask, asked, answer } = setUp();
    answer({ ok: false, status: 503, code: 'service.unavailable' });
    await ask('1')(news);
    answer({ ok: false, status: 404, code: 'content.not-found' });
    expect(await ask('1')(news)).toMatchObject({ status: 404 });
    answer({ ok: true, result: 'later' });
    expect(await ask('1')(news)).toMatchObject({ status: 404 });
    expect(asked()).toBe(2);
  });
});
