/** A shop of few answers, for tests of the screen loader: what is not in `answers` is a 404. */
import { sampleSettings } from '../../../sections/samples/shop';
import { settingsRegistry } from '../../../sections/settings-registry.generated';
import { themeLayouts } from '../../../themes/layouts';
import type { PublicEnvironment } from '../../../schemas/site/site';
import type { VisitorClass } from '../../../src/domain/visitor';
import { keyOf, type Ask, type QueryResult } from '../load/ask';
import { createLayoutSource, type LayoutSource } from '../load/layout-source';
import type { ScreenRequest } from '../load/screen-request';

export const openEnvironment: PublicEnvironment = {
  channel: 'minori',
  name: '実り',
  theme: 'minori',
  is_maintenance: false,
  maintenance: null,
  is_member_only: false,
  is_member_used: true,
  is_keycode_gated: false,
};

export const guest: VisitorClass = 'guest';

export const found = <Result>(result: Result): QueryResult<Result> => ({ ok: true, result });
export const failed = (
  status: number,
  code = status === 404 ? 'request.not-found' : 'server.error',
): QueryResult<never> => ({
  ok: false,
  status,
  code,
});

export type Answers = Readonly<Record<string, QueryResult | ((key: string) => QueryResult)>>;

export const siteAnswers: Answers = {
  'site.environment': found(openEnvironment),
  'site.settings': found(sampleSettings),
};

export interface CountingAsk {
  readonly ask: Ask;
  /** Calls that were asked for together, wave after wave. */
  readonly waves: readonly (readonly string[])[];
}

/** Answers a wave when nothing more is asked for, so that what waits for an answer falls into the next one. */
export const countingAsk = (answers: Answers): CountingAsk => {
  const waves: string[][] = [];
  let waiting: { call: string; answer: () => void }[] = [];
  const flush = (): void => {
    const wave = waiting;
    waiting = [];
    waves.push(wave.map(({ call }) => call));
    for (const { answer } of wave) answer();
  };
  const ask: Ask = (query) =>
    new Promise((resolve) => {
      if (waiting.length === 0) setImmediate(flush);
      const given = answers[query.call] ?? failed(404);
      waiting.push({
        call: query.call,
        answer: () => resolve(typeof given === 'function' ? given(keyOf(query)) : given),
      });
    });
  return { ask, waves };
};

/** The layouts of the real sections and themes, in their default variants. */
export const smallLayouts = (): LayoutSource =>
  createLayoutSource({
    definitions: settingsRegistry,
    variantsOf: () => [],
    base: themeLayouts,
    onIssues: () => undefined,
  });

/** A guest asks for a path and query, with nothing of the visitor's own. */
export const requestOf = (url: string, ask: Ask): ScreenRequest => {
  const [path = '/', search = ''] = url.split('?');
  return {
    path,
    query: new URLSearchParams(search),
    channel: { id: 'minori', prefix: '', origin: 'https://shop.example' },
    visitor: guest,
    hasKeycode: false,
    cartToken: '',
    now: new Date('2026-11-20T03:00:00Z'),
    ask,
  };
};
