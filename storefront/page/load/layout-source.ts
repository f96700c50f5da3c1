/**
 * Resolved layouts for a screen. What the shop published comes first, then the last one that worked, then the theme's
 * base, then the built-in minimum; a resolved layout is kept for as long as the documents and the facts stay the same
 * and no window opens or closes. Which one worked last, the shop is asked only when the published one does not: so all
 * nodes draw the same, and a process's own memory stands in where the shop cannot say.
 */
import { query, type Query } from '../../../schemas/query';
import type { FrontSettings } from '../../../schemas/site/site';
import { visibilitySettings, type LayoutDocument } from '../../../schemas/layout/document';
import type { FrameId } from '../../../schemas/screens/frames';
import type { PageId } from '../../../schemas/screens/pages';
import type { BaseLayouts } from '../../../themes/layouts';
import type { ThemeId } from '../../../themes/theme-ids';
import { kindOf, type VisitorClass } from '../../../src/domain/visitor';
import type { Facts } from '../../../src/layout/reading/condition';
import { createLastGood } from '../../../src/layout/resolving/last-good';
import type { LayoutIssue } from '../../../src/layout/reading/layout-issues';
import type { LayoutKind } from '../../../src/layout/page-frames';
import type { LayoutCandidate, ResolvedLayout } from '../../../src/layout/resolving/resolve-layout';
import type { SettingsRegistry } from '../../../src/layout/resolving/resolve-section';
import type { Ask, QueryResult } from './ask';
import { isSelling } from './load-site';

export interface LayoutContext {
  readonly now: Date;
  readonly channel: string;
  readonly theme: ThemeId;
  readonly settings: FrontSettings;
  readonly visitor: VisitorClass;
  readonly ask: Ask;
  /** Which of a page's documents; absent: it has one. */
  readonly instance?: string;
}

const whichOf = (instance: string) => (instance === '' ? {} : { query: { instance } });

/** `published` is the shop's answer for the document, whatever it was. */
export interface LayoutSource {
  page(page: PageId, published: QueryResult, context: LayoutContext): Promise<ResolvedLayout>;
  frame(frame: FrameId, published: QueryResult, context: LayoutContext): Promise<ResolvedLayout>;
}

export const pageDocument = (page: PageId, instance = ''): Query =>
  query('layout.page', { params: { page }, ...whichOf(instance) });
export const frameDocument = (frame: FrameId): Query => query('layout.frame', { params: { page: frame } });

const lastGoodDocument = (kind: LayoutKind, page: PageId | FrameId, instance: string): Query =>
  query('layout.lastGood', { params: { kind, page }, ...whichOf(instance) });

export interface LayoutSourceOptions {
  readonly definitions: SettingsRegistry;
  readonly variantsOf: (type: string, theme: ThemeId) => readonly string[];
  readonly base: Readonly<Record<ThemeId, BaseLayouts>>;
  readonly onIssues: (where: { channel: string; page: string }, issues: readonly LayoutIssue[]) => void;
}

interface Kept {
  readonly published: unknown;
  /** What the shop said was the last good one; null: it was not asked. */
  readonly lastGood: unknown;
  readonly layout: ResolvedLayout;
}

const mostKept = 500;

const factsOf = ({ visitor, settings, theme, channel }: LayoutContext): Facts => ({
  visitor: kindOf(visitor),
  registered: visitor === 'registered',
  settings: {
    selling: isSelling(settings),
    multipleShipping: settings[visibilitySettings.multipleShipping],
  },
  theme,
  channel,
});

/** What the shop answered; 'last-good' null: it was not asked. */
interface Documents {
  readonly published: QueryResult;
  readonly 'last-good': QueryResult | null;
}

const instanceIn = (kind: LayoutKind, { instance = '' }: LayoutContext): string => (kind === 'page' ? instance : '');

/** A 404 says that the shop has none; any other failure, that it has one which cannot be had. */
const isNone = (answer: QueryResult): boolean => !answer.ok && answer.status === 404;

const candidatesOf = (documents: Documents, base: LayoutDocument | undefined): LayoutCandidate[] => {
  const { published, 'last-good': lastGood } = documents;
  return [
    ...(isNone(published)
      ? []
      : [{ source: 'published' as const, input: published.ok ? published.result : undefined }]),
    ...(lastGood?.ok ? [{ source: 'last-good' as const, input: lastGood.result }] : []),
    ...(base ? [{ source: 'base' as const, input: base }] : []),
  ];
};

export const createLayoutSource = (options: LayoutSourceOptions): LayoutSource => {
  const remembered = createLastGood();
  const kept = new Map<string, Kept>();

  const resolveWith = (page: PageId | FrameId, kind: LayoutKind, documents: Documents, context: LayoutContext) => {
    const bases: Readonly<Record<string, LayoutDocument | undefined>> =
      options.base[context.theme][kind === 'page' ? 'pages' : 'frames'];
    return remembered.resolve(candidatesOf(documents, bases[page]), {
      page,
      kind,
      instance: instanceIn(kind, context),
      definitions: options.definitions,
      variantsOf: (type) => options.variantsOf(type, context.theme),
      facts: factsOf(context),
      now: context.now,
    });
  };

  const keep = (key: string, now: Kept, { channel }: LayoutContext): ResolvedLayout => {
    const { layout } = now;
    if (layout.issues.length > 0) options.onIssues({ channel, page: layout.page }, layout.issues);
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, now);
    return layout;
  };

  const resolve = async (
    page: PageId | FrameId,
    kind: LayoutKind,
    answer: QueryResult,
    context: LayoutContext,
  ): Promise<ResolvedLayout> => {
    const instance = instanceIn(kind, context);
    const key = JSON.stringify([kind, page, instance, factsOf(context)]);
    const published = answer.ok ? answer.result : answer.status;
    const known = kept.get(key);
    const isOver = known?.layout.nextEdge && known.layout.nextEdge <= context.now;
    const same = known && known.published === published && !isOver ? known : null;
    if (same?.lastGood === null) return same.layout;
    if (!same) {
      const layout = resolveWith(page, kind, { published: answer, 'last-good': null }, context);
      if (layout.source === 'published' || isNone(answer))
        return keep(key, { published, lastGood: null, layout }, context);
    }
    const lastGood = await context.ask(lastGoodDocument(kind, page, instance));
    const state = lastGood.ok ? lastGood.result : lastGood.status;
    if (same && same.lastGood === state) return same.layout;
    const layout = resolveWith(page, kind, { published: answer, 'last-good': lastGood }, context);
    return keep(key, { published, lastGood: state, layout }, context);
  };

  return {
    page: (page, published, context) => resolve(page, 'page', published, context),
    frame: (frame, published, context) => resolve(frame, 'frame', published, context),
  };
};
