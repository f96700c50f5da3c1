/**
 * Resolved layouts for a screen. What the shop published comes first, then the last one that worked, then the theme's
 * base, then the built-in minimum; a resolved layout is kept for as long as the documents and the facts stay the same
 * and no window opens or closes.
 */
import { query, type Query } from '../../schemas/calls/query';
import type { FrontSettings } from '../../schemas/entities/site';
import { visibilitySettings, type LayoutDocument } from '../../schemas/layout/document';
import type { FrameId, PageId } from '../../schemas/layout/pages';
import type { BaseLayouts } from '../../themes/layouts';
import type { ThemeId } from '../../themes/theme-ids';
import type { Facts } from '../layout/condition';
import { createLastGood } from '../layout/last-good';
import type { LayoutIssue } from '../layout/layout-issues';
import type { LayoutKind } from '../layout/page-frames';
import type { LayoutCandidate, ResolvedLayout } from '../layout/resolve-layout';
import type { SettingsRegistry } from '../layout/resolve-section';
import type { QueryResult } from './ask';
import type { Visitor } from './guards';
import { isSelling } from './load-site';

export interface LayoutContext {
  readonly now: Date;
  readonly channel: string;
  readonly theme: ThemeId;
  readonly settings: FrontSettings;
  readonly visitor: Visitor;
}

/** `published` is the shop's answer for the document, whatever it was. */
export interface LayoutSource {
  page(page: PageId, published: QueryResult, context: LayoutContext): ResolvedLayout;
  frame(frame: FrameId, published: QueryResult, context: LayoutContext): ResolvedLayout;
}

export const pageDocument = (page: PageId): Query => query('layout.page', { params: { page } });
export const frameDocument = (frame: FrameId): Query => query('layout.frame', { params: { page: frame } });

export interface LayoutSourceOptions {
  readonly definitions: SettingsRegistry;
  readonly variantsOf: (type: string, theme: ThemeId) => readonly string[];
  readonly base: Readonly<Record<ThemeId, BaseLayouts>>;
  readonly onIssues: (where: { channel: string; page: string }, issues: readonly LayoutIssue[]) => void;
}

interface Kept {
  readonly published: unknown;
  readonly layout: ResolvedLayout;
}

const mostKept = 500;

const factsOf = ({ visitor, settings, theme, channel }: LayoutContext): Facts => ({
  visitor: visitor.kind,
  registered: visitor.isRegistered,
  settings: {
    selling: isSelling(settings),
    multipleShipping: settings[visibilitySettings.multipleShipping],
  },
  theme,
  channel,
});

const candidatesOf = (answer: QueryResult, base: LayoutDocument | undefined): LayoutCandidate[] => [
  // A 404 says that the shop has none; any other failure, that it has one which cannot be had.
  ...(answer.ok || answer.status !== 404
    ? [{ source: 'published' as const, input: answer.ok ? answer.result : undefined }]
    : []),
  ...(base ? [{ source: 'base' as const, input: base }] : []),
];

export const createLayoutSource = (options: LayoutSourceOptions): LayoutSource => {
  const lastGood = createLastGood();
  const kept = new Map<string, Kept>();

  const resolve = (
    page: PageId | FrameId,
    kind: LayoutKind,
    answer: QueryResult,
    context: LayoutContext,
  ): ResolvedLayout => {
    const facts = factsOf(context);
    const key = JSON.stringify([kind, page, facts]);
    const published = answer.ok ? answer.result : answer.status;
    const known = kept.get(key);
    const isOver = known?.layout.nextEdge && known.layout.nextEdge <= context.now;
    if (known && known.published === published && !isOver) return known.layout;
    const bases: Readonly<Record<string, LayoutDocument | undefined>> =
      options.base[context.theme][kind === 'page' ? 'pages' : 'frames'];
    const layout = lastGood.resolve(candidatesOf(answer, bases[page]), {
      page,
      kind,
      definitions: options.definitions,
      variantsOf: (type) => options.variantsOf(type, context.theme),
      facts,
      now: context.now,
    });
    if (layout.issues.length > 0) options.onIssues({ channel: context.channel, page }, layout.issues);
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, { published, layout });
    return layout;
  };

  return {
    page: (page, published, context) => resolve(page, 'page', published, context),
    frame: (frame, published, context) => resolve(frame, 'frame', published, context),
  };
};
